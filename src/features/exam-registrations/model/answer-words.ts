import type { ExamFormSection } from '#contract/exam-form'
import { type Difference, differencesIn, wordsIn } from '#features/forms'

type Trees = Parameters<typeof wordsIn>[2]
type Answers = Readonly<Record<string, unknown>>

/** One answer, read back, with the path of its field. */
export interface AnswerRow {
  readonly path: string
  readonly label: string
  readonly value: string
}

const recordOf = (given: unknown): Answers => (typeof given === 'object' && given !== null ? { ...given } : {})
const listOf = (given: unknown): readonly unknown[] => (Array.isArray(given) ? given : [])

/** Answers that are read together: a section, or one of its entries. */
export interface AnswerGroup {
  readonly title: string
  readonly rows: readonly AnswerRow[]
}

/** The answers of a section in words; of one with entries, each entry by itself. */
export function groupsOf(section: ExamFormSection, given: unknown, trees?: Trees): AnswerGroup[] {
  const { name, title, entry } = section
  const rows = (answers: unknown, under: string) =>
    wordsIn([section], recordOf(answers), trees)
      .flatMap(one => one.rows)
      .map(({ name: question, label, value }) => ({ path: `${under}.${question}`, label, value }))
  if (!entry) return [{ title, rows: rows(given, name) }]
  const entries = listOf(given)
  if (entries.length === 0) return [{ title, rows: [{ path: name, label: entry.label, value: '' }] }]
  return entries.map((one, at) => ({ title: `${entry.label} ${at + 1}`, rows: rows(one, `${name}.${at}`) }))
}

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
