import { randomUUID } from 'node:crypto'
import { matchOffers, offerUntil, type Waiter } from '#contract/fair-offer'
import { clockRunsIn, fairWindowsAt } from '#contract/fair-timeline'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { rulesOfFair } from '../job-fairs/fair-rules.ts'
import { toTimeline } from '../job-fairs/rows.ts'
import { type BoothRow, listFreeBooths, takeBooth } from './booths.ts'
import { offerMessage, passedOverMessage } from './messages.ts'
import { insertOffer } from './offers.ts'
import { type ParticipationRow, participationColumns, participationTables } from './queries.ts'
import { barNow } from './standing.ts'
import { auditOf, tell } from './step.ts'

interface WaiterRow extends ParticipationRow {
  readonly passed_over: string
  readonly declined: string[]
}

/** Those of a fair who wait and think over nothing, first ones first. */
const listWaiters = (db: Queryable, fair: number, now: Date) =>
  db.query<WaiterRow>(sql`
    select ${participationColumns}, p.passed_over,
      (select coalesce(array_agg(o.booth_id::text), '{}') from fair_offers o
        where o.participation_id = p.id and o.state in ('refused', 'lapsed')) as declined
    from ${participationTables}
    where p.fair_id = ${fair} and p.state = 'waiting' and (b.id is null or b.held_until <= ${now})
      and not exists (select 1 from fair_offers o where o.participation_id = p.id and o.state = 'open')
    order by p.waiting_first desc, p.waiting_since, p.id`)

async function toWaiter(db: Queryable, row: WaiterRow, now: Date): Promise<Waiter> {
  return { id: row.id, kind: row.waits_for, barred: await barNow(db, row, now), declined: row.declined }
}

/** Whether somebody waits who could be offered this booth, so that nobody takes it past the waiting list. */
export async function isWaitedFor(
  db: Queryable,
  booth: BoothRow,
  { but, now }: { readonly but: string; readonly now: Date },
): Promise<boolean> {
  const rows = (await listWaiters(db, booth.fair_id, now)).filter(
    ({ waits_for, declined }) => waits_for === booth.kind && !declined.includes(String(booth.id)),
  )
  for (const row of rows) if ((await toWaiter(db, row, now)).barred === '') return row.id !== but
  return false
}

/**
 * Offers what is free to the first of the waiting list, inside the caller's transaction, which holds the fair. Nothing once
 * its booking window is over, or while its time does not pass.
 */
export async function promote(tx: Queryable, fair: number, now: Date): Promise<void> {
  const rows = await listWaiters(tx, fair, now)
  const [first] = rows
  if (!first || !clockRunsIn(first.fair_state)) return
  if (fairWindowsAt(toTimeline(first), first.fair_state, now.getTime()).book !== 'open') return
  const booths = await listFreeBooths(tx, fair, now)
  if (booths.length === 0) return
  const byId = new Map(rows.map(row => [row.id, row]))
  const waiters: Waiter[] = []
  for (const row of rows) waiters.push(await toWaiter(tx, row, now))
  const { offers, passed } = matchOffers(
    booths.map(({ id, kind }) => ({ id: String(id), kind })),
    waiters,
  )
  const until = new Date(offerUntil(rulesOfFair(first), Date.parse(first.book_until), now.getTime()))
  for (const { booth, to } of offers) {
    const row = byId.get(to)
    const offered = booths.find(({ id }) => String(id) === booth)
    if (row && offered) await offer(tx, row, { booth: offered, until, now })
  }
  for (const { id, reason } of passed) {
    const row = byId.get(id)
    if (!row || row.passed_over === reason) continue
    await tx.run(sql`update fair_participations set passed_over = ${reason} where id = ${id}`)
    await auditOf(tx, row, { user: null, now })('fair-offer.passed-over', { fair })
    await tell(tx, row, passedOverMessage(row, reason), now)
  }
}

interface Offering {
  readonly booth: BoothRow
  readonly until: Date
  readonly now: Date
}

/** Offers a free booth to one, for whom it is held until then; false where somebody else has it by now. */
export async function offer(tx: Queryable, row: ParticipationRow, { booth, until, now }: Offering): Promise<boolean> {
  // A hold of its own that is over stands in the way of the next one.
  await tx.run(sql`
    update fair_booths set participation_id = null, held_until = null
    where participation_id = ${row.id} and held_until <= ${now}`)
  if (!(await takeBooth(tx, { booth: booth.id, participation: row.id, until, now }))) return false
  const id = randomUUID()
  await insertOffer(tx, { id, fair: row.fair_id, participation: row.id, booth: booth.id, until, now })
  await auditOf(tx, row, { user: null, now })('fair-offer.made', { fair: row.fair_id, booth: booth.code })
  await tell(tx, row, offerMessage(row, booth.code, until), now)
  return true
}

/** Places it last on the list: it has let an offer pass. */
export const waitLast = (tx: Queryable, participation: string, now: Date) =>
  tx.run(sql`
    update fair_participations set waiting_since = ${now}, waiting_first = false, passed_over = '', updated_at = ${now}
    where id = ${participation} and state = 'waiting'`)
