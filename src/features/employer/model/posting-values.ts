import { type JobDraft, jobDraft, jobPosting, postingQuestions } from '#contract/job-posting'
import { obstaclesOf } from '#contract/posting-check'
import * as forms from '#features/forms'
import { type FieldFault, faultsBy, unfitBy } from '#platform/forms'

/** A posting as its form holds it. */
export type PostingValues = forms.ValuesOf<typeof postingQuestions>

const rules = { typed: /* @__PURE__ */ jobDraft(), finished: /* @__PURE__ */ jobPosting() }

export const valuesOf = (draft: JobDraft): PostingValues => forms.valuesOf(postingQuestions, draft)

/** What an autosave sends and publishing checks. */
export const draftOf = (values: PostingValues): JobDraft => forms.answersOf(postingQuestions, values)

/** What keeps a posting from being stored, and what would be lost on the way: a quantity that is none. */
export const unfitOf = (values: PostingValues): FieldFault[] => [
  ...forms.unreadIn(postingQuestions, values),
  ...unfitBy(rules, draftOf(values)),
]

/** Everything that keeps a posting from being published. `today` is YYYY-MM-DD in China. */
export function faultsIn(values: PostingValues, today: string): FieldFault[] {
  const draft = draftOf(values)
  const obstacles = Object.entries(obstaclesOf(draft, today)).map(([path, message]) => ({ path, message }))
  return [...unfitOf(values), ...faultsBy(rules.finished, draft), ...obstacles]
}
