export const standStates = ['free', 'taken', 'mine', 'closed'] as const
export type StandState = (typeof standStates)[number]

const stateWords = {
  free: '可选',
  taken: '已订',
  mine: '我的',
  closed: '不开放',
} as const satisfies Record<StandState, string>

/** What the places of a plan are called. */
export type FloorPlanWords = {
  /** One of them: 展位. */
  place: string
  /** Label of the search in the list. */
  find: string
  /** What each state means; the legend shows those that are named. */
  states: Partial<Record<StandState, string>>
}

export const hallWords: FloorPlanWords = { place: '展位', find: '按展位号或单位名称查找', states: stateWords }

/** A stand of the hall, in any one unit of length, from the upper left corner. */
export type Stand = {
  id: string
  label: string
  x: number
  y: number
  width: number
  height: number
  state: StandState
  company?: string | undefined
}

type Box = Pick<Stand, 'x' | 'y' | 'width' | 'height'>

/** Whether a stand has a place that can be drawn. */
export const isPlaced = ({ x, y, width, height }: Box): boolean =>
  [x, y, width, height].every(Number.isFinite) && width > 0 && height > 0

/** What holds all boxes with a margin: x, y, width, height. By a loop: there may be too many to spread. */
export const hallOf = (boxes: readonly Box[]): readonly [number, number, number, number] => {
  if (boxes.length === 0) return [0, 0, 1, 1]
  let left = Number.POSITIVE_INFINITY
  let top = Number.POSITIVE_INFINITY
  let right = Number.NEGATIVE_INFINITY
  let bottom = Number.NEGATIVE_INFINITY
  for (const { x, y, width, height } of boxes) {
    left = Math.min(left, x)
    top = Math.min(top, y)
    right = Math.max(right, x + width)
    bottom = Math.max(bottom, y + height)
  }
  const margin = Math.max(right - left, bottom - top) * 0.02
  return [left - margin, top - margin, right - left + 2 * margin, bottom - top + 2 * margin]
}

export const directions = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const
export type Direction = (typeof directions)[number]

export const isDirection = (key: string): key is Direction => directions.some(direction => direction === key)

const middle = ({ x, y, width, height }: Box) => [x + width / 2, y + height / 2] as const

/** How far `to` lies from `from` along `direction` (negative behind), and to the side of it. */
const distances = (from: Box, to: Box, direction: Direction): readonly [ahead: number, aside: number] => {
  const [x, y] = middle(from)
  const [toX, toY] = middle(to)
  const across = Math.abs(toX - x)
  const along = Math.abs(toY - y)
  switch (direction) {
    case 'ArrowLeft':
      return [x - toX, along]
    case 'ArrowRight':
      return [toX - x, along]
    case 'ArrowUp':
      return [y - toY, across]
    case 'ArrowDown':
      return [toY - y, across]
    default:
      return direction satisfies never
  }
}

/** The nearest box whose middle lies in `direction` of the box at `from`, straight ahead before aside; undefined when none does. */
export const neighbour = (boxes: readonly Box[], from: number, direction: Direction): number | undefined => {
  const start = boxes[from]
  if (!start) return undefined
  let best: number | undefined
  let least = Number.POSITIVE_INFINITY
  boxes.forEach((box, at) => {
    const [ahead, aside] = distances(start, box, direction)
    const cost = ahead + 3 * aside
    if (ahead <= 0 || (best !== undefined && cost >= least)) return
    best = at
    least = cost
  })
  return best
}

export const standText = ({ label, state, company }: Stand, { states }: FloorPlanWords = hallWords): string =>
  `${label}，${states[state] ?? '状态未知'}${company ? `，${company}` : ''}`

const plain = (words: string) => words.normalize('NFKC').toLowerCase().replaceAll(/\s/g, '')

/** Stands whose number or company has `query` in it, whatever its width and case. */
export const findStands = (stands: readonly Stand[], query: string): readonly Stand[] => {
  const wanted = plain(query)
  if (wanted === '') return stands
  return stands.filter(({ label, company }) => plain(label).includes(wanted) || plain(company ?? '').includes(wanted))
}
