import type { FairSign } from '#contract/fair-papers'

/** Which signs are printed: those that are new or show something else, all, one row of the plan, or these booths. */
export const signRanges = ['due', 'all', 'row', 'booths'] as const
export type SignRange = (typeof signRanges)[number]

export interface SignChoice {
  readonly range: SignRange
  /** Letters of the row: A. */
  readonly row: string
  /** Numbers of booths as they were typed: A01、a2 B13. */
  readonly booths: string
}

type Booth = Pick<FairSign, 'code'>

export const rowOf = ({ code }: Booth): string => code.replace(/\d+$/, '')

/** The rows in which there are any, in their order: A, B, AA. */
export const rowsIn = (signs: readonly Booth[]): string[] =>
  [...new Set(signs.map(rowOf))].sort((one, other) => one.length - other.length || one.localeCompare(other))

/** Numbers of booths out of what was typed, whatever stands between them; each once. */
export const codesIn = (typed: string): string[] => [
  ...new Set(
    typed
      .normalize('NFKC')
      .toUpperCase()
      .match(/[A-Z0-9]+/g) ?? [],
  ),
]

const isTyped = (code: string, typed: readonly string[]) => typed.includes(code)

/** The signs that a choice means. */
export function chosenSigns<Sign extends Pick<FairSign, 'code' | 'state'>>(
  signs: readonly Sign[],
  { range, row, booths }: SignChoice,
): Sign[] {
  switch (range) {
    case 'due':
      return signs.filter(({ state }) => state !== 'printed')
    case 'all':
      return [...signs]
    case 'row':
      return signs.filter(sign => rowOf(sign) === row)
    case 'booths': {
      const typed = codesIn(booths)
      return signs.filter(({ code }) => isTyped(code, typed))
    }
    default:
      return range satisfies never
  }
}

/** Typed numbers that have no sign: nobody stands there, or there is no such booth. */
export const withoutSign = (signs: readonly Booth[], typed: string): string[] =>
  codesIn(typed).filter(code => !signs.some(sign => sign.code === code))

/** How large a name is set, so that the longest (60 characters) fits as well. */
export function nameSize(name: string): 'short' | 'long' | 'longest' {
  const length = [...name].length
  if (length <= 12) return 'short'
  return length <= 32 ? 'long' : 'longest'
}
