import { codes } from '#contract/codes'
import type { Db } from '../../db/db.ts'
import { isUnavailable } from '../../db/errors.ts'
import { Refusal } from '../../http/refusal.ts'
import { errorFields, type Logger } from '../../logger.ts'
import type { Settings } from '../../settings.ts'
import { sendForm } from '../send-form.ts'
import { deleteSubmission, isAnyWaiting, type SubmissionRow, takeNext, turnDown } from './queries.ts'

interface Parts {
  readonly db: Db
  readonly settings: Settings
  readonly logger: Pick<Logger, 'error'>
}

/** Said where the fault is ours; what was written is all there. */
const FAULT = '系统没有办成这次提交，您填写的内容都在，请重新提交'

const fieldsIn = (data: unknown): Record<string, string> => {
  const fields: unknown = Object(data).fields
  return Object.fromEntries(Object.entries(Object(fields)).map(([name, words]) => [name, String(words)]))
}

/** Keeps what came of a form that could not be taken. Throws while the database cannot be asked: its turn is not over. */
async function refuse({ db, logger }: Parts, { id }: SubmissionRow, error: unknown): Promise<void> {
  if (error instanceof Refusal) {
    await turnDown(db, { id, code: error.code, words: error.message, fields: fieldsIn(error.data) })
    return
  }
  if (isUnavailable(error)) throw error
  logger.error('exams.submission_failed', errorFields(error))
  await turnDown(db, { id, code: codes.failed, words: FAULT, fields: {} })
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
