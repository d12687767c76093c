import { chinaDay } from '../clock.ts'
import type { Queryable } from '../db/db.ts'
import { findFacts, listClauses } from './queries.ts'
import { toClause, toFacts } from './rows.ts'

/** The rule that an article is, with all its clauses; null for other articles. */
export async function readRegulation(db: Queryable, articleId: number, now: Date) {
  const facts = await findFacts(db, articleId, chinaDay(now))
  if (!facts) return null
  return { ...toFacts(facts), clauses: (await listClauses(db, articleId)).map(toClause) }
}
