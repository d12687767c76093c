/** A repeatable source of choices: the same seed gives the same sequence on every machine. */
export interface Random {
  /** A fraction, 0 <= x < 1. */
  next(): number
  /** A whole number, both ends included. */
  int(low: number, high: number): number
  chance(probability: number): boolean
  pick<Item>(items: readonly Item[]): Item
  /** One item, the more probable the heavier. */
  weighted<Item>(items: readonly Item[], weightOf: (item: Item) => number): Item
  /** So many different items (fewer where there are not enough), in the list's own order. */
  some<Item>(items: readonly Item[], count: number): Item[]
  shuffled<Item>(items: readonly Item[]): Item[]
  /** A version-4 identifier. */
  uuid(): string
}

/** The mulberry32 generator. */
function fractions(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0')

/** A generator of its own for each kind of content, so that a change to one does not shift the others. */
export function randomOf(seed: number): Random {
  const next = fractions(seed)
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))

  function pick<Item>(items: readonly Item[]): Item {
    const index = Math.floor(next() * items.length)
    for (const item of items.slice(index, index + 1)) return item
    throw new RangeError('nothing to pick from')
  }

  function weighted<Item>(items: readonly Item[], weightOf: (item: Item) => number): Item {
    let rest = next() * items.reduce((sum, item) => sum + weightOf(item), 0)
    for (const item of items) {
      rest -= weightOf(item)
      if (rest < 0) return item
    }
    return pick(items)
  }

  function shuffled<Item>(items: readonly Item[]): Item[] {
    return items
      .map(item => ({ item, rank: next() }))
      .sort((a, b) => a.rank - b.rank)
      .map(({ item }) => item)
  }

  function some<Item>(items: readonly Item[], count: number): Item[] {
    const chosen = new Set(shuffled(items.map((_, index) => index)).slice(0, count))
    return items.filter((_, index) => chosen.has(index))
  }

  function uuid(): string {
    const word = () => hex(int(0, 0xffff), 4)
    return `${word()}${word()}-${word()}-4${hex(int(0, 0xfff), 3)}-${hex(int(0x8000, 0xbfff), 4)}-${word()}${word()}${word()}`
  }

  return { next, int, chance: probability => next() < probability, pick, weighted, some, shuffled, uuid }
}
