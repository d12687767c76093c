import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'

/** What people agree to when they have alerts sent to their phone. */
const CONSENT = { purpose: 'alert-sms', version: '2026-11' } as const

/** The account's number; '' for none. */
export async function phoneOf(db: Queryable, userId: string): Promise<string> {
  const [row] = await db.query<{ phone: string }>(sql`
    select coalesce(phone, '') as phone from users where id = ${userId} and cancelled_at is null`)
  return row?.phone ?? ''
}

/**
 * Whether a text may go to this person now: none has gone there since `dayStart`, or is going; whoever sends several at
 * once does not wait for the others.
 */
export async function mayText(tx: Queryable, userId: string, dayStart: Date): Promise<boolean> {
  const [row] = await tx.query(sql`
    select 1 from users u
    where u.id = ${userId} and u.phone <> '' and u.cancelled_at is null for no key update skip locked`)
  if (!row) return false
  const sent = await tx.query(sql`
    select 1 from searches where user_id = ${userId} and texted_at >= ${dayStart} limit 1`)
  return sent.length === 0
}

/** Notes a text and gives the short name of the search, which is `fresh` when it has none yet. */
export async function noteText(tx: Queryable, id: string, fresh: string, at: Date): Promise<string> {
  const [row] = await tx.query<{ short_name: string }>(sql`
    update searches set texted_at = ${at}, short_name = coalesce(short_name, ${fresh}::text) where id = ${id}
    returning short_name`)
  return row?.short_name ?? fresh
}

/** The search behind a short name; undefined for none. */
export async function findByShortName(db: Queryable, name: string): Promise<string | undefined> {
  const [row] = await db.query<{ id: string }>(sql`select id from searches where short_name = ${name}`)
  return row?.id
}

/** Makes the consent ledger say what the searches say: given while any alert goes to the phone, withdrawn otherwise. */
export async function settleConsent(tx: Queryable, userId: string, now: Date): Promise<void> {
  const texted = sql`exists (select 1 from searches where user_id = ${userId} and by_sms and alert <> 'off')`
  await tx.run(sql`
    insert into consents (user_id, purpose, version, given_at)
    select ${userId}::uuid, ${CONSENT.purpose}, ${CONSENT.version}, ${now}::timestamptz where ${texted}
    on conflict (user_id, purpose, version) do update set given_at = excluded.given_at, withdrawn_at = null
      where consents.withdrawn_at is not null`)
  await tx.run(sql`
    update consents set withdrawn_at = ${now}
    where user_id = ${userId} and purpose = ${CONSENT.purpose} and withdrawn_at is null and not ${texted}`)
}

/** Sends no alert of this person to the phone any more; messages and e-mails go on. */
export const endTexts = (tx: Queryable, userId: string) =>
  tx.run(sql`update searches set by_sms = false where user_id = ${userId} and by_sms`)
