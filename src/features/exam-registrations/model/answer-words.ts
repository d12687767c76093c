import type { ExamFormSection } from '#contract/exam-form'
import { type Difference, differencesIn, differencesInEntries } from '#features/forms'
import type { StoredForm } from './part-forms.ts'

type Trees = Parameters<typeof differencesIn>[2]
type Answers = Readonly<Record<string, unknown>>

const recordOf = (given: unknown): Answers => (typeof given === 'object' && given !== null ? { ...given } : {})
const recordsOf = (given: unknown): readonly Answers[] => (Array.isArray(given) ? given.map(recordOf) : [])

/** Who registers, as answers to read: the number by its ends. */
export const readableIdentity = ({ idShown, ...open }: StoredForm['identity']): Answers => ({
  ...open,
  idNumber: idShown,
})

/** Where two versions of a section say otherwise. */
export function sectionDifferences(
  section: ExamFormSection,
  { mine, other }: { mine: unknown; other: unknown },
  trees?: Trees,
): Difference[] {
  return section.entry
    ? differencesInEntries([section], section.entry.label, { mine: recordsOf(mine), other: recordsOf(other) }, trees)
    : differencesIn([section], { mine: recordOf(mine), other: recordOf(other) }, trees)
}
