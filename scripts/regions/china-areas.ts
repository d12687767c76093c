import { areaList } from '@vant/area-data'
import { customPinyin, pinyin } from 'pinyin-pro'
import { placeReadings } from './place-readings.ts'

customPinyin({ ...placeReadings })

/**
 * What GB/T 2260 does not divide: Taiwan, and the cities without districts (东莞、中山、儋州、嘉峪关). The package lists towns there under
 * numbers of its own. Hong Kong and Macau come from `specialRegions`.
 */
const undivided = ['71', '81', '82', '4419', '4420', '4604', '6202']

/** 江北新区 was never in the standard, 港闸区 and 长岛县 left it in 2020. */
const notListed = new Set(['320112', '320611', '370634'])

/** Districts of Hong Kong and Macau in the order of their codes by 民政部, from 810001 and 820001; the package has its own codes. */
const specialRegions = {
  81: '中西区 湾仔区 东区 南区 油尖旺区 深水埗区 九龙城区 黄大仙区 观塘区 荃湾区 屯门区 元朗区 北区 大埔区 西贡区 沙田区 葵青区 离岛区',
  82: '花地玛堂区 花王堂区 望德堂区 大堂区 风顺堂区 嘉模堂区 路凼填海区 圣方济各堂区',
}

/** Stands between a province and what it runs itself: the second 北京市, 县 of Chongqing, 省直辖县. */
const isPlaceholder = (code: string) => /^((11|12|31|50)0[12]|..90)00$/.test(code)

/** A development zone that a city runs: numbered from 71 and from 90 on for statistics, not in the standard. */
const isZone = (code: string) => /(7[1-9]|9\d)$/.test(code) && !/^..90/.test(code)

const isBelow = (code: string, prefix: string) => code.startsWith(prefix) && code !== prefix.padEnd(6, '0')

const isKept = (code: string) =>
  !(isPlaceholder(code) || isZone(code) || notListed.has(code) || undivided.some(prefix => isBelow(code, prefix)))

const syllables = (name: string) => pinyin(name, { toneType: 'none', v: true })

/** Name and syllables of its pinyin (`v` for ü) of every area of GB/T 2260, in the order of the codes. */
export function chinaAreas(): (readonly [code: string, words: string])[] {
  const { province_list, city_list, county_list } = areaList
  const listed = Object.entries({ ...province_list, ...city_list, ...county_list }).filter(([code]) => isKept(code))
  const special = Object.entries(specialRegions).flatMap(([prefix, names]) =>
    names.split(' ').map((name, at) => [`${prefix}${String(at + 1).padStart(4, '0')}`, name] as const),
  )
  return [...listed, ...special]
    .sort(([one], [other]) => Number(one) - Number(other))
    .map(([code, name]) => [code, `${name} ${syllables(name)}`])
}

/** Where they are kept, from the root. */
export const areasFile = 'src/contract/reference/regions-china-areas.ts'

/** The source file that holds them. */
export const areasSource = () => `import type { AreaNames } from './region-tree.ts'

/**
 * Name and pinyin of every province, city and district of China by GB/T 2260. Written by \`node scripts/regions.ts\` from the kept
 * package @vant/area-data, so that the browser carries neither its towns nor a dictionary of pinyin.
 */
export const chinaAreas: AreaNames = {
${chinaAreas()
  .map(([code, words]) => `  ${code}: '${words}',`)
  .join('\n')}
}
`
