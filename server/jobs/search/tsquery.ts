/** A condition on lexemes, as PostgreSQL's tsquery knows it, with how many of all open jobs probably meet it. */
export interface Condition {
  /** Text of a tsquery; '' when everything meets it. */
  readonly text: string
  /** 0 to 1. Exactly 0 only when no job can meet it. */
  readonly share: number
}

export const everything: Condition = { text: '', share: 1 }
const nothing: Condition = { text: '', share: 0 }

const quote = (lexeme: string) => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

/** In how many jobs a lexeme stands. */
export type CountOf = (lexeme: string) => number

/** One of these lexemes; those that stand nowhere are left out. */
export function anyLexeme(lexemes: readonly string[], count: CountOf, total: number): Condition {
  const found = lexemes.filter(lexeme => count(lexeme) > 0)
  if (found.length === 0 || total === 0) return nothing
  const share = Math.min(
    1,
    found.reduce((sum, lexeme) => sum + count(lexeme) / total, 0),
  )
  return { text: grouped(found.map(quote), ' | '), share }
}

/** All of them, which have nothing to do with each other. */
export const both = (conditions: readonly Condition[]): Condition =>
  combine(conditions, shares => shares.reduce((product, share) => product * share, 1))

/** All of them, which mostly come together, as the pairs of characters of one word do. */
export const together = (conditions: readonly Condition[]): Condition =>
  combine(conditions, shares => Math.min(1, ...shares))

/** At least one of them. */
export function either(conditions: readonly Condition[]): Condition {
  const possible = conditions.filter(condition => condition.share > 0)
  if (possible.some(condition => condition.text === '')) return everything
  if (possible.length === 0) return nothing
  const share = Math.min(
    1,
    possible.reduce((sum, condition) => sum + condition.share, 0),
  )
  return {
    text: grouped(
      possible.map(condition => condition.text),
      ' | ',
    ),
    share,
  }
}

function combine(conditions: readonly Condition[], shareOf: (shares: number[]) => number): Condition {
  if (conditions.some(condition => condition.share === 0)) return nothing
  const real = conditions.filter(condition => condition.text !== '')
  return {
    text: grouped(
      real.map(condition => condition.text),
      ' & ',
    ),
    share: shareOf(real.map(({ share }) => share)),
  }
}

const grouped = (texts: readonly string[], sign: ' | ' | ' & ') =>
  texts.length > 1 ? `(${texts.join(sign)})` : (texts[0] ?? '')
