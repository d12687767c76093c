import { secondsAfter } from '../clock.ts'
import type { Db, Queryable } from '../db/db.ts'
import { type SqlQuery, sql } from '../db/sql.ts'
import type { FileStore } from '../http/files/store.ts'
import type { Logger } from '../logger.ts'
import { sendMessage } from '../messages/send.ts'
import type { Outbox, OutgoingMessage } from '../outbox.ts'
import { LAPSED } from '../payments/messages.ts'
import { lockRegistration } from '../payments/queries.ts'
import { returnFee } from '../payments/settle.ts'
import { type Reminder, reminderMessage } from './messages.ts'
import { forgetHealthAnswers } from './queries/health.ts'
import type { RegistrationRow } from './queries/registrations.ts'
import {
  BATCH,
  countOverdue,
  dropDrafts,
  freeRefusedSeats,
  isOverdue,
  markReminded,
  takeWhere,
} from './queries/waiting.ts'
import { takeStep } from './step.ts'
import { sendableUntil } from './windows.ts'

const DAY = 86_400
const DRAFT_DAYS = 30
const HEALTH_DAYS = 30
/** So long after the deadline a payment that was made in time may still be told of. */
const GRACE_SECONDS = 3_600

type Messages = readonly OutgoingMessage[]
type Work = (tx: Queryable, row: RegistrationRow) => Promise<Messages>

/** Does something to all that a condition finds, some in each transaction, and gives what is to be sent about it. */
async function forAll(db: Db, which: SqlQuery, now: Date, work: Work): Promise<Messages> {
  const messages: OutgoingMessage[] = []
  let done = BATCH
  while (done === BATCH) {
    const batch = await db.tx(async tx => {
      const rows = await takeWhere(tx, which, now)
      const said: OutgoingMessage[] = []
      for (const row of rows) said.push(...(await work(tx, row)))
      return { rows: rows.length, said }
    })
    messages.push(...batch.said)
    done = batch.rows
  }
  return messages
}

const nothing: Messages = []

/** What was not paid for in time. An order of which news may still come holds it, and so does money that may be late. */
const unpaid = (now: Date) => sql`
  g.status = '2' and o.pay_until <= ${now}
  and not exists (select 1 from payment_orders p where p.registration_id = g.id and (
    p.state in ('created', 'started', 'submitted') or o.pay_until > ${secondsAfter(now, -GRACE_SECONDS)}))`

const unmended = (now: Date) => sql`g.status = '5' and g.pending = 'repair' and o.review_until <= ${now}`

const undecided = (now: Date) => sql`
  g.status = '5' and g.pending = 'position' and coalesce((
    select a.closes_at from exam_rounds a where a.exam_id = g.exam_id and a.kind = 'rechoose'), e.ticket_from) <= ${now}`

/** Ends what nobody did in time; a place of the city is free again, and the fee of a cancelled position goes back. */
async function lapse(db: Db, outbox: Outbox, now: Date): Promise<void> {
  const end = (note: string) => async (tx: Queryable, row: RegistrationRow) => {
    await takeStep(tx, row, { command: 'lapse', by: 'system', now, note, remark: note })
    return nothing
  }
  await forAll(db, unpaid(now), now, end(LAPSED))
  await forAll(db, unmended(now), now, end('没有在截止时间前补正，报名已自动取消'))
  const returned = await forAll(db, undecided(now), now, async (tx, row) => {
    await end('职位取消后没有改报，报名已结束，缴纳的考试费自动原路退回')(tx, row)
    const payable = await lockRegistration(tx, row.id)
    return payable ? returnFee(tx, payable, now) : nothing
  })
  for (const message of returned) await outbox.sms(message)
}

/** Reviews that are overdue pass, or raise the alarm, as their exam says. */
async function settleReviews(db: Db, logger: Logger, now: Date): Promise<void> {
  await forAll(db, sql`${isOverdue(now)} and e.overdue = 'pass'`, now, async (tx, row) => {
    await takeStep(tx, row, { command: 'approve', by: 'system', now, note: '没有在期限内审核，视为通过' })
    return nothing
  })
  for (const { exam, waiting } of await countOverdue(db, now)) logger.error('exams.reviews_overdue', { exam, waiting })
}

/** A fee that came after its position was cancelled is a fee for nothing: its candidate chooses as well. */
const cancelled = (now: Date) => sql`
  g.status = '3' and exists (select 1 from exam_positions p where p.id = g.position_id and p.state = 'cancelled')
  and e.exam_from > ${now}`

const within = (moment: SqlQuery, now: Date) => sql`${moment} > ${now} and ${moment} <= ${secondsAfter(now, DAY)}`

/** Whom each deadline concerns, a day ahead. */
const due = (now: Date): Record<Reminder, SqlQuery> => ({
  waiver: sql`g.status is null and o.waivers <> '[]' and ${within(sql`o.waiver_until`, now)}`,
  pay: sql`g.status = '2' and ${within(sql`o.pay_until`, now)}`,
  repair: sql`(g.status = '1' and ${within(sql`o.closes_at`, now)})
    or (g.status = '5' and g.pending = 'repair' and ${within(sql`o.review_until`, now)})`,
})

const untilOf = (row: RegistrationRow, what: Reminder) =>
  ({ waiver: row.waiver_until, pay: row.pay_until, repair: sendableUntil(row) })[what]

/** Reminds of each deadline once, a day ahead. */
async function remind(db: Db, now: Date): Promise<void> {
  for (const what of ['waiver', 'pay', 'repair'] as const) {
    const which = sql`(${due(now)[what]}) and not ${what} = any(g.reminded)`
    await forAll(db, which, now, async (tx, row) => {
      await markReminded(tx, [row.id], what)
      const to = row.user_id === null ? [] : [row.user_id]
      await sendMessage(tx, { to, audience: 'seeker', at: now, ...reminderMessage(row, what, untilOf(row, what)) })
      return nothing
    })
  }
}

interface Parts {
  readonly db: Db
  readonly files: FileStore
  readonly outbox: Outbox
  readonly logger: Logger
}

/**
 * What happens to registrations by itself: overdue reviews, deadlines that pass, reminders, and what is not kept any
 * longer. Several copies of the service may do it at once.
 */
export async function keepRegistrations({ db, files, outbox, logger }: Parts, now: Date): Promise<void> {
  await settleReviews(db, logger, now)
  await lapse(db, outbox, now)
  await forAll(db, cancelled(now), now, async (tx, row) => {
    await takeStep(tx, row, { command: 'cancelPosition', by: 'system', now })
    return nothing
  })
  await freeRefusedSeats(db, now)
  await remind(db, now)
  const dropped = await db.tx(tx => dropDrafts(tx, secondsAfter(now, -DRAFT_DAYS * DAY)))
  for (const id of dropped) await files.remove(id)
  await forgetHealthAnswers(db, secondsAfter(now, -HEALTH_DAYS * DAY))
}
