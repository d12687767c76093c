import { randomInt, randomUUID } from 'node:crypto'
import { orderUntil } from '#contract/fair-hold'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { rulesOfFair } from '../job-fairs/fair-rules.ts'
import type { ParticipationRow } from './queries.ts'

/** `forfeited`: paid for a booth that was given up too late for the money to go back. */
export type ChargeState = 'open' | 'paid' | 'lapsed' | 'returned' | 'ended' | 'forfeited'

export interface ChargeRow {
  readonly id: string
  readonly fair_id: number
  readonly participation_id: string
  readonly booth_id: number
  readonly code: string
  readonly kind: string
  readonly fee: number
  readonly state: ChargeState
  readonly extended: boolean
  readonly order_until: string
}

const columns = sql`g.id, g.fair_id, g.participation_id, g.booth_id, b.code, b.kind, g.fee, g.state, g.extended, g.order_until`
const tables = sql`fair_charges g join fair_booths b on b.id = g.booth_id`

export async function findCharge(db: Queryable, id: string): Promise<ChargeRow | undefined> {
  const [row] = await db.query<ChargeRow>(sql`select ${columns} from ${tables} where g.id = ${id}`)
  return row
}

/** What it has to do with fees, latest first. */
export const listCharges = (db: Queryable, participation: string) =>
  db.query<ChargeRow>(sql`
    select ${columns} from ${tables} where g.participation_id = ${participation} order by g.created_at desc, g.id`)

export const setCharge = (tx: Queryable, id: string, state: ChargeState, now: Date) =>
  tx.run(sql`update fair_charges set state = ${state}, updated_at = ${now} where id = ${id}`)

/** The fee of a booth that is held from now on; its orders end before the hold does. */
export async function openCharge(
  tx: Queryable,
  row: ParticipationRow,
  {
    booth,
    fee,
    until,
    now,
  }: { readonly booth: number; readonly fee: number; readonly until: Date; readonly now: Date },
): Promise<void> {
  const number = `ZW${String(randomInt(10 ** 11)).padStart(11, '0')}`
  await tx.run(sql`
    insert into fair_charges (id, number, fair_id, participation_id, booth_id, fee, state, order_until, created_at, updated_at)
    values (${randomUUID()}, ${number}, ${row.fair_id}, ${row.id}, ${booth}, ${fee}, 'open',
      ${new Date(orderUntil(rulesOfFair(row), until.getTime()))}, ${now}, ${now})`)
}

/** A payment under way prolongs the hold, once and never past the booking window. */
export async function extendHold(tx: Queryable, charge: ChargeRow, row: ParticipationRow, now: Date): Promise<boolean> {
  const { holdMs } = rulesOfFair(row)
  const extended = await tx.run(sql`
    update fair_booths set held_until = least(held_until + ${`${holdMs} milliseconds`}::interval, ${row.book_until}::timestamptz)
    where id = ${charge.booth_id} and participation_id = ${row.id} and held_until > ${now}`)
  if (extended === 0) return false
  await tx.run(sql`update fair_charges set extended = true, updated_at = ${now} where id = ${charge.id}`)
  return true
}
