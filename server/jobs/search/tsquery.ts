/** A condition on lexemes, as PostgreSQL's tsquery knows it, with how many of all open jobs meet it. */
export interface Condition {
  /** Text of a tsquery; '' when everything meets it. */
  readonly text: string
  /** The share that probably meets it, 0 to 1. Exactly 0 only when no job can. */
  readonly share: number
  /** The share that certainly does. */
  readonly least: number
  /** The share that the word index has to go through to find them. */
  readonly read: number
}

export const everything: Condition = { text: '', share: 1, least: 1, read: 1 }
export const nothing: Condition = { text: '', share: 0, least: 0, read: 0 }

const quote = (lexeme: string) => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

/** In how many jobs a lexeme stands. */
export type CountOf = (lexeme: string) => number

/** One of these lexemes; those that stand nowhere are left out. */
export const anyLexeme = (lexemes: readonly string[], count: CountOf, total: number): Condition =>
  either(
    lexemes
      .filter(lexeme => total > 0 && count(lexeme) > 0)
      .map(lexeme => {
        const share = count(lexeme) / total
        return { text: quote(lexeme), share, least: share, read: share }
      }),
  )

/** All of them, which have nothing to do with each other. */
export const both = (conditions: readonly Condition[]): Condition =>
  combine(conditions, shares => shares.reduce((product, share) => product * share, 1))

/** All of them, which mostly come together, as the pairs of characters of one word do. */
export const together = (conditions: readonly Condition[]): Condition =>
  combine(conditions, shares => Math.min(1, ...shares))

/** At least one of them. */
export function either(conditions: readonly Condition[]): Condition {
  const possible = conditions.filter(({ share }) => share > 0)
  if (possible.length === 0) return nothing
  if (possible.some(({ least }) => least === 1)) return everything
  return {
    text: grouped(possible, ' | '),
    share: Math.min(1, sumOf(possible.map(({ share }) => share))),
    least: Math.max(...possible.map(({ least }) => least)),
    read: sumOf(possible.map(({ read }) => read)),
  }
}

/** None of what meets the condition, whose share is the most that can meet it. */
export function unless(condition: Condition): Condition {
  if (condition.share === 0) return everything
  if (condition.least === 1) return nothing
  return {
    text: `!${condition.text}`,
    share: Math.max(1 - condition.share, LEAST),
    least: 1 - condition.share,
    read: 1,
  }
}

/** A share of which hardly anything is known, and which is not 0. */
const LEAST = 1e-6

function combine(conditions: readonly Condition[], shareOf: (shares: number[]) => number): Condition {
  if (conditions.some(({ share }) => share === 0)) return nothing
  const real = conditions.filter(({ least }) => least < 1)
  return {
    text: grouped(real, ' & '),
    share: shareOf(real.map(({ share }) => share)),
    least: Math.max(0, 1 - sumOf(real.map(({ least }) => 1 - least))),
    read: Math.min(1, ...real.map(({ read }) => read)),
  }
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

function grouped(conditions: readonly Condition[], sign: ' | ' | ' & '): string {
  const texts = conditions.map(({ text }) => text)
  return texts.length > 1 ? `(${texts.join(sign)})` : (texts[0] ?? '')
}
