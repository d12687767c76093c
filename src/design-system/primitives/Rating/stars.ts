/** How full each of `count` stars is when `value` is shown to the nearest half. */
export type StarFill = 'empty' | 'half' | 'full'

/** To the nearest half, between 0 and `count`; 0 for what is no number. */
export const nearestHalf = (value: number, count: number) =>
  Number.isFinite(value) ? Math.min(count, Math.max(0, Math.round(value * 2) / 2)) : 0

export const starFills = (value: number, count: number): readonly StarFill[] => {
  const shown = nearestHalf(value, count)
  return Array.from({ length: count }, (_, place) => {
    if (shown >= place + 1) return 'full'
    return shown > place ? 'half' : 'empty'
  })
}
