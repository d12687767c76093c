import { type AnswerFault, FORM_CHANGED, typedFaults, typedSection } from '#contract/exam-answers'
import type { ExamAnswers, ExamForm } from '#contract/exam-form'

/** What is wrong, by `section`, `section.question` or `section.0.question`: as a refusal names it. */
export type Faults = Readonly<Record<string, string>>

export const toFaults = (faults: readonly AnswerFault[]): Faults =>
  Object.fromEntries(faults.map(({ path, message }) => [path, message]))

/** Sections as they are typed: stored whatever state they are in, refused where they can't be meant. */
export function typedAnswers(
  form: ExamForm,
  given: ExamAnswers,
): { readonly answers: ExamAnswers; readonly faults: Faults } {
  const answers: Record<string, unknown> = {}
  const faults: AnswerFault[] = []
  for (const [name, value] of Object.entries(given)) {
    const section = form.find(one => one.name === name)
    const wrong = section ? typedFaults(section, value) : [{ path: name, message: FORM_CHANGED }]
    faults.push(...wrong)
    if (section && wrong.length === 0) answers[name] = typedSection(section, value)
  }
  return { answers, faults: toFaults(faults) }
}
