import { codes } from '#contract/codes'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { isUnavailable } from '../../db/errors.ts'
import { sql } from '../../db/sql.ts'
import { writeAudit } from '../../http/audit.ts'
import { Refusal } from '../../http/refusal.ts'
import { errorFields, type Logger } from '../../logger.ts'
import { sendMessage } from '../../messages/send.ts'
import type { Settings } from '../../settings.ts'
import { turnedDownMessage } from '../messages.ts'
import { listWhere } from '../queries/registrations.ts'
import { sendForm } from '../send-form.ts'
import { deleteSubmission, isAnyWaiting, type SubmissionRow, type TurnedDown, takeNext, turnDown } from './queries.ts'

interface Parts {
  readonly db: Db
  readonly settings: Settings
  readonly clock: Clock
  readonly logger: Pick<Logger, 'error'>
}

/** Said where the fault is ours; what was written is all there. */
const FAULT = '系统没有办成这次提交，您填写的内容都在'

const fieldsIn = (data: unknown): Record<string, string> => {
  const fields: unknown = Object(data).fields
  return Object.fromEntries(Object.entries(Object(fields)).map(([name, words]) => [name, String(words)]))
}

/** Ends the wait of a form that could not be taken: why, the audit row and the message to the candidate, all or none. */
const tellTurnedDown = ({ db, clock }: Parts, told: TurnedDown): Promise<void> =>
  db.tx(async tx => {
    if ((await turnDown(tx, told)) === 0) return
    const now = clock.now()
    const { id, code } = told
    const subject = { kind: 'exam-registration', id }
    await writeAudit(tx, now, null, { action: 'exam-registration.turnDown', subject, detail: { by: 'system', code } })
    const [row] = await listWhere(tx, sql`g.id = ${id}`, now)
    if (!row?.user_id) return
    const message = turnedDownMessage(row, told, now)
    await sendMessage(tx, { to: [row.user_id], audience: 'seeker', at: now, ...message })
  })

/** Keeps what came of a form that could not be taken. Throws while the database cannot be asked: its turn is not over. */
async function refuse(parts: Parts, { id }: SubmissionRow, error: unknown): Promise<void> {
  if (error instanceof Refusal) {
    await tellTurnedDown(parts, { id, code: error.code, words: error.message, fields: fieldsIn(error.data) })
    return
  }
  if (isUnavailable(error)) throw error
  parts.logger.error('exams.submission_failed', errorFields(error))
  await tellTurnedDown(parts, { id, code: codes.failed, words: FAULT, fields: {} })
}

/**
 * Takes the form that has waited longest, as if at the moment at which it arrived, in one transaction with its leaving the
 * queue: a process that is killed leaves it waiting. False when none waits.
 */
export async function takeTurn(parts: Parts): Promise<boolean> {
  const { db, settings } = parts
  let next: SubmissionRow | undefined
  try {
    await db.tx(async tx => {
      next = await takeNext(tx)
      if (!next) return
      const { id, user_id: userId, version, is_first: isFirst, arrived_at } = next
      await deleteSubmission(tx, id)
      // Whoever closed their account meanwhile wants nothing any more.
      if (userId === null) return
      const user = { id: userId, userType: 2 } as const
      await sendForm({ id, version }, isFirst, { db: tx, user, now: new Date(arrived_at), settings })
    })
  } catch (error) {
    if (!next) throw error
    await refuse(parts, next, error)
  }
  return next !== undefined
}

/** At work on so many at a time, each with a connection of its own. */
const WIDTH = 3

/** Takes turns until none waits, or until it is `stopped`. Several copies of the service may do it at once. */
export async function drain(parts: Parts, stopped?: AbortSignal): Promise<void> {
  const work = async () => {
    let hasMore = true
    while (hasMore && !stopped?.aborted) hasMore = await takeTurn(parts)
  }
  await Promise.all(Array.from({ length: WIDTH }, work))
}

const LOOK_MS = 250

/** Looks a few times a second whether somebody waits. The returned function stops it. */
export function startDraining(parts: Parts): () => void {
  const stopping = new AbortController()
  let isAtWork = false
  const timer = setInterval(() => {
    if (isAtWork) return
    isAtWork = true
    isAnyWaiting(parts.db)
      .then(isAny => (isAny ? drain(parts, stopping.signal) : undefined))
      .catch((error: unknown) => {
        // What the closing database cuts off is no failure.
        if (!stopping.signal.aborted) parts.logger.error('exams.draining_failed', errorFields(error))
      })
      .finally(() => {
        isAtWork = false
      })
  }, LOOK_MS)
  timer.unref()
  return () => {
    stopping.abort()
    clearInterval(timer)
  }
}
