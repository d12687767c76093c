import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { from, isOffered, type SlotRow, slotColumns, tables, until } from './slot-rows.ts'

export interface HeldSlotRow extends SlotRow {
  /** Who has it; null for nobody. */
  readonly user_id: string | null
}

/** Slots of a fair that had not ended at a moment and begin before another, with who has them. */
export const listHeldSince = (
  tx: Queryable,
  fair: number,
  { since, before }: Readonly<Record<'since' | 'before', Date>>,
) =>
  tx.query<HeldSlotRow>(sql`
    select ${slotColumns}, g.user_id
    from ${tables} left join fair_talk_grants g on g.slot_id = s.id and g.ended_at is null
    where p.fair_id = ${fair} and ${isOffered} and ${until} > ${since} and ${from} < ${before} order by ${from}, s.id`)

/** These slots begin so many minutes later. */
export const delaySlots = (tx: Queryable, ids: readonly number[], minutes: number) =>
  tx.run(sql`update fair_talk_slots set delayed = delayed + ${minutes}::int where id = any(${[...ids]}::bigint[])`)

/** Slots that somebody has with a company and that are not over, give or take so many milliseconds. */
export const listStandingWith = (
  tx: Queryable,
  { user, company }: Readonly<Record<'user' | 'company', string | number>>,
  since: Date,
) =>
  tx.query<SlotRow & { readonly fair_id: number; readonly title: string }>(sql`
    select ${slotColumns}, p.fair_id, f.title from ${tables} join fair_talk_grants g on g.slot_id = s.id
    where g.user_id = ${user} and p.company_id = ${company} and g.ended_at is null and ${until} > ${since}
    order by p.fair_id, s.id`)

/** What somebody wishes of a company in draws that are still to come. */
export const dropWishesWith = (
  tx: Queryable,
  { user, company }: Readonly<Record<'user' | 'company', string | number>>,
) =>
  tx.run(sql`
    delete from fair_talk_requests r using fair_talk_slots s, fair_participations p
    where s.id = r.slot_id and p.id = s.participation_id and r.user_id = ${user} and p.company_id = ${company}
      and not s.drawn`)
