import type { RegistrationCommand } from '#contract/exam-life'
import type { Db, Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { writeAudit } from '../http/audit.ts'
import type { User } from '../http/users.ts'
import { lockRegistration } from '../payments/queries.ts'
import { closeOrders } from '../payments/settle.ts'
import { countRegistrations, listSeats, listWaiting, markCancelled } from './office-queries.ts'
import { listWhere, lockById, lockByNumber, type RegistrationRow } from './queries/registrations.ts'
import { takeStep } from './step.ts'

/** Registrations of an exam that wait for the office, longest first. */
export const waitingRegistrations = (db: Queryable, exam: string) => listWaiting(db, exam)

/** How many registrations of an exam stand where, and how many places of its rounds are held. */
export const registrationFigures = async (db: Queryable, exam: string) => ({
  ...(await countRegistrations(db, exam)),
  rounds: await listSeats(db, exam),
})

interface Review {
  /** Of the registration. */
  readonly number: string
  readonly command: Extract<RegistrationCommand, 'approve' | 'refuse' | 'askRepair'>
  /** What is refused or to be mended, by field; '' stands for the whole. */
  readonly reasons?: Readonly<Record<string, string>>
}

/**
 * The office's answer to a registration that the caller's transaction holds; `user` is whoever gives it. Null where there is
 * nothing to answer.
 */
export function answer(
  tx: Queryable,
  row: RegistrationRow,
  {
    command,
    reasons = {},
    user = null,
  }: Omit<Review, 'number'> & { readonly user?: Pick<User, 'id' | 'userType'> | null },
  now: Date,
): Promise<RegistrationRow | null> {
  const said = { reasons, remark: reasons[''] ?? '', note: Object.values(reasons).join('；') }
  return takeStep(tx, row, { command, by: 'office', user, now, ...said })
}

/** The office's answer to a registration, as an operator gives it. Null where there is none of this number, or nothing to answer. */
export const review = (db: Db, { number, ...given }: Review, now: Date): Promise<RegistrationRow | null> =>
  db.tx(async tx => {
    const row = await lockByNumber(tx, number, now)
    return row ? answer(tx, row, given, now) : null
  })

const POSITION_GONE = '报考的职位已取消'

/** What becomes of a registration, held by the transaction, whose position is not there any more. */
export async function losePosition(
  tx: Queryable,
  row: RegistrationRow,
  { by, note, now }: { readonly by: 'office' | 'system'; readonly note: string; readonly now: Date },
): Promise<void> {
  const reasons = { position: POSITION_GONE }
  if (row.status === '3') await takeStep(tx, row, { command: 'cancelPosition', by, now, note })
  else if (row.status === '0' || row.pending === 'appeal')
    await takeStep(tx, row, { command: 'refuse', by, now, note: POSITION_GONE, reasons })
  else if (row.status === '2') {
    await takeStep(tx, row, { command: 'lapse', by, now, note: POSITION_GONE, remark: POSITION_GONE })
    const payable = await lockRegistration(tx, row.id)
    if (payable) await closeOrders(tx, payable, now)
  }
}

/**
 * Takes a candidate’s registration away for what they did, inside the caller’s transaction: nobody pays for it any more,
 * and before the exam its ticket is void and its seat free. False where it had ended before.
 */
export async function disqualify(tx: Queryable, id: string, basis: string, now: Date): Promise<boolean> {
  const row = await lockById(tx, id, now)
  const remark = `已取消本次应聘资格（${basis}）`
  if (!row || !(await takeStep(tx, row, { command: 'disqualify', by: 'office', now, note: basis, remark })))
    return false
  const payable = await lockRegistration(tx, id)
  if (payable) await closeOrders(tx, payable, now)
  return true
}

interface Cancelled {
  readonly exam: string
  readonly code: string
  readonly reason: string
}

/**
 * Cancels a position: who has paid for it chooses another one or gets the fee back, who waits for an answer may choose
 * another one as long as the round is open, and nobody pays for it any more. How many registrations that concerned; null
 * where there is no such position, or it was cancelled before.
 */
export async function cancelPositionIn(
  tx: Queryable,
  { exam, code, reason }: Cancelled,
  now: Date,
): Promise<number | null> {
  const id = await markCancelled(tx, exam, code)
  if (id === undefined) return null
  // Without what may just be sent: that holds the position, and we would wait for each other.
  const which = sql`g.position_id = ${id} and (g.status in ('0', '2', '3') or g.status = '5' and g.pending <> 'repair')`
  await tx.query(sql`select 1 from exam_registrations g where ${which} order by g.id for update`)
  const rows = await listWhere(tx, sql`${which} order by g.id`, now)
  for (const row of rows) await losePosition(tx, row, { by: 'office', note: reason, now })
  await writeAudit(tx, now, null, {
    action: 'exam.cancel-position',
    subject: { kind: 'exam-position', id: String(id) },
  })
  return rows.length
}

/** The same in a transaction of its own. */
export const cancelPosition = (db: Db, given: Cancelled, now: Date): Promise<number | null> =>
  db.tx(tx => cancelPositionIn(tx, given, now))
