/** Sizes of name plates, in millimetres, and how many of them lie on a page of A4 (210 × 297). */
export const plateSizes = {
  card: { width: 86, height: 54, columns: 2, rows: 5, label: '86 × 54 毫米，每页 10 张' },
  badge: { width: 105, height: 74, columns: 2, rows: 4, label: '105 × 74 毫米，每页 8 张' },
} as const
export type PlateSize = keyof typeof plateSizes

export const PAGE_WIDTH = 210
export const PAGE_HEIGHT = 297
/** How long a cut mark is. */
const MARK = 4

/** Plates by page; the last page may have fewer. */
export function platePages<Plate>(plates: readonly Plate[], size: PlateSize): Plate[][] {
  const { columns, rows } = plateSizes[size]
  const most = columns * rows
  return Array.from({ length: Math.ceil(plates.length / most) }, (_, page) =>
    plates.slice(page * most, (page + 1) * most),
  )
}

/** Where to cut: a short line at each end of every cut, as the path of an SVG in millimetres. */
export function cutMarks(size: PlateSize): string {
  const { width, height, columns, rows } = plateSizes[size]
  const left = (PAGE_WIDTH - columns * width) / 2
  const top = (PAGE_HEIGHT - rows * height) / 2
  const [right, bottom] = [left + columns * width, top + rows * height]
  const across = Array.from({ length: columns + 1 }, (_, at) => left + at * width)
  const down = Array.from({ length: rows + 1 }, (_, at) => top + at * height)
  // Where the plates reach the edge there is no room outside: the mark lies within.
  const outside = (edge: number, room: number) => (room >= MARK ? edge - MARK - 1 : edge)
  return [
    ...across.map(x => `M${x} ${outside(top, top)}v${MARK}M${x} ${bottom + (top >= MARK ? 1 : -MARK)}v${MARK}`),
    ...down.map(y => `M${outside(left, left)} ${y}h${MARK}M${right + (left >= MARK ? 1 : -MARK)} ${y}h${MARK}`),
  ].join('')
}

/** How large a name is set on a plate. */
export function plateNameSize(name: string): 'short' | 'long' | 'longest' {
  const length = [...name].length
  if (length <= 4) return 'short'
  return length <= 8 ? 'long' : 'longest'
}
