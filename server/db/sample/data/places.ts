import { jiangxiAreas } from '#contract/reference/regions'

export interface District {
  readonly code: string
  readonly name: string
}

export interface City {
  /** Six digits. */
  readonly code: string
  /** Without 市. */
  readonly short: string
  readonly name: string
  readonly districts: readonly District[]
  /** Share of the province's employers. */
  readonly weight: number
  /** What pay is worth beside the province's mean. */
  readonly pay: number
}

/** Share of employers and level of pay by the city's first four digits. */
const figures: Readonly<Record<string, readonly [weight: number, pay: number]>> = {
  3601: [26, 1.1],
  3602: [5, 0.95],
  3603: [5, 0.93],
  3604: [11, 1],
  3605: [5, 0.97],
  3606: [4, 0.97],
  3607: [16, 1],
  3608: [8, 0.95],
  3609: [9, 0.96],
  3610: [7, 0.93],
  3611: [9, 0.95],
}

const areas = Object.entries(jiangxiAreas).map(([code, name]): District => ({ code, name }))

/** The eleven cities with their districts. */
export const cities: readonly City[] = areas
  .filter(({ code }) => code.endsWith('00') && !code.endsWith('0000'))
  .map(({ code, name }) => {
    const prefix = code.slice(0, 4)
    const [weight = 1, pay = 1] = figures[prefix] ?? []
    const districts = areas.filter(area => area.code.startsWith(prefix) && area.code !== code)
    return { code, name, short: name.replace(/市$/, ''), districts, weight, pay }
  })

/** Roads and places that many towns have. */
export const roads = [
  '迎宾大道',
  '文明大道',
  '创业路',
  '工业一路',
  '工业三路',
  '滨江路',
  '青年路',
  '建设路',
  '解放路',
  '朝阳路',
  '金沙大道',
  '兴园路',
  '学府路',
  '红星路',
  '瑞金路',
  '赣江路',
  '梅岭路',
  '站前路',
  '新安路',
  '东湖路',
  '凤凰大道',
  '翠微路',
  '桂花路',
  '稻香路',
]

/** What stands on them, by kind of employer. */
export const sites = {
  factory: ['工业园区', '高新产业园', '标准厂房', '经济开发区', '电子信息产业园', '产业集聚区'],
  office: ['商务中心', '写字楼', '双创大厦', '软件园', '总部基地', '科技孵化园', '金融大厦'],
  street: ['商业广场', '步行街', '临街门面', '综合市场', '邻里中心'],
} as const
