/** Where a key moves focus in a row of `count` things, by the WAI-ARIA patterns; undefined when the key is not ours. */
export const moveByKey = (
  key: string,
  from: number,
  count: number,
  keys: { previous: string; next: string },
): number | undefined => {
  if (count === 0) return undefined
  if (key === keys.next) return (from + 1) % count
  if (key === keys.previous) return (from - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
