import type { FairDuty } from '#contract/fair-duties'
import { isOnline } from '#contract/fair-kinds'
import type { FairPapers } from '#contract/fair-papers'
import { fairTextGaps } from '#contract/fair-texts'
import type { Queryable } from '../../db/db.ts'
import { findTextFair, listTexts } from './queries.ts'
import { factsOf, toTexts } from './shape.ts'

/** The texts that go along with filing and permit: what each lacks, and by when it is handed in first. */
export async function textsOf(db: Queryable, fair: string, duties: readonly FairDuty[]): Promise<FairPapers['texts']> {
  const row = await findTextFair(db, fair)
  if (!row || isOnline(row.kind)) return []
  const facts = factsOf(row)
  const due = duties
    .filter(({ name, isDone }) => !isDone && (name === 'permit' || name === 'filing'))
    .map(({ dueAt }) => dueAt)
  const dueAt = due.length === 0 ? null : Math.min(...due)
  return toTexts(facts, await listTexts(db, fair)).map(text => ({
    name: text.name,
    version: text.version,
    gaps: fairTextGaps(text.name, text, facts.leastStaff),
    dueAt,
    changedBy: text.changedBy,
    changedAt: text.changedAt,
  }))
}
