import type { Format } from './formats.ts'

interface Choice {
  readonly value: string
  readonly label: string
}

/** How a question is asked, and what its answer may be. */
export type Control =
  | {
      readonly kind: 'text'
      /** Fewest and most code points. */
      readonly min?: number
      readonly max: number
      readonly format?: Format
      readonly autoComplete?: string
      /** What is often answered: each is a press away. */
      readonly usual?: readonly string[]
    }
  | { readonly kind: 'area'; readonly min?: number; readonly max: number; readonly rows?: number }
  /** A whole number. */
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly unit: string }
  | { readonly kind: 'select'; readonly options: readonly Choice[] }
  | { readonly kind: 'radio'; readonly options: readonly Choice[] }
  | { readonly kind: 'several'; readonly options: readonly Choice[]; readonly most: number }
  | { readonly kind: 'yes' }
  /** A day soon, YYYY-MM-DD; `usual` ones are a press away, so many days from today. */
  | { readonly kind: 'day'; readonly usual?: readonly number[] }
  /** A day long past; YYYY-MM-DD. */
  | { readonly kind: 'birthday' }
  /** YYYY-MM; '' of `monthOrNow` is until today. */
  | { readonly kind: 'month' | 'monthOrNow' }
  /** A place of China down to the district, or the job category of a title; by code. */
  | { readonly kind: 'place' | 'category' }
  /** A city of the province, and a district of it that another question asks for. */
  | { readonly kind: 'city'; readonly district?: string }
  | { readonly kind: 'district'; readonly city: string }
  /** Cities of China, or job categories of any level. */
  | { readonly kind: 'places' | 'categories'; readonly most: number }

/** Asked only where an earlier question was answered with one of these. */
export interface Condition {
  readonly question: string
  readonly anyOf: readonly string[]
}

/** One question of a form. All of it is plain data, so that a form can be stored and sent. */
export type Question = Control & {
  readonly name: string
  /** What it is called on the form, in faults and where the answer is read back. */
  readonly label: string
  readonly required?: boolean
  /** What helps to answer. */
  readonly hint?: string
  /** The same for whoever writes in English; in place of `hint`. */
  readonly english?: string
  /** Two narrow questions stand side by side where there is room. */
  readonly width?: 'half'
  readonly when?: Condition
  /** What a new form says already. */
  readonly initial?: string | number
}

/** Questions that belong together, under one heading. */
export interface FormSection {
  readonly name: string
  readonly title: string
  readonly hint?: string
  readonly questions: readonly Question[]
}

type Kinds<Kind extends Question['kind']> = { readonly kind: Kind }

/** What an unfinished answer is. */
type Given<One extends Question> =
  One extends Kinds<'several' | 'places' | 'categories'>
    ? string[]
    : One extends Kinds<'yes'>
      ? boolean
      : One extends Kinds<'number'>
        ? number | null
        : string

type Settled<One extends Question> = One extends Kinds<'number'> & { readonly required: true } ? number : Given<One>

/** Answers by name, unfinished or not. */
export type AnswersTo<Questions extends readonly Question[]> = {
  [One in Questions[number] as One['name']]: Given<One>
}

/** Answers by name that have passed the rules. */
export type FinishedAnswersTo<Questions extends readonly Question[]> = {
  [One in Questions[number] as One['name']]: Settled<One>
}

/** Every question of a form, in the order in which they are asked. */
/* @__NO_SIDE_EFFECTS__ */
export const questionsOf = <const Sections extends readonly FormSection[]>(
  sections: Sections,
): readonly Sections[number]['questions'][number][] => sections.flatMap(({ questions }) => questions)

/** The answer of a form in which nothing has been written. */
function emptyAnswer({ kind, initial }: Question) {
  switch (kind) {
    case 'several':
    case 'places':
    case 'categories':
      return []
    case 'yes':
      return false
    case 'number':
      return initial ?? null
    default:
      return initial ?? ''
  }
}

/** Answers in which nothing has been written. */
export const emptyAnswers = <Questions extends readonly Question[]>(questions: Questions): AnswersTo<Questions> =>
  // Each name with the empty answer of its own kind.
  Object.fromEntries(questions.map(question => [question.name, emptyAnswer(question)])) as AnswersTo<Questions>

/** Whether a question is asked at all, as the others stand answered. */
export function isAsked({ when }: Pick<Question, 'when'>, answers: Readonly<Record<string, unknown>>): boolean {
  if (!when) return true
  const given = answers[when.question]
  return when.anyOf.some(value => (Array.isArray(given) ? given.includes(value) : String(given) === value))
}
