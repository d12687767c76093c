import type { FormSection } from '#contract/form/question'
import type { TaskItem } from '#design-system'
import { isSame } from '#platform/drafts'
import type { FieldFault } from '#platform/forms'
import { sectionId } from './section-id.ts'

type Values = Readonly<Record<string, unknown>>

/** The sections of a form, and how far each is written: against the form as it is when nothing has been, and its faults. */
export function partsOf(
  sections: readonly FormSection[],
  values: Values,
  empty: Values,
  faults: readonly FieldFault[],
): TaskItem[] {
  const faulty = new Set(faults.map(({ path }) => path.split('.')[0]))
  return sections.map(({ name, title, questions }) => {
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
