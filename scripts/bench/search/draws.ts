/** Draws that are the same for the same seed (mulberry32), so that two runs search the same jobs. */
export function draws(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const at = <Item>(items: readonly Item[], place: number): Item => {
    const item = items[Math.floor(place * items.length)]
    if (item === undefined) throw new RangeError('nothing to draw from')
    return item
  }
  return {
    /** A whole number from 0 to below `end`. */
    upTo: (end: number) => Math.floor(next() * end),
    /** One of these. */
    pick: <Item>(items: readonly Item[]) => at(items, next()),
    /** One of these, the first ones most often. */
    pickFront: <Item>(items: readonly Item[]) => at(items, next() ** 2),
  }
}
