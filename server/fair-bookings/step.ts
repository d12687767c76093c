import { activeParticipations, type ParticipationCommand, stepParticipation } from '#contract/fair-participation'
import type { Queryable } from '../db/db.ts'
import { type SqlQuery, sql } from '../db/sql.ts'
import { writeAudit } from '../http/audit.ts'
import type { User } from '../http/users.ts'
import type { MessageContent } from '../messages/message.ts'
import { sendMessage } from '../messages/send.ts'
import { dropAttendees } from './attendees.ts'
import { stepMessage } from './messages.ts'
import { listRecruiters, type ParticipationRow } from './queries.ts'

export interface Doing {
  /** Whoever is signed in and does it; null for what happens by itself. */
  readonly user: Pick<User, 'id' | 'userType'> | null
  readonly now: Date
}

interface Step extends Doing {
  readonly command: ParticipationCommand
  /** Told to the employer and kept with the participation. */
  readonly reason?: string
  /** What else the message says. */
  readonly note?: string
  /** Further columns that change in the same statement, each as `, name = value`. */
  readonly also?: SqlQuery
}

const withoutWaiting = sql`, waits_for = '', waiting_since = null, waiting_first = false, passed_over = ''`

/** Tells everybody of the company who acts for it at fairs. */
export async function tell(
  tx: Queryable,
  row: Pick<ParticipationRow, 'company_id'>,
  content: MessageContent<'employer'>,
  now: Date,
): Promise<void> {
  const to = await listRecruiters(tx, row.company_id)
  await sendMessage(tx, { to, audience: 'employer', at: now, ...content })
}

export const auditOf =
  (tx: Queryable, row: Pick<ParticipationRow, 'id'>, { user, now }: Doing) =>
  (action: string, detail: Readonly<Record<string, string | number | boolean>> = {}) =>
    writeAudit(tx, now, user, { action, subject: { kind: 'fair-participation', id: row.id }, detail })

/**
 * Lets a step happen to a participation that the caller's transaction holds: its state, the audit row and the message to
 * the employer, all or none. Whoever does not wait any more leaves the waiting list with it; of whoever takes no part any
 * more, nobody is kept who was to come. Null where the machine allows no such step, with nothing changed.
 */
export async function takeStep(tx: Queryable, row: ParticipationRow, step: Step): Promise<ParticipationRow | null> {
  const { command, now, user, reason = '', note = '', also = sql.empty } = step
  const state = stepParticipation(row.state, command)
  if (state === null) return null
  await tx.run(sql`
    update fair_participations set state = ${state}, reason = ${reason}, updated_at = ${now}
      ${state === 'waiting' ? sql.empty : withoutWaiting} ${also}
    where id = ${row.id}`)
  if (!activeParticipations.some(one => one === state)) await dropAttendees(tx, row.id)
  await auditOf(tx, row, { user, now })(`fair-participation.${command}`, { fair: row.fair_id })
  const after = { ...row, state, reason, waits_for: state === 'waiting' ? row.waits_for : '' }
  await tell(tx, row, stepMessage(after, command, note), now)
  return after
}
