import type { ExamFormSection } from './exam-form.ts'
import { type AnswerTrees, wordsIn } from './form/words.ts'

/** One answer, read back, with the path of its field. */
export interface AnswerRow {
  readonly path: string
  readonly label: string
  readonly value: string
}

/** Answers that are read together: a section, or one of its entries. */
export interface AnswerGroup {
  readonly title: string
  readonly rows: readonly AnswerRow[]
}

const recordOf = (given: unknown): Readonly<Record<string, unknown>> =>
  typeof given === 'object' && given !== null ? { ...given } : {}

/** The answers of a section in words; of one with entries, each entry by itself. */
export function groupsOf(section: ExamFormSection, given: unknown, trees?: AnswerTrees): AnswerGroup[] {
  const { name, title, entry } = section
  const rows = (answers: unknown, under: string) =>
    wordsIn([section], recordOf(answers), trees)
      .flatMap(one => one.rows)
      .map(({ name: question, label, value }) => ({ path: `${under}.${question}`, label, value }))
  if (!entry) return [{ title, rows: rows(given, name) }]
  const entries: readonly unknown[] = Array.isArray(given) ? given : []
  if (entries.length === 0) return [{ title, rows: [{ path: name, label: entry.label, value: '' }] }]
  return entries.map((one, at) => ({ title: `${entry.label} ${at + 1}`, rows: rows(one, `${name}.${at}`) }))
}
