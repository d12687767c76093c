import * as z from 'zod/mini'
import type { AnswersTo, Question } from '#contract/form/question'
import type { FieldFault } from '#platform/forms'

type Typed<Answer> = Answer extends boolean ? boolean : Answer extends string[] ? string[] : string

/** Answers as a form holds them: a number is text while it is typed. */
export type ValuesOf<Questions extends readonly Question[]> = {
  [Name in keyof AnswersTo<Questions>]: Typed<AnswersTo<Questions>[Name]>
}

const numberOf = (text: string) => (/^\d{1,7}$/.test(text.trim()) ? Number(text) : null)
const textOf = (number: unknown) => (typeof number === 'number' ? String(number) : '')

/** What a form starts with. */
export const valuesOf = <Questions extends readonly Question[]>(
  questions: Questions,
  answers: AnswersTo<Questions>,
): ValuesOf<Questions> =>
  // Each name with its own kind of answer.
  Object.fromEntries(
    questions.map(({ name, kind }) => {
      const answer: unknown = (answers as Record<string, unknown>)[name]
      return [name, kind === 'number' ? textOf(answer) : Array.isArray(answer) ? [...answer] : answer]
    }),
  ) as ValuesOf<Questions>

/** What a form says; a number that is none is null. */
export const answersOf = <Questions extends readonly Question[]>(
  questions: Questions,
  values: ValuesOf<Questions>,
): AnswersTo<Questions> =>
  Object.fromEntries(
    questions.map(({ name, kind }) => {
      const value: unknown = (values as Record<string, unknown>)[name]
      return [name, kind === 'number' ? numberOf(String(value)) : value]
    }),
  ) as AnswersTo<Questions>

/** What would be lost on the way from a form to its answers: a number that is none. */
export const unreadIn = <Questions extends readonly Question[]>(
  questions: Questions,
  values: ValuesOf<Questions>,
): FieldFault[] =>
  questions.flatMap(({ name, kind }) => {
    const value: unknown = (values as Record<string, unknown>)[name]
    const isUnread = kind === 'number' && typeof value === 'string' && value.trim() !== '' && numberOf(value) === null
    return isUnread ? [{ path: name, message: '请填写整数，最多 7 位' }] : []
  })

function shapeOf({ kind }: Question): z.ZodMiniType {
  switch (kind) {
    case 'several':
    case 'places':
    case 'categories':
      return z._default(z.array(z.string()), [])
    case 'yes':
      return z._default(z.boolean(), false)
    default:
      return z._default(z.string(), '')
  }
}

/** The shape of a form, whatever is written in it; a question that came later is unanswered. */
export const valuesShape = (questions: readonly Question[]) =>
  z.strictObject(Object.fromEntries(questions.map(question => [question.name, shapeOf(question)])))

/** What a browser kept of a form; null for what can't be it. */
export function readValues<Questions extends readonly Question[]>(
  questions: Questions,
  kept: unknown,
): ValuesOf<Questions> | null {
  const parsed = z.safeParse(valuesShape(questions), kept)
  return parsed.success ? (parsed.data as ValuesOf<Questions>) : null
}
