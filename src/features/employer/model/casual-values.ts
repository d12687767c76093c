import { flexibleObstacles } from '#contract/flexible-check'
import { type FlexibleDraft, flexibleDraft, flexiblePosting, flexibleQuestions } from '#contract/flexible-form'
import * as forms from '#features/forms'
import { type FieldFault, faultsBy, unfitBy } from '#platform/forms'

/** Casual work as its form holds it, with the version that the writing began from. */
export type CasualValues = forms.ValuesOf<typeof flexibleQuestions> & { version: string }

const rules = { typed: /* @__PURE__ */ flexibleDraft(), finished: /* @__PURE__ */ flexiblePosting() }

export const valuesOf = (draft: FlexibleDraft, version: number): CasualValues => ({
  ...forms.valuesOf(flexibleQuestions, draft),
  version: String(version),
})

export const draftOf = (values: CasualValues): FlexibleDraft => forms.answersOf(flexibleQuestions, values)

/** What keeps casual work from being stored. */
export const unfitOf = (values: CasualValues): FieldFault[] => [
  ...forms.unreadIn(flexibleQuestions, values),
  ...unfitBy(rules, draftOf(values)),
]

/** Everything that keeps it from being posted at this moment. */
export function faultsIn(values: CasualValues, now: number): FieldFault[] {
  const draft = draftOf(values)
  const obstacles = Object.entries(flexibleObstacles(draft, now)).map(([path, message]) => ({ path, message }))
  return [...unfitOf(values), ...faultsBy(rules.finished, draft), ...obstacles]
}

export const fieldNames = [...flexibleQuestions.map(({ name }) => name), 'version'] as const
