import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { wrongState } from './refused.ts'

/** An exhibitor, or a person at a fair. */
export type Barred = { readonly participation: string } | { readonly user: string }

interface NewBar {
  readonly id: string
  readonly fair: number
  readonly report: string
  readonly barred: Barred
}

/** False where they are barred already. */
export async function insertBar(tx: Queryable, { id, fair, report, barred }: NewBar, now: Date): Promise<boolean> {
  const [participation, user] = 'user' in barred ? [null, barred.user] : [barred.participation, null]
  const inserted = await tx.run(sql`
    insert into fair_talk_bars (id, fair_id, report_id, participation_id, user_id, barred_at)
    values (${id}, ${fair}, ${report}, ${participation}, ${user}, ${now}) on conflict do nothing`)
  return inserted > 0
}

const whom = (barred: Barred) =>
  'user' in barred ? sql`user_id = ${barred.user}` : sql`participation_id = ${barred.participation}`

/** False where they were not barred. */
export async function liftBar(tx: Queryable, fair: number, barred: Barred, now: Date): Promise<boolean> {
  const lifted = await tx.run(sql`
    update fair_talk_bars set lifted_at = ${now} where fair_id = ${fair} and ${whom(barred)} and lifted_at is null`)
  return lifted > 0
}

/** Refused to whom the fair's office lets queue no more. */
export async function demandNotBarred(db: Queryable, fair: number, user: string): Promise<void> {
  const rows = await db.query(sql`
    select 1 from fair_talk_bars where user_id = ${user} and fair_id = ${fair} and lifted_at is null`)
  if (rows.length > 0)
    throw wrongState('主办方已停止您在这场招聘会排队和预约交流；有异议请联系主办方，投递简历不受影响')
}
