import type { Tag } from './role.ts'

/** A line of business: what employers of one kind have in common. Texts hold alternatives parted by `|`. */
export interface Line {
  readonly tags: readonly Tag[]
  /** Value of the trade list. */
  readonly trade: string
  /** Values of the company type list; repetition is weight. */
  readonly types: readonly string[]
  /** Values of the scale list; repetition is weight. */
  readonly scales: readonly string[]
  /** How many such employers there are beside others. */
  readonly weight: number
  /** What follows the brand in the name, legal form included. */
  readonly names: string
  /** What the employer makes or does, as a noun: the `{p}` of texts. */
  readonly products: string
  /** Sentences for the introduction. */
  readonly intro: string
  /** Cities in which the line is at home (first four digits); anywhere otherwise. */
  readonly home?: readonly string[]
  /** Weekly rest and shifts that most of its office staff have. */
  readonly weekend?: true
}
