import * as z from 'zod/mini'
import type { InputOf } from '#contract/endpoint'
import { type FairAnswers, fairAnswers, fairQuestions } from '#contract/fair-form'
import { momentFaults } from '#contract/fair-form-moments'
import type { changeFair, FairFormInfo } from '#contract/fair-office'
import { emptyAnswers } from '#contract/form/question'
import { answersOf, type ValuesOf, valuesOf } from '#features/forms'
import type { FieldFault } from '#platform/forms'

export type FairValues = ValuesOf<typeof fairQuestions>

const schema = /* @__PURE__ */ fairAnswers()

/** A form as it opens: what the service says of it, the rest as in an empty one. */
export const fairValues = (answers: FairFormInfo['answers'] = {}): FairValues =>
  // The service fills in answers by the names of the same questions.
  valuesOf(fairQuestions, { ...emptyAnswers(fairQuestions), ...answers } as FairAnswers)

/** What is wrong with a form that is to be sent: each answer, then what its days have to do with each other. */
export function fairFaults(values: FairValues): readonly FieldFault[] {
  const parsed = z.safeParse(schema, answersOf(fairQuestions, values))
  if (parsed.success) return momentFaults(parsed.data)
  return parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
}

/** What is sent of a form without faults. */
export const sentAnswers = (values: FairValues): InputOf<typeof changeFair>['answers'] =>
  z.parse(schema, answersOf(fairQuestions, values))
