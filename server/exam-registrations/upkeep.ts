import { chinaDay, secondsAfter } from '../clock.ts'
import type { Db, Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { chosenTickets } from '../exam-lists/chosen.ts'
import type { FileStore } from '../http/files/store.ts'
import type { Logger } from '../logger.ts'
import { sendMessage } from '../messages/send.ts'
import type { Outbox } from '../outbox.ts'
import { LAPSED } from '../payments/messages.ts'
import { lockRegistration } from '../payments/queries.ts'
import { returnFee } from '../payments/settle.ts'
import { forAll, type Messages } from './for-all.ts'
import { losePosition } from './office.ts'
import { overdueMessage } from './overdue-words.ts'
import { forgetHealthAnswers } from './queries/health.ts'
import { dropMaterials, listProofsDue } from './queries/materials.ts'
import type { RegistrationRow } from './queries/registrations.ts'
import {
  BATCH,
  countOverdue,
  type Dropped,
  dropDrafts,
  freeRefusedSeats,
  hasLostPosition,
  isOverdue,
  isQueued,
  type Overdue,
  takeOverdueTold,
  waitsForOffice,
} from './queries/waiting.ts'
import { remind } from './reminding.ts'
import { takeStep } from './step.ts'
import { NOTICE_SECONDS } from './windows.ts'

const DAY = 86_400
const DRAFT_DAYS = 30
/** So long after an exam is over, what those who were not chosen handed in as proof is kept. */
const MATERIAL_DAYS = 365
const HEALTH_DAYS = 30

const nothing: Messages = []

/** What was not paid for in time. An order of which news may still come holds it, and so does money that may be late. */
const unpaid = (now: Date) => sql`
  g.status = '2' and o.pay_until <= ${now}
  and not exists (select 1 from payment_orders p where p.registration_id = g.id and (
    p.state in ('created', 'started', 'submitted') or o.pay_until > ${secondsAfter(now, -NOTICE_SECONDS)}))`

const unmended = (now: Date) => sql`
  g.status = '5' and g.pending = 'repair' and o.review_until <= ${now} and not ${isQueued}`

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

/** Tells those who review an exam, or release what is prepared of it, once a day what is overdue. */
const tellOverdue = (db: Db, overdue: Overdue, now: Date): Promise<void> =>
  db.tx(async tx => {
    const to = await takeOverdueTold(tx, overdue, chinaDay(now))
    await sendMessage(tx, { to, audience: 'employer', at: now, ...overdueMessage(overdue) })
  })

/** Reviews that are overdue pass, or raise the alarm, as their exam says. */
async function settleReviews(db: Db, logger: Logger, now: Date): Promise<void> {
  await forAll(db, sql`${isOverdue(now)} and e.overdue = 'pass' and not ${hasLostPosition}`, now, async (tx, row) => {
    await takeStep(tx, row, { command: 'approve', by: 'system', now, note: '没有在期限内审核，视为通过' })
    return nothing
  })
  for (const overdue of await countOverdue(db, now)) {
    logger.error('exams.reviews_overdue', { exam: overdue.exam, waiting: overdue.waiting })
    await tellOverdue(db, overdue, now)
  }
}

/**
 * What came to a position after it was cancelled: a fee that was on its way, or had not come; an appeal. It ends as if it had
 * been there.
 */
const stranded = (now: Date) => sql`
  (g.status in ('2', '3') or ${waitsForOffice}) and ${hasLostPosition} and e.exam_from > ${now}`

/** Drops some in each transaction until none are left; their files go with them. */
async function dropAll(db: Db, files: FileStore, drop: (tx: Queryable) => Promise<Dropped>): Promise<void> {
  let count = BATCH
  while (count === BATCH) {
    const dropped = await db.tx(drop)
    for (const id of dropped.files) await files.remove(id)
    count = dropped.count
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
  await forAll(db, stranded(now), now, async (tx, row) => {
    await losePosition(tx, row, { by: 'system', note: '', now })
    return nothing
  })
  await freeRefusedSeats(db, now)
  await remind(db, now)
  await forgetHealthAnswers(db, secondsAfter(now, -HEALTH_DAYS * DAY))
  await dropAll(db, files, tx => dropDrafts(tx, secondsAfter(now, -DRAFT_DAYS * DAY)))
  for (const { id: exam } of await listProofsDue(db, secondsAfter(now, -MATERIAL_DAYS * DAY))) {
    const chosen = await chosenTickets(db, exam)
    await dropAll(db, files, tx => dropMaterials(tx, { exam, chosen, now }))
  }
}
