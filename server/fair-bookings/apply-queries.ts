import type { FairState } from '#contract/fair-timeline'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { isOut } from '../job-fairs/rows.ts'
import type { ParticipationRow } from './queries.ts'

type OutFairRow = Pick<
  ParticipationRow,
  | 'published_at'
  | 'fair_rules'
  | 'apply_from'
  | 'apply_until'
  | 'book_from'
  | 'book_until'
  | 'register_from'
  | 'register_until'
  | 'opens_at'
  | 'closes_at'
> & { readonly title: string; readonly state: FairState; readonly reason: string }

/** A fair that has been published. */
export async function findOutFair(db: Queryable, id: string, now: Date): Promise<OutFairRow | undefined> {
  const [row] = await db.query<OutFairRow>(sql`
    select f.title, f.state, f.reason, f.published_at, f.rules as fair_rules, f.apply_from, f.apply_until, f.book_from,
      f.book_until, f.register_from, f.register_until, f.opens_at, f.closes_at
    from fairs f where f.id = ${id} and ${isOut(now)}`)
  return row
}

interface NewApplication {
  readonly id: string
  readonly fair: string
  readonly company: string
  readonly now: Date
}

/** The record of a company at a fair: a new one, or the one that there was before. */
export async function insertApplication(tx: Queryable, { id, fair, company, now }: NewApplication) {
  const inserted = await tx.run(sql`
    insert into fair_participations (id, fair_id, company_id, state, created_at, updated_at)
    values (${id}, ${fair}, ${company}, 'applied', ${now}, ${now}) on conflict (fair_id, company_id) do nothing`)
  if (inserted === 1) return { id, isNew: true }
  const [row] = await tx.query<{ id: string }>(sql`
    select id from fair_participations where fair_id = ${fair} and company_id = ${company}`)
  return { id: row?.id ?? '', isNew: false }
}
