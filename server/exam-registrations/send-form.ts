import { randomInt } from 'node:crypto'
import { codes } from '#contract/codes'
import { isEditable } from '#contract/exam-life'
import type { ExamReceipt } from '#contract/exam-registrations'
import type { Queryable } from '../db/db.ts'
import { isUniqueViolation } from '../db/errors.ts'
import { sql } from '../db/sql.ts'
import { fieldKey } from '../field-key.ts'
import type { Context } from '../http/context.ts'
import { invalid, notFound, Refusal } from '../http/refusal.ts'
import type { User } from '../http/users.ts'
import { signer } from '../signing.ts'
import { openNumber } from './identity.ts'
import { isDisqualified, isNumberTaken, lockOwn, type RegistrationRow } from './queries/registrations.ts'
import { holdPosition, type RoundRow, takeSeat } from './queries/rounds.ts'
import { contentHash, signedReceipt } from './receipt.ts'
import { stateOf } from './state.ts'
import { takeStep } from './step.ts'
import { wholeFaults } from './whole.ts'
import { roundOf } from './whole-registration.ts'
import { canSend, canWrite } from './windows.ts'
import { demandVersion } from './writing.ts'

/** For whom a form is sent, and the moment at which it arrived, which is judged. */
export interface Sender extends Pick<Context, 'db' | 'now' | 'settings'> {
  readonly user: Pick<User, 'id' | 'userType'>
}

export interface Named {
  readonly id: string
  readonly version: number
}

const wrongState = (words: string) => new Refusal(codes.wrongState, words)

export async function openedNumber({ id_sealed }: RegistrationRow, { settings }: Pick<Sender, 'settings'>) {
  return openNumber(await fieldKey(settings), id_sealed)
}

/** Throws where something is missing or wrong, each at its field. */
export async function demandWhole(
  row: RegistrationRow,
  round: RoundRow,
  idNumber: string,
  { db, now }: Pick<Sender, 'db' | 'now'>,
): Promise<void> {
  const position = row.position_id === null ? undefined : await holdPosition(db, row.exam_id, String(row.position_id))
  const faults = wholeFaults({ row, round, position, idNumber, now })
  if (Object.keys(faults).length > 0) throw invalid(faults)
}

/** A number of ten digits that nobody has. */
async function newNumber(db: Queryable): Promise<string> {
  const number = String(randomInt(10 ** 9, 10 ** 10))
  return (await isNumberTaken(db, number)) ? newNumber(db) : number
}

/** Throws where the time for sending is not, in words. */
function demandSendable(row: RegistrationRow, now: Date): void {
  if (canSend(row, now)) return
  if (now.getTime() < Date.parse(row.opens_at)) throw wrongState('还没有到报名时间')
  const wasWritable = row.stamped_at !== null && !canWrite(row, now)
  throw wrongState(wasWritable ? '报名和宽限时间已过，或者核对后又有修改，不能再提交' : '报名已截止，不能再提交')
}

/** Their registration, held, where this version may be sent at this moment; or the receipt, where it was sent before. */
export async function readyToSend(
  { id, version }: Named,
  isFirst: boolean,
  sender: Sender,
): Promise<RegistrationRow | ExamReceipt> {
  const { db, user, now } = sender
  const row = await lockOwn(db, user.id, id, now)
  if (!row) throw notFound()
  const isEnded = row.status === '4'
  // Sent already, by this very request sent twice or from another page.
  if (row.receipt && !isEnded && !isEditable(stateOf(row))) return row.receipt
  if (isEnded) throw wrongState('这个报名已取消')
  if (isFirst !== (row.status === null)) throw wrongState(isFirst ? '请修改后重新提交' : '报名表还没有提交过')
  demandSendable(row, now)
  await demandVersion(row, version, sender)
  return row
}

/**
 * Sends the form. The place of the city is taken last: whoever waits for the round's row waits for this commit and for
 * nothing else.
 */
export async function sendForm(named: Named, isFirst: boolean, sender: Sender): Promise<ExamReceipt> {
  const ready = await readyToSend(named, isFirst, sender)
  return 'signature' in ready ? ready : sendReady(ready, sender)
}

/** Sends a form that may be sent. */
export async function sendReady(row: RegistrationRow, sender: Sender): Promise<ExamReceipt> {
  const { db, user, now, settings } = sender
  const round = await roundOf(row, sender)
  const idNumber = await openedNumber(row, sender)
  await demandWhole(row, round, idNumber, sender)
  const number = row.number ?? (await newNumber(db))
  if (await isDisqualified(db, row.id)) throw wrongState('您在本次考试中已被取消应聘资格，不能再报名')
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
