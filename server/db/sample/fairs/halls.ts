/** A booth or a fixture of a hall, in decimetres from its upper left corner. */
interface Placed {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

export interface PlannedBooth extends Placed {
  readonly code: string
  readonly kind: 'standard' | 'large' | 'public'
}

export interface PlannedFeature extends Placed {
  readonly kind: 'entrance' | 'exit' | 'stage' | 'service' | 'rights' | 'firstAid' | 'toilet' | 'rest'
  readonly label: string
}

export interface PlannedHall {
  readonly width: number
  readonly depth: number
  readonly booths: readonly PlannedBooth[]
  readonly features: readonly PlannedFeature[]
}

/** Side of a standard booth, width of the aisles between rows and of the way across. */
const BOOTH = 30
const AISLE = 40
const MARGIN = 60

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ'

/**
 * A hall of so many rows: two back to back, then an aisle; a way across in the middle. The first row has a large booth
 * at either end and ends with what public services stand at.
 */
function hallOf(rows: number, perRow: number): PlannedHall {
  const across = Math.ceil(perRow / 2)
  const xOf = (at: number) => MARGIN + at * BOOTH + (at >= across ? AISLE : 0)
  const yOf = (row: number) => MARGIN + AISLE + row * BOOTH + Math.floor((row + 1) / 2) * AISLE
  const booths = Array.from({ length: rows * perRow }, (_, n): PlannedBooth => {
    const [row, at] = [Math.floor(n / perRow), n % perRow]
    const isEnd = row === 0 && (at === 0 || at === perRow - 1)
    const isPublic = row === rows - 1 && at >= perRow - 2
    return {
      code: `${letters[row] ?? 'Z'}${String(at + 1).padStart(2, '0')}`,
      kind: isPublic ? 'public' : isEnd ? 'large' : 'standard',
      x: xOf(at),
      y: yOf(row),
      w: BOOTH,
      h: BOOTH,
    }
  })
  const width = xOf(perRow - 1) + BOOTH + MARGIN
  const depth = yOf(rows - 1) + BOOTH + AISLE + MARGIN
  const middle = Math.round(width / 2)
  const right = width - MARGIN
  return {
    width,
    depth,
    booths,
    features: [
      { kind: 'entrance', label: '主入口', x: middle - 30, y: depth - 20, w: 60, h: 20 },
      { kind: 'exit', label: '西侧出口', x: 0, y: Math.round(depth / 2), w: 20, h: 50 },
      { kind: 'exit', label: '东侧出口', x: width - 20, y: Math.round(depth / 2), w: 20, h: 50 },
      { kind: 'service', label: '总服务台', x: middle + 50, y: depth - 50, w: 50, h: 30 },
      { kind: 'rights', label: '维权服务台', x: middle - 110, y: depth - 50, w: 50, h: 30 },
      { kind: 'firstAid', label: '医疗点', x: MARGIN, y: depth - 50, w: 30, h: 30 },
      { kind: 'toilet', label: '卫生间', x: right - 30, y: 10, w: 30, h: 30 },
      { kind: 'rest', label: '休息区', x: right - 40, y: depth - 50, w: 40, h: 30 },
      { kind: 'stage', label: '直播带岗区', x: middle - 40, y: 10, w: 80, h: 30 },
    ],
  }
}

/** Halls by the id of the template that is stored of them. */
export const planTemplates = [
  { id: 1, name: '40 展位标准厅', hall: hallOf(4, 10) },
  { id: 2, name: '60 展位标准厅', hall: hallOf(6, 10) },
  { id: 3, name: '100 展位大厅', hall: hallOf(10, 10) },
  { id: 4, name: '400 展位会展中心', hall: hallOf(20, 20) },
] as const

export const templateOf = (id: number): PlannedHall => {
  const found = planTemplates.find(template => template.id === id)
  if (!found) throw new RangeError(`no plan ${id}`)
  return found.hall
}

/** Halls of a fair on line: booths without a plan. */
export const onlineHalls = [
  { name: '先进制造展区', letter: 'A', booths: 20 },
  { name: '数字经济展区', letter: 'B', booths: 20 },
  { name: '现代服务展区', letter: 'C', booths: 20 },
] as const
