import type { FloorBooth, FloorBoothState, FloorFeature } from './floor-plan.ts'

/** Names of kinds, as whoever draws a plan gives them. */
export const sampleKinds = { standard: '标准展位', large: '特装展位', public: '公共服务展位' } as const

const stateOf = (at: number): FloorBoothState => {
  if (at === 7) return 'own'
  if (at === 5) return 'held'
  if (at === 14) return 'offered'
  if (at % 11 === 10) return 'closed'
  return at % 3 === 0 ? 'taken' : 'free'
}

const companies = ['赣鄱重工', '青云数字', '梅岭医药', '滕王阁文旅', '章贡新能源'] as const

/** A hall for tests and stories: two rows back to back, then an aisle, and a way across in the middle. Decimetres. */
export const sampleHall = (count: number) => {
  const perRow = count >= 400 ? 20 : 10
  const xOf = (at: number) => 60 + at * 30 + (at >= perRow / 2 ? 40 : 0)
  const yOf = (row: number) => 100 + row * 30 + Math.floor((row + 1) / 2) * 40
  const booths = Array.from({ length: count }, (_, at): FloorBooth => {
    const [row, column] = [Math.floor(at / perRow), at % perRow]
    const state = stateOf(at)
    return {
      code: `${String.fromCodePoint(65 + row)}${String(column + 1).padStart(2, '0')}`,
      kind: at === 0 || at === perRow - 1 ? 'large' : at >= count - 2 ? 'public' : 'standard',
      x: xOf(column),
      y: yOf(row),
      w: 30,
      h: 30,
      state,
      ...((state === 'taken' || state === 'own') && { label: companies[at % companies.length] }),
      ...(state === 'taken' && at % 2 === 0 && { tags: ['急招'] }),
      ...(state === 'held' && { note: '还剩 12 分钟' }),
      ...(at === 3 || at === 12 ? { marked: true } : {}),
    }
  })
  const width = xOf(perRow - 1) + 90
  const depth = yOf(Math.ceil(count / perRow) - 1) + 130
  const middle = Math.round(width / 2)
  const features: FloorFeature[] = [
    { kind: 'entrance', label: '主入口', x: middle - 30, y: depth - 20, w: 60, h: 20 },
    { kind: 'exit', label: '西侧出口', x: 0, y: Math.round(depth / 2) - 25, w: 20, h: 50 },
    { kind: 'service', label: '总服务台', x: middle + 50, y: depth - 50, w: 50, h: 30 },
    { kind: 'rights', label: '维权服务台', x: middle - 110, y: depth - 50, w: 50, h: 30 },
    { kind: 'firstAid', label: '医疗点', x: 60, y: depth - 50, w: 30, h: 30 },
    { kind: 'toilet', label: '卫生间', x: width - 90, y: 10, w: 30, h: 30 },
    { kind: 'rest', label: '休息区', x: width - 100, y: depth - 50, w: 40, h: 30 },
    { kind: 'stage', label: '直播带岗区', x: middle - 40, y: 10, w: 80, h: 30 },
  ]
  return { hall: { width, depth }, booths, features }
}
