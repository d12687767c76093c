import { type RegistrationCommand, stepRegistration } from '#contract/exam-life'
import type { Queryable } from '../db/db.ts'
import { type SqlQuery, sql } from '../db/sql.ts'
import { writeAudit } from '../http/audit.ts'
import type { User } from '../http/users.ts'
import { sendMessage } from '../messages/send.ts'
import { stepMessage } from './messages.ts'
import { voidLaterTicketsOf, voidTicketsOf } from './office-queries.ts'
import type { RegistrationRow } from './queries/registrations.ts'
import { freeSeat } from './queries/rounds.ts'
import { dueOf, stateOf } from './state.ts'

interface Doing {
  readonly command: RegistrationCommand
  readonly by: 'candidate' | 'office' | 'system'
  /** Whoever is signed in and does it; null for the office's command and for what happens by itself. */
  readonly user?: Pick<User, 'id' | 'userType'> | null
  readonly now: Date
  /** Kept with the step. */
  readonly note?: string
  /** What is refused or to be mended; every other step leaves nothing of it. */
  readonly reasons?: Readonly<Record<string, string>>
  /** What the registration says of itself from then on. */
  readonly remark?: string
  /** Further columns that change in the same statement, each as `, name = value`. */
  readonly also?: SqlQuery
}

/** Nobody is let in to a position that is not there any more. */
const needsPosition: readonly RegistrationCommand[] = ['approve', 'confirm']

/** Steps of which the office's reasons stay to be read. */
const keepsReasons: readonly RegistrationCommand[] = ['refuse', 'askRepair', 'appeal']

/** A ticket of the written papers that somebody sat with stays the number of what they wrote, whatever is decided on it afterwards. */
const wasSat = ({ exam_from }: RegistrationRow, now: Date) => now.getTime() >= Date.parse(exam_from)

/**
 * Lets a step happen to a registration that the caller's transaction holds: its state, its history, the audit row, the
 * message to the candidate, the place of the city that it lets go of and the seat in a room, all or none. Null where the
 * machine, or a position that was cancelled, allows no such step, with nothing changed. Whether its time has come is the
 * caller's to check.
 */
export async function takeStep(tx: Queryable, row: RegistrationRow, doing: Doing): Promise<RegistrationRow | null> {
  const { command, by, user = null, now, note = '', remark = '', also = sql.empty } = doing
  if (row.position_state === 'cancelled' && needsPosition.includes(command)) return null
  const fee = command === 'approve' ? dueOf(row) : row.fee
  const next = stepRegistration(stateOf(row), command, { due: fee > 0 })
  if (!next) return null
  const reasons = doing.reasons ?? (keepsReasons.includes(command) ? row.reasons : {})
  const freesSeat = next.status === '4' && row.holds_seat
  const after = { ...row, ...next, turn: row.turn + 1, fee, reasons, remark, holds_seat: row.holds_seat && !freesSeat }
  await tx.run(sql`
    update exam_registrations set status = ${next.status}, pending = ${next.pending}, confirmed = ${next.confirmed},
      appealed = ${next.appealed}, fee = ${fee}, reasons = ${sql.json(reasons)}, remark = ${remark},
      holds_seat = ${after.holds_seat}, turn = turn + 1, updated_at = ${now} ${also}
    where id = ${row.id}`)
  await tx.run(sql`
    insert into exam_registration_steps (registration_id, place, at, by, what, note)
    select ${row.id}, coalesce(max(place), 0) + 1, ${now}::timestamptz, ${by}, ${command}, ${note}
    from exam_registration_steps where registration_id = ${row.id}`)
  if (next.status === '4')
    await (command === 'disqualify' && wasSat(row, now) ? voidLaterTicketsOf : voidTicketsOf)(tx, row.id)
  const subject = { kind: 'exam-registration', id: row.id }
  await writeAudit(tx, now, user, { action: `exam-registration.${command}`, subject, detail: { by } })
  const to = row.user_id === null ? [] : [row.user_id]
  await sendMessage(tx, { to, audience: 'seeker', at: now, ...stepMessage(after, { command, note, now }) })
  // Last, so that whoever waits for the row of the round waits for nothing else.
  if (freesSeat) await freeSeat(tx, row.round_id)
  return after
}
