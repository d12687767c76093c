import type { ExamSummary } from '#contract/exams'
import type { Context } from '../http/context.ts'
import { figuresOf } from './figures.ts'
import { listExamsById } from './queries.ts'
import { toExamSummary } from './rows.ts'

type Reading = Pick<Context, 'db' | 'now' | 'settings'>

/** What is said of exams in short, by id, in the order of their ids. */
export async function examSummaries(
  ids: readonly number[],
  context: Reading,
): Promise<ReadonlyMap<number, ExamSummary>> {
  const rows = await listExamsById(context.db, ids)
  const figures = await figuresOf(context)
  return new Map(rows.map(row => [row.id, toExamSummary(row, figures(row.id), context.now)]))
}

/** Of one exam. Throws where there is none: every registration and round has one. */
export async function examSummaryOf(id: number, context: Reading): Promise<ExamSummary> {
  const summary = (await examSummaries([id], context)).get(id)
  if (!summary) throw new Error('An exam without a round of registering')
  return summary
}
