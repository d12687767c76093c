import { clockRunsIn } from '#contract/fair-timeline'
import { allApart, eachApart, inPortions } from '../apart.ts'
import { secondsAfter } from '../clock.ts'
import type { Db, Queryable } from '../db/db.ts'
import { type SqlQuery, sql } from '../db/sql.ts'
import { clockRuns } from '../job-fairs/clock.ts'
import { forgetAttendees } from './attendees.ts'
import { findCharge, setCharge } from './charges.ts'
import { endParticipation, letGo } from './letting-go.ts'
import { holdLapsedMessage, offerLapsedMessage } from './messages.ts'
import { endOffer, findOpenOffer } from './offers.ts'
import { lockFair, lockParticipation, type ParticipationRow } from './queries.ts'
import { auditOf, tell } from './step.ts'
import { promote, waitLast } from './waiting.ts'

const DAY = 86_400
/** So long after a fair, who came for an employer is known. */
const ATTENDEE_DAYS = 30
const BATCH = 200

/** A participation with whose turn it is: the one that has waited longest comes first. */
interface Due {
  readonly id: string
  readonly at: string
}

/** Of what a query finds by `id` and `at`, those that follow one. */
const listDue = (db: Db, due: SqlQuery, after: Due | undefined, limit: number) =>
  db.query<Due>(sql`
    select id, at from (${due}) due
    where ${after ? sql`(at, id) > (${after.at}::timestamptz, ${after.id}::uuid)` : sql`true`} order by at, id limit ${limit}`)

/**
 * Does something to each of these participations, one transaction each, under its lock: whoever was quicker is met with it,
 * a stop too. Nothing of a fair whose time does not pass.
 */
const forEach = (db: Db, due: SqlQuery, work: (tx: Queryable, row: ParticipationRow) => Promise<void>): Promise<void> =>
  eachApart(
    inPortions<Due>(BATCH, (after, limit) => listDue(db, due, after, limit)),
    ({ id }) => id,
    ({ id }) =>
      db.tx(async tx => {
        const row = await lockParticipation(tx, id)
        if (row && clockRunsIn(row.fair_state)) await work(tx, row)
      }),
  )

/** Holds that are over before they were paid: the charge lapses, the booth goes on. */
const lapseHolds = (db: Db, now: Date) =>
  forEach(
    db,
    sql`select g.participation_id as id, g.created_at as at from fair_charges g join fairs f on f.id = g.fair_id
      where g.state = 'open' and ${clockRuns} and not exists (
      select 1 from fair_booths b where b.id = g.booth_id and b.participation_id = g.participation_id
        and (b.held_until is null or b.held_until > ${now}))`,
    async (tx, row) => {
      const [open] = await tx.query<{ id: string }>(sql`
        select id from fair_charges where participation_id = ${row.id} and state = 'open'`)
      const charge = open && (await findCharge(tx, open.id))
      const isHeld =
        charge &&
        row.booth_id === charge.booth_id &&
        (row.held_until === null || Date.parse(row.held_until) > now.getTime())
      if (!charge || isHeld) return
      await setCharge(tx, charge.id, 'lapsed', now)
      await tx.run(sql`
        update fair_booths set participation_id = null, held_until = null
        where participation_id = ${row.id} and held_until <= ${now}`)
      if (row.state === 'waiting') await waitLast(tx, row.id, now)
      await auditOf(tx, row, { user: null, now })('fair-hold.lapsed', { fair: row.fair_id })
      await tell(tx, row, holdLapsedMessage(row, charge.code), now)
      await promote(tx, row.fair_id, now)
    },
  )

/** Offers that nobody answered: the booth goes to the next. */
const lapseOffers = (db: Db, now: Date) =>
  forEach(
    db,
    sql`select o.participation_id as id, o.until as at from fair_offers o join fairs f on f.id = o.fair_id
      where o.state = 'open' and o.until <= ${now} and ${clockRuns}`,
    async (tx, row) => {
      const offer = await findOpenOffer(tx, row.id)
      if (!offer || !(await endOffer(tx, offer, 'lapse', now))) return
      await letGo(tx, row, { now, refund: false })
      await waitLast(tx, row.id, now)
      await auditOf(tx, row, { user: null, now })('fair-offer.lapsed', { fair: row.fair_id })
      await tell(tx, row, offerLapsedMessage(row, offer.code), now)
      await promote(tx, row.fair_id, now)
    },
  )

const reasons: Partial<Record<ParticipationRow['state'], string>> = {
  applied: '主办方没有在选展位截止前审核。',
  approved: '没有在截止时间前选定展位。',
  waiting: '候补到选展位截止为止，没有空出展位。',
  booked: '没有在截止时间前确认参会人员。',
}

/** The booking window is over: what was not confirmed by then ends, and so does every waiting list. */
const closeWindows = (db: Db, now: Date) =>
  forEach(
    db,
    sql`select p.id, f.book_until as at from fair_participations p join fairs f on f.id = p.fair_id
      where p.state in ('applied', 'approved', 'waiting', 'booked') and f.book_until <= ${now} and ${clockRuns}`,
    async (tx, row) => {
      const reason = reasons[row.state]
      if (reason === undefined || Date.parse(row.book_until) > now.getTime()) return
      const command = row.state === 'applied' ? 'refuse' : 'release'
      await endParticipation(tx, row, { command, reason, refund: true, user: null, now })
    },
  )

/** Booths that are free while somebody waits, such as those of holds that nobody swept. */
async function promoteAll(db: Db, now: Date): Promise<void> {
  const fairs = await db.query<{ fair_id: number }>(sql`
    select distinct p.fair_id from fair_participations p join fairs f on f.id = p.fair_id
    where p.state = 'waiting' and f.book_until > ${now} and ${clockRuns} order by p.fair_id`)
  await eachApart(
    fairs,
    ({ fair_id }) => fair_id,
    ({ fair_id }) =>
      db.tx(async tx => {
        await lockFair(tx, fair_id)
        await promote(tx, fair_id, now)
      }),
  )
}

/**
 * What happens to bookings by themselves. Several copies of the service may do it at once. One that fails stops no other;
 * the failures are thrown in the end.
 */
export const keepFairBookings = (db: Db, now: Date): Promise<void> =>
  allApart(
    () => closeWindows(db, now),
    () => lapseOffers(db, now),
    () => lapseHolds(db, now),
    () => promoteAll(db, now),
    () => forgetAttendees(db, secondsAfter(now, -ATTENDEE_DAYS * DAY)),
  )
