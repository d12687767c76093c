/** The words of a question: options with `|` between them, the right letters together (`AC`). */
export interface QuestionText {
  readonly stem: string
  /** Empty for a statement that is true or false. */
  readonly options: string
  readonly solution: string
  readonly explanation: string
  /** The article that decides it. */
  readonly law: string
}

type Letters = string

/** A choice; with several right letters, several are to be chosen. */
export const choice = (stem: string, options: string, solution: Letters, explanation: string, law: string) =>
  ({ stem, options, solution, explanation, law }) satisfies QuestionText

/** A statement that holds. */
export const holds = (stem: string, explanation: string, law: string) => choice(stem, '', 'A', explanation, law)

/** A statement that does not hold. */
export const fails = (stem: string, explanation: string, law: string) => choice(stem, '', 'B', explanation, law)
