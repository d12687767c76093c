import { grouped } from '../../primitives/grouped.ts'

/** One value of a chart; null where none is known, drawn as a gap. */
export type Figure = number | null

export type ChartSeries = { name: string; values: readonly Figure[] }

/** As many groups as shapes and patterns can tell apart. */
export const mostSeries = 6

/** A figure that can be drawn; what is no number, or too large to be exact, counts as unknown. */
export const clean = (value: number | null | undefined): Figure =>
  typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER ? value : null

/** Groups with exactly one clean figure for each of `count` labels. */
export const cleanSeries = (series: readonly ChartSeries[], count: number): ChartSeries[] =>
  series.map(({ name, values }) => ({ name, values: Array.from({ length: count }, (_, at) => clean(values[at])) }))

/** Least and greatest known figure; undefined when none is known. By a loop: there may be too many to spread. */
export const extent = (series: readonly ChartSeries[]): readonly [number, number] | undefined => {
  let low = Number.POSITIVE_INFINITY
  let high = Number.NEGATIVE_INFINITY
  for (const { values } of series) {
    for (const value of values) {
      if (value === null) continue
      low = Math.min(low, value)
      high = Math.max(high, value)
    }
  }
  return low <= high ? [low, high] : undefined
}

export const figureText = (value: Figure, unit = ''): string =>
  value === null ? '无数据' : `${grouped(value)}${unit && ` ${unit}`}`

/** A figure on an axis, where room is short: 1.2万, 3亿. */
export const axisText = (value: number): string => {
  const size = Math.abs(value)
  if (size >= 1e8) return `${grouped(value / 1e8)}亿`
  if (size >= 1e4) return `${grouped(value / 1e4)}万`
  return size < 0.01 && size > 0 ? value.toPrecision(1) : grouped(value)
}

/** A place along an axis as SVG takes it, alike on server and browser: 0.12345 is 12.35%. */
export const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`

const isWide = (letter: string) => (letter.codePointAt(0) ?? 0) > 0x2e7f

/** How wide `words` are, in Chinese characters; what is past `most` is not counted. */
export const emsOf = (words: string, most: number): number => {
  let width = 0
  for (const letter of words) {
    width += isWide(letter) ? 1 : 0.6
    if (width >= most) return most
  }
  return width
}

/** `words` in at most `ems` Chinese characters' width, cut between whole characters. */
export const shorten = (words: string, ems: number): string => {
  let width = 0
  let kept = ''
  for (const letter of words) {
    width += isWide(letter) ? 1 : 0.6
    if (width > ems) return `${kept}…`
    kept += letter
  }
  return kept
}
