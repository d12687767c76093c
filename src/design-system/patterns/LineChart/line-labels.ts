import { emsOf, type Figure } from '../charts/figures.ts'

/** How much room a label needs: `tiny` fits everywhere, `wide` only where there is plenty. */
export const tiers = ['tiny', 'narrow', 'wide'] as const
export type Tier = (typeof tiers)[number]

/** Room under the picture and for one name, in characters. */
const room = {
  tiny: { all: 8, one: 4 },
  narrow: { all: 17, one: 4.5 },
  wide: { all: 44, one: 8 },
} as const satisfies Record<Tier, { all: number; one: number }>

/** How many names fit under the picture, and how many characters of each. */
export const roomFor = (moments: readonly string[], tier: Tier): { names: number; ems: number } => {
  const { all, one } = room[tier]
  const ems = moments.reduce((widest, moment) => Math.max(widest, emsOf(moment, one)), 1)
  return { names: Math.min(12, Math.max(2, Math.floor(all / (ems + 1)))), ems: one }
}

/** At most `most` of `count` places, evenly spread, first and last among them. */
export const spread = (count: number, most: number): number[] => {
  if (count <= most) return Array.from({ length: count }, (_, at) => at)
  const gaps = most - 1
  return Array.from({ length: most }, (_, at) => Math.round((at * (count - 1)) / gaps))
}

export type Fact = { word: string; at: number }

/** What a line says in words: places of its greatest, least and newest known figure. */
export const factsOf = (values: readonly Figure[]): Fact[] => {
  let high = -1
  let low = -1
  let last = -1
  values.forEach((value, at) => {
    if (value === null) return
    last = at
    if (high < 0 || value > (values[high] ?? value)) high = at
    if (low < 0 || value < (values[low] ?? value)) low = at
  })
  const facts = [
    { word: '最高', at: high },
    { word: '最低', at: low },
    { word: '最近', at: last },
  ]
  return facts.filter(({ at }) => at >= 0)
}

/** Whose figures are written beside their points: all where they fit, else those that tell most. */
export const labelled = (values: readonly Figure[], most: number): number[] =>
  values.length <= most
    ? [...values.keys()].filter(at => values[at] !== null)
    : [...new Set(factsOf(values).map(({ at }) => at))]

/** Words at an edge of the picture turn inwards. */
export const edgeOf = (at: number, count: number): 'first' | 'last' | undefined => {
  if (count < 2) return undefined
  if (at === 0) return 'first'
  return at === count - 1 ? 'last' : undefined
}
