import { emptyDraft, postingForm } from '#contract/job-posting'
import type { TaskItem } from '#design-system'
import { sectionId } from '#features/forms'
import { isSame } from '#platform/drafts'
import { faultsIn, type PostingValues, valuesOf } from './posting-values.ts'

/** The parts of a posting, and how far each is written. `today` is YYYY-MM-DD in China. */
export function partsOf(values: PostingValues, today: string): TaskItem[] {
  const empty = valuesOf(emptyDraft())
  const faulty = new Set(faultsIn(values, today).map(({ path }) => path))
  return postingForm.map(({ name, title, questions }) => {
    const isBegun = questions.some(question => !isSame(values[question.name], empty[question.name]))
    const isFaulty = questions.some(question => faulty.has(question.name))
    const optional = !questions.some(question => 'required' in question && !('when' in question))
    const isDone = !isFaulty && (isBegun || !optional)
    return {
      id: name,
      title: title.replace('（选填）', ''),
      href: `#${sectionId(name)}`,
      optional,
      state: isDone ? 'done' : isBegun ? 'started' : 'todo',
    }
  })
}
