import { type AnswersTo, emptyAnswers, type Question } from '#contract/form/question'
import { answersOf, valuesOf } from '#features/forms'

type Questions = readonly Question[]
type Values = Record<string, unknown>

const isLike = ({ kind }: Question, empty: unknown, given: unknown) =>
  kind === 'number'
    ? given === null || typeof given === 'number'
    : Array.isArray(empty)
      ? Array.isArray(given) && given.every(one => typeof one === 'string')
      : typeof given === typeof empty

/** What is stored of the questions that are asked today; whatever else is there, or has another shape, is left out. */
function answersIn(questions: Questions, given: unknown): AnswersTo<Questions> {
  const stored: Values = typeof given === 'object' && given !== null ? { ...given } : {}
  const empty: Values = emptyAnswers(questions)
  const known = questions.filter(question => isLike(question, empty[question.name], stored[question.name]))
  // Each has the shape of its own question.
  return { ...empty, ...Object.fromEntries(known.map(({ name }) => [name, stored[name]])) } as AnswersTo<Questions>
}

/** Stored answers as fields hold them. */
export const fieldsOf = (questions: Questions, given: unknown): Values =>
  valuesOf(questions, answersIn(questions, given))

/** Fields as they are stored. */
export const answersOfFields = (questions: Questions, fields: unknown): Values =>
  // The fields were made of the same questions.
  answersOf(questions, fields as Parameters<typeof answersOf<Questions>>[1])
