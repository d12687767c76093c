import type { ExamFormSection } from '#contract/exam-form'
import { type Difference, differencesIn } from '#features/forms'
import type { StoredForm } from './part-forms.ts'

type Trees = Parameters<typeof differencesIn>[2]
type Answers = Readonly<Record<string, unknown>>

const recordOf = (given: unknown): Answers => (typeof given === 'object' && given !== null ? { ...given } : {})
const listOf = (given: unknown): readonly unknown[] => (Array.isArray(given) ? given : [])

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
  const { entry } = section
  if (!entry) return differencesIn([section], { mine: recordOf(mine), other: recordOf(other) }, trees)
  const [ours, others] = [listOf(mine), listOf(other)]
  return Array.from({ length: Math.max(ours.length, others.length) }, (_, at) =>
    differencesIn([section], { mine: recordOf(ours[at]), other: recordOf(others[at]) }, trees).map(one => ({
      ...one,
      label: `${entry.label} ${at + 1}：${one.label}`,
    })),
  ).flat()
}
