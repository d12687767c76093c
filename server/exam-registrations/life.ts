import { isDeepStrictEqual } from 'node:util'
import { codes } from '#contract/codes'
import type { RegistrationCommand } from '#contract/exam-life'
import {
  appealRegistration,
  cancelRegistration,
  confirmRegistration,
  rechoosePosition,
  refundRegistration,
} from '#contract/exam-registrations'
import type { Context } from '../http/context.ts'
import { invalid, notFound, Refusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { lockRegistration } from '../payments/queries.ts'
import { closeOrders, returnFee } from '../payments/settle.ts'
import { lockOwn, type RegistrationRow, updatePosition } from './queries/registrations.ts'
import { holdPosition } from './queries/rounds.ts'
import { openedNumber } from './send-form.ts'
import { takeStep } from './step.ts'
import { formStop } from './stops.ts'
import { isInWindow } from './windows.ts'

type Signed = Context<'type2'>

const wrongState = (words: string) => new Refusal(codes.wrongState, words)

/** Said where a step is not possible in this state, and where its time is not. */
const words = {
  appeal: { state: '只有没有通过审核的报名可以申诉，并且只能申诉一次', time: '申诉时间已过' },
  withdraw: { state: '这个报名现在不能取消', time: '' },
  confirm: { state: '这个报名现在不需要确认', time: '缴费已经截止，不能再确认' },
  rechoose: { state: '只有职位被取消的报名可以改报', time: '现在不在改报时间内' },
  refund: { state: '只有职位被取消的报名可以在这里申请退费', time: '' },
} as const satisfies Partial<Record<RegistrationCommand, { state: string; time: string }>>

interface Step {
  readonly command: keyof typeof words
  readonly note?: string
  readonly remark?: string
}

async function owned(id: string, { db, user, now }: Signed): Promise<RegistrationRow> {
  const row = await lockOwn(db, user.id, id, now)
  if (!row) throw notFound()
  return row
}

/** Takes a step of the candidate's, in its time. */
async function stepOf(row: RegistrationRow, { command, ...said }: Step, { db, user, now }: Signed) {
  const after = await takeStep(db, row, { command, by: 'candidate', user, now, ...said })
  if (!after) throw wrongState(words[command].state)
  if (!isInWindow(row, command, now)) throw wrongState(words[command].time)
  return after
}

async function withPayable(id: string, { db }: Signed) {
  const payable = await lockRegistration(db, id)
  if (!payable) throw notFound()
  return payable
}

/** What candidates do with a registration that has been sent. */
export const lifeCalls = [
  serve(appealRegistration, async ({ id, reason }, context) => {
    await stepOf(await owned(id, context), { command: 'appeal', note: reason }, context)
    return { ok: true as const }
  }),

  serve(cancelRegistration, async ({ id }, context) => {
    const row = await owned(id, context)
    if (row.status === null) throw wrongState('还没有提交的报名表不需要取消，报名截止 30 天后自动删除')
    await stepOf(row, { command: 'withdraw' }, context)
    await closeOrders(context.db, await withPayable(id, context), context.now)
    return { ok: true as const }
  }),

  serve(confirmRegistration, async ({ id }, context) => {
    const row = await owned(id, context)
    const isDone = row.status === '2' && row.confirmed
    if (!isDone && row.position_state === 'cancelled') throw wrongState('报考的职位已取消，不能再确认')
    const { fee } = isDone ? row : await stepOf(row, { command: 'confirm' }, context)
    return { fee, payUntil: Date.parse(row.pay_until) }
  }),

  serve(rechoosePosition, async ({ id, position }, context) => {
    const row = await owned(id, context)
    const chosen = await holdPosition(context.db, row.exam_id, position)
    if (chosen?.state !== 'open') throw invalid({ position: '请选择这次考试中可以报考的职位' })
    if (!isDeepStrictEqual([...chosen.papers].sort(), [...(row.papers ?? [])].sort())) {
      throw invalid({ position: '只能改报考试科目相同的职位' })
    }
    const idNumber = await openedNumber(row, context)
    const stop = formStop(chosen, { row, idNumber, now: context.now }, 'sent')
    if (stop !== '') throw wrongState(stop)
    const moved = {
      ...row,
      position_id: chosen.id,
      position_code: chosen.code,
      position_unit: chosen.unit,
      position_title: chosen.title,
      position_state: chosen.state,
    }
    await stepOf(moved, { command: 'rechoose' }, context)
    await updatePosition(context.db, id, chosen.id)
    return { ok: true as const }
  }),

  serve(refundRegistration, async ({ id }, context) => {
    const { db, now, sendSms } = context
    await stepOf(await owned(id, context), { command: 'refund', remark: '职位取消，没有改报' }, context)
    for (const message of await returnFee(db, await withPayable(id, context), now)) sendSms(message)
    return { ok: true as const }
  }),
]
