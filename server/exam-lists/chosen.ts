import { namedIn } from '#contract/exam-list'
import { readList } from '#contract/exam-list-text'
import type { Queryable } from '../db/db.ts'
import { findLastChoice } from './queries.ts'

/**
 * Ticket numbers of whom an exam has chosen, as its last released list says: of who is hired, or before there is one of who
 * is looked into. Nobody where there is neither.
 */
export async function chosenTickets(db: Queryable, exam: number): Promise<string[]> {
  const body = await findLastChoice(db, exam)
  if (body === undefined) return []
  const list = readList(body)
  if (!list) throw new Error(`A released list of exam ${exam} cannot be read`)
  return list.outcome.flatMap(position => namedIn(list.inputs.kind, position).map(({ ticket }) => ticket))
}
