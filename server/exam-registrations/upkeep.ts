import { allApart, eachApart, inPortions } from '../apart.ts'
import { chinaDay, secondsAfter } from '../clock.ts'
import type { Db, Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { chosenTickets } from '../exam-lists/chosen.ts'
import { forgetSeatings } from '../exam-tickets/seat-queries.ts'
import { forgetSerials } from '../exam-tickets/serials.ts'
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
import { dropProofs, listProofs, listProofsDue, markProofsDropped } from './queries/materials.ts'
import type { RegistrationRow } from './queries/registrations.ts'
import {
  BATCH,
  countOverdue,
  dropDraft,
  freeRefusedSeats,
  hasLostPosition,
  isOldDraft,
  isOverdue,
  isQueued,
  listDue,
  type Overdue,
  takeDue,
  takeOverdueTold,
  waitsForOffice,
} from './queries/waiting.ts'
import { remind } from './reminding.ts'
import { remindOfStages } from './stage-reminding.ts'
import { takeStep } from './step.ts'
import { NOTICE_SECONDS } from './windows.ts'

const DAY = 86_400
const DRAFT_DAYS = 30
/** So long after an exam is over, what those who were not chosen handed in as proof is kept, and what seats were drawn with. */
const RECORD_DAYS = 365
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
function lapse(db: Db, outbox: Outbox, now: Date): Promise<void> {
  const end = (note: string) => async (tx: Queryable, row: RegistrationRow) => {
    await takeStep(tx, row, { command: 'lapse', by: 'system', now, note, remark: note })
    return nothing
  }
  return allApart(
    () => forAll(db, unpaid(now), now, { work: end(LAPSED) }),
    () => forAll(db, unmended(now), now, { work: end('没有在截止时间前补正，报名已自动取消') }),
    () =>
      forAll(db, undecided(now), now, {
        work: async (tx, row) => {
          await end('职位取消后没有改报，报名已结束，缴纳的考试费自动原路退回')(tx, row)
          const payable = await lockRegistration(tx, row.id)
          return payable ? returnFee(tx, payable, now) : nothing
        },
        send: message => outbox.sms(message),
      }),
  )
}

/** Tells those who review an exam, or release what is prepared of it, once a day what is overdue. */
const tellOverdue = (db: Db, overdue: Overdue, now: Date): Promise<void> =>
  db.tx(async tx => {
    const to = await takeOverdueTold(tx, overdue, chinaDay(now))
    await sendMessage(tx, { to, audience: 'employer', at: now, ...overdueMessage(overdue) })
  })

/** Reviews that are overdue pass, or raise the alarm, as their exam says. */
const settleReviews = (db: Db, logger: Logger, now: Date): Promise<void> =>
  allApart(
    () =>
      forAll(db, sql`${isOverdue(now)} and e.overdue = 'pass' and not ${hasLostPosition}`, now, {
        work: async (tx, row) => {
          await takeStep(tx, row, { command: 'approve', by: 'system', now, note: '没有在期限内审核，视为通过' })
          return nothing
        },
      }),
    async () =>
      eachApart(
        await countOverdue(db, now),
        ({ round }) => round,
        async overdue => {
          logger.error('exams.reviews_overdue', { exam: overdue.exam, waiting: overdue.waiting })
          await tellOverdue(db, overdue, now)
        },
      ),
  )

/**
 * What came to a position after it was cancelled: a fee that was on its way, or had not come; an appeal. It ends as if it had
 * been there.
 */
const stranded = (now: Date) => sql`
  (g.status in ('2', '3') or ${waitsForOffice}) and ${hasLostPosition} and e.exam_from > ${now}`

/** Files that went out of the database go from the disk once that has committed. */
async function removeAll(files: FileStore, ids: readonly string[]): Promise<void> {
  for (const id of ids) await files.remove(id)
}

const dropDrafts = (db: Db, files: FileStore, now: Date) => {
  const which = isOldDraft(secondsAfter(now, -DRAFT_DAYS * DAY))
  return eachApart(
    inPortions<{ id: string }>(BATCH, (after, limit) => listDue(db, which, after?.id, limit)),
    ({ id }) => id,
    async ({ id }) => {
      const gone = await db.tx(async tx => {
        const row = await takeDue(tx, id, which, now)
        return row ? dropDraft(tx, row) : []
      })
      await removeAll(files, gone)
    },
  )
}

/** Proofs of those whom an exam did not choose; it is marked once all of them have gone. */
async function dropProofsOf(db: Db, files: FileStore, exam: number, now: Date): Promise<void> {
  const chosen = await chosenTickets(db, exam)
  await eachApart(
    inPortions<{ id: string }>(BATCH, (after, limit) => listProofs(db, exam, { chosen, after: after?.id, limit })),
    ({ id }) => id,
    async ({ id }) => removeAll(files, await db.tx(tx => dropProofs(tx, id))),
  )
  await markProofsDropped(db, exam, now)
}

interface Parts {
  readonly db: Db
  readonly files: FileStore
  readonly outbox: Outbox
  readonly logger: Logger
}

/**
 * What happens to registrations by itself: overdue reviews, deadlines that pass, reminders, and what is not kept any
 * longer. Several copies of the service may do it at once. One that fails keeps no other from its own; the failures are
 * thrown in the end, and come again with the next round.
 */
export function keepRegistrations({ db, files, outbox, logger }: Parts, now: Date): Promise<void> {
  const yearAgo = secondsAfter(now, -RECORD_DAYS * DAY)
  return allApart(
    () => settleReviews(db, logger, now),
    () => lapse(db, outbox, now),
    () =>
      forAll(db, stranded(now), now, {
        work: async (tx, row) => {
          await losePosition(tx, row, { by: 'system', note: '', now })
          return nothing
        },
      }),
    () => freeRefusedSeats(db, now),
    () => remind(db, outbox, now),
    () => remindOfStages(db, now),
    () => forgetHealthAnswers(db, secondsAfter(now, -HEALTH_DAYS * DAY)),
    () => dropDrafts(db, files, now),
    async () =>
      eachApart(
        await listProofsDue(db, yearAgo),
        ({ id }) => id,
        ({ id }) => dropProofsOf(db, files, id, now),
      ),
    () => forgetSeatings(db, yearAgo),
    () => forgetSerials(db, yearAgo),
  )
}
