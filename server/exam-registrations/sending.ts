import { randomInt } from 'node:crypto'
import { codes } from '#contract/codes'
import { isEditable } from '#contract/exam-life'
import { applyForExam, type ExamReceipt, repairRegistration, stampRegistration } from '#contract/exam-registrations'
import { secondsAfter } from '../clock.ts'
import type { Queryable } from '../db/db.ts'
import { isUniqueViolation } from '../db/errors.ts'
import { sql } from '../db/sql.ts'
import { fieldKey } from '../field-key.ts'
import type { Context } from '../http/context.ts'
import { invalid, notFound, Refusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { signer } from '../signing.ts'
import { openNumber } from './identity.ts'
import { isNumberTaken, lockOwn, type RegistrationRow, updateStamp } from './queries/registrations.ts'
import { findPosition, type RoundRow, takeSeat } from './queries/rounds.ts'
import { contentHash, signedReceipt } from './receipt.ts'
import { stateOf } from './state.ts'
import { takeStep } from './step.ts'
import { wholeFaults } from './whole.ts'
import { roundOf } from './whole-registration.ts'
import { canSend, canWrite } from './windows.ts'
import { demandVersion, demandWritable } from './writing.ts'

type Signed = Context<'type2'>

interface Named {
  readonly id: string
  readonly version: number
}

const wrongState = (words: string) => new Refusal(codes.wrongState, words)

/** Throws where something is missing or wrong, each at its field. */
async function demandWhole(
  row: RegistrationRow,
  round: RoundRow,
  idNumber: string,
  { db, now }: Signed,
): Promise<void> {
  const position = row.position_id === null ? undefined : await findPosition(db, row.exam_id, String(row.position_id))
  const faults = wholeFaults({ row, round, position, idNumber, now })
  if (Object.keys(faults).length > 0) throw invalid(faults)
}

/** A number of ten digits that nobody has. */
async function newNumber(db: Queryable): Promise<string> {
  const number = String(randomInt(10 ** 9, 10 ** 10))
  return (await isNumberTaken(db, number)) ? newNumber(db) : number
}

async function openedNumber({ id_sealed }: RegistrationRow, { settings }: Signed): Promise<string> {
  return openNumber(await fieldKey(settings), id_sealed)
}

/** Checks answers in time: exactly this version may still be sent within the minutes of grace. */
async function stamp({ id, version }: Named, context: Signed) {
  const { db, user, now, audit } = context
  const row = await lockOwn(db, user.id, id, now)
  if (!row) throw notFound()
  await demandVersion(row, version, context)
  demandWritable(row, now)
  if (row.pending === 'repair') throw wrongState('补正没有宽限时间，请在截止前提交')
  const round = await roundOf(row, context)
  await demandWhole(row, round, await openedNumber(row, context), context)
  await updateStamp(db, id, version, now)
  await audit({ action: 'exam-registration.stamp', subject: { kind: 'exam-registration', id } })
  return { stampedUntil: secondsAfter(new Date(row.closes_at), row.grace_minutes * 60).getTime() }
}

/** Throws where the time for sending is not, in words. */
function demandSendable(row: RegistrationRow, now: Date): void {
  if (canSend(row, now)) return
  if (now.getTime() < Date.parse(row.opens_at)) throw wrongState('还没有到报名时间')
  const wasWritable = row.stamped_at !== null && !canWrite(row, now)
  throw wrongState(wasWritable ? '报名和宽限时间已过，或者核对后又有修改，不能再提交' : '报名已截止，不能再提交')
}

/**
 * Sends the form. The place of the city is taken last: whoever waits for the round's row waits for this commit and for
 * nothing else.
 */
async function send({ id, version }: Named, isFirst: boolean, context: Signed): Promise<ExamReceipt> {
  const { db, user, now, settings } = context
  const row = await lockOwn(db, user.id, id, now)
  if (!row) throw notFound()
  const isEnded = row.status === '4'
  // Sent already, by this very request sent twice or from another page.
  if (row.receipt && !isEnded && !isEditable(stateOf(row))) return row.receipt
  if (isEnded) throw wrongState('这个报名已取消')
  if (isFirst !== (row.status === null)) throw wrongState(isFirst ? '请修改后重新提交' : '报名表还没有提交过')
  demandSendable(row, now)
  await demandVersion(row, version, context)
  const round = await roundOf(row, context)
  const idNumber = await openedNumber(row, context)
  await demandWhole(row, round, idNumber, context)
  const number = row.number ?? (await newNumber(db))
  const needsSeat = !row.holds_seat
  const sent = { ...row, number, form_version: round.form_version, holds_seat: true }
  const receipt = signedReceipt(await signer(settings), {
    number,
    at: now.getTime(),
    hash: contentHash(sent, idNumber),
  })
  const first = row.submitted_at === null ? now : new Date(row.submitted_at)
  const also = sql`, number = ${number}, form_version = ${round.form_version},
    submitted_at = ${first}, receipt = ${sql.json(receipt)}, reminded = '{}'`
  const after = await takeStep(db, sent, { command: 'submit', by: 'candidate', user, now, also }).catch(
    (error: unknown) => {
      if (!isUniqueViolation(error, 'exam_registrations_once')) throw error
      throw new Refusal(
        codes.alreadyApplied,
        '这个身份证号码已经报名了本次考试，每人只能报考一个职位。不是您本人报名的，请联系考试机构',
      )
    },
  )
  if (!after) throw wrongState('现在不能提交这个报名')
  if (round.trusting) await takeStep(db, after, { command: 'approve', by: 'system', now })
  if (needsSeat && !(await takeSeat(db, round))) {
    throw new Refusal(codes.quotaReached, '本考区的名额已满，请选择其他考区的考试')
  }
  return receipt
}

/** Checking answers, sending them, and sending them anew. */
export const sendingCalls = [
  serve(stampRegistration, stamp),
  serve(applyForExam, (input, context) => send(input, true, context)),
  serve(repairRegistration, (input, context) => send(input, false, context)),
]
