import type { ChartSeries } from './figures.ts'

/** The places of least, greatest and first unknown figure between `from` and `to`. */
const extremes = (values: ChartSeries['values'], from: number, to: number): number[] => {
  let least = -1
  let greatest = -1
  let gap = -1
  for (let at = from; at < to; at += 1) {
    const value = values[at] ?? null
    if (value === null) {
      if (gap < 0) gap = at
      continue
    }
    if (least < 0 || value < (values[least] ?? value)) least = at
    if (greatest < 0 || value > (values[greatest] ?? value)) greatest = at
  }
  return [least, greatest, gap].filter(at => at >= 0)
}

/** Which of `count` points to draw so that peaks, valleys and gaps stay: places in order, at most `most` (two or more), the first and the last among them. */
export const representative = (series: readonly ChartSeries[], count: number, most: number): number[] => {
  if (count <= most) return Array.from({ length: count }, (_, at) => at)
  const kept = new Set([0, count - 1])
  const buckets = Math.max(1, Math.floor((most - 2) / (3 * Math.max(1, series.length))))
  for (let bucket = 0; bucket < buckets; bucket += 1) {
    const from = Math.floor((bucket * count) / buckets)
    const to = Math.floor(((bucket + 1) * count) / buckets)
    for (const { values } of series) for (const at of extremes(values, from, to)) kept.add(at)
  }
  return [...kept].sort((one, other) => one - other)
}
