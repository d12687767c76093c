import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { keepSerials } from '../exam-tickets/serials.ts'
import type { User } from '../http/users.ts'
import { forgetIdentity } from './queries/identity-columns.ts'
import { listWhere } from './queries/registrations.ts'
import { takeStep } from './step.ts'

/** How many exams somebody is in the middle of: paid or being paid for and not over, or waiting for their or the office's word. */
export async function countExamsUnderWay(db: Queryable, userId: string, now: Date): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`
    select count(*) as count from exam_registrations g join exams e on e.id = g.exam_id
    where g.user_id = ${userId} and e.exam_until > ${now} and (g.status = '3' or (g.status = '2' and g.confirmed)
      or (g.status = '5' and g.pending in ('payment', 'position', 'appeal')))`)
  return row?.count ?? 0
}

/** Takes back what somebody who is leaving has sent and nothing was paid for. */
export async function withdrawRegistrations(tx: Queryable, user: User, now: Date): Promise<void> {
  await tx.query(sql`select 1 from exam_registrations where user_id = ${user.id} order by id for update`)
  const open = sql`g.status in ('0', '1', '2') or (g.status = '5' and g.pending = 'repair')`
  const rows = await listWhere(tx, sql`g.user_id = ${user.id} and (${open}) order by g.id`, now)
  for (const row of rows) {
    if (!row.confirmed) await takeStep(tx, row, { command: 'withdraw', by: 'candidate', user, now })
  }
}

/** Registrations `g` of which nobody sat anything, or paid for it. */
const cameToNothing = sql`(g.status is null or g.status <> '3')
  and not exists (select 1 from payment_orders o where o.registration_id = g.id)`

const isBarred = sql`exists (
  select 1 from exam_registration_steps s where s.registration_id = g.id and s.what = 'disqualify')`

/** Of whoever was barred from an exam, the decision and the digest of the number that it holds against, and no more. */
async function keepBars(tx: Queryable, userId: string): Promise<void> {
  const barred = sql`select g.id from exam_registrations g where g.user_id = ${userId} and ${cameToNothing} and ${isBarred}`
  for (const table of ['exam_tickets', 'exam_scores', 'exam_rechecks', 'exam_review_judgements'])
    await tx.run(sql`delete from ${sql.ident(table)} where registration_id in (${barred})`)
  await tx.run(sql`
    update exam_registrations set ${forgetIdentity()}, id_tail = '', receipt = null, looked_count = 0, looked_at = null
    where id in (${barred})`)
  await tx.run(sql`delete from exam_registration_steps where registration_id in (${barred}) and what <> 'disqualify'`)
}

/**
 * Drafts and what came to nothing go with the account. What was sat, or paid for, stays the exam's record: who it was, as
 * lists and scores need it, without anything else that the candidate wrote or handed in. Who was barred stays barred.
 */
export async function forgetRegistrations(tx: Queryable, userId: string): Promise<void> {
  // Whoever keeps the paper does not get in with it where there is no network.
  await keepSerials(tx, sql`g.user_id = ${userId} and ${cameToNothing}`)
  await tx.run(sql`
    delete from exam_registrations g where g.user_id = ${userId} and ${cameToNothing} and not ${isBarred}`)
  await keepBars(tx, userId)
  const own = sql`select id from exam_registrations where user_id = ${userId}`
  await tx.run(sql`delete from exam_health_answers where registration_id in (${own})`)
  await tx.run(sql`update exam_registration_steps set note = '' where by = 'candidate' and registration_id in (${own})`)
  await tx.run(sql`update exam_rechecks set note = '' where registration_id in (${own})`)
  await tx.run(sql`update exam_disciplines set facts = '' where registration_id in (${own})`)
  await tx.run(sql`delete from exam_statements where registration_id in (${own})`)
  await tx.run(sql`delete from exam_reveals where registration_id in (${own})`)
  await tx.run(sql`
    update exam_ticket_papers set ticket_id = null
    where ticket_id in (select id from exam_tickets where registration_id in (${own}))`)
  await tx.run(sql`delete from exam_submissions where registration_id in (${own})`)
  await tx.run(sql`
    update exam_registrations g set ${forgetIdentity('name')}, answers = '{}', materials = '{}', waiver = '',
      reasons = '{}', remark = '', signed_name = '', id_sealed = case when status = '3' then id_sealed end,
      id_key = case when status = '3' or ${isBarred} then id_key end
    where user_id = ${userId}`)
}
