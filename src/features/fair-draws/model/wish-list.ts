/** The list with an entry one place nearer to the front (-1) or the end (1); as it was where there is no such place. */
export function moved(list: readonly string[], entry: string, by: -1 | 1): string[] {
  const [from, to] = [list.indexOf(entry), list.indexOf(entry) + by]
  const other = list[to]
  if (from < 0 || other === undefined) return [...list]
  return list.map((one, place) => (place === from ? other : place === to ? entry : one))
}

/** With the entry at the end, or without it where it was on the list. */
export const toggled = (list: readonly string[], entry: string): string[] =>
  list.includes(entry) ? list.filter(one => one !== entry) : [...list, entry]
