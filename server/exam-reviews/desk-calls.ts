import { codes } from '#contract/codes'
import { judgeAll } from '#contract/exam-radar'
import { reviewFields } from '#contract/exam-review-fields'
import { HOLD_SECONDS, type ReviewReasons } from '#contract/exam-review-rules'
import { type ApprovedTogether, approveReviews, decideReview, holdReview, leaveReview } from '#contract/exam-reviews'
import { secondsAfter } from '../clock.ts'
import { demandMandate } from '../exam-office/mandates.ts'
import { openNumber } from '../exam-registrations/identity.ts'
import { lockById, type RegistrationRow } from '../exam-registrations/queries/registrations.ts'
import { roundOf } from '../exam-registrations/whole-registration.ts'
import { fieldKey } from '../field-key.ts'
import type { Context } from '../http/context.ts'
import { invalid, notFound, Refusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { judge, kindOf } from './judge.ts'
import { findCase, listJudgements } from './judgement-queries.ts'
import { dropLock, isHeldByOthers, renewLock, spendLock } from './lock-queries.ts'
import { sentCandidate } from './sent-candidate.ts'

type Signed = Context<'type1'>

const GONE = '这份报名已经不在您手上：超过 10 分钟没有操作，或者在别的窗口打开了另一份。请重新取一份'

/** The case of a registration, for whoever reviews its exam. */
async function caseFor(id: string, context: Signed) {
  const found = await findCase(context.db, id)
  if (!found) throw notFound()
  return { ...found, mandates: await demandMandate(context, found.exam, 'review', 'second') }
}

/** Throws where something is said of a field that the registration has not. */
async function demandKnownFields(row: RegistrationRow, reasons: ReviewReasons, context: Signed): Promise<void> {
  const { form, materials } = await roundOf(row, context)
  const fields = reviewFields({ form, slots: materials, answers: row.answers, waiver: row.waiver !== '' })
  const unknown = Object.keys(reasons).find(path => fields.every(field => field.path !== path))
  if (unknown !== undefined) throw invalid({ [`reasons.${unknown}`]: '报名表里没有这一项' })
}

/** What keeps a registration from being approved without having been opened, as a first look only; '' for nothing. */
async function togetherObstacle(row: RegistrationRow, exam: string, context: Signed): Promise<string> {
  const { db, user, now, settings } = context
  if (String(row.exam_id) !== exam) throw notFound()
  if (await isHeldByOthers(db, { id: row.id, user: user.id, now })) return '同事正在审核这一份'
  if (kindOf(row) === 'appeal') return '申诉要逐份审核'
  if ((await listJudgements(db, row.id, row.turn)).length > 0) return '同事已经看过，要逐份复核'
  const conditions = (await findCase(db, row.id))?.conditions ?? []
  const idNumber = openNumber(await fieldKey(settings), row.id_sealed)
  const { list } = judgeAll(conditions, sentCandidate(row.answers, idNumber, now))
  return list.every(({ verdict }) => verdict === 'fits') ? '' : '有条件需要核实，要逐份审核'
}

type Came = Omit<ApprovedTogether['results'][number], 'id'>

/** What is done with a registration in hand, and with several from the list. */
export const deskCalls = [
  serve(holdReview, async ({ id }, context) => {
    const { db, user, now } = context
    await caseFor(id, context)
    if (!(await renewLock(db, { id, user: user.id, now }))) throw new Refusal(codes.wrongState, GONE)
    return { heldUntil: secondsAfter(now, HOLD_SECONDS).getTime() }
  }),

  serve(leaveReview, async ({ id }, context) => {
    await caseFor(id, context)
    await dropLock(context.db, id, context.user.id)
    return { ok: true as const }
  }),

  serve(decideReview, async ({ id, turn, command, reasons }, context) => {
    const { db, user, now } = context
    const { salt, mandates } = await caseFor(id, context)
    const row = await lockById(db, id, now)
    if (!row) throw notFound()
    if (!(await spendLock(db, { id, user: user.id, now }))) throw new Refusal(codes.wrongState, GONE)
    if (command !== 'approve') {
      if (Object.keys(reasons).length === 0) throw invalid({ reasons: '请至少写明一处原因' })
      await demandKnownFields(row, reasons, context)
    }
    const judged = await judge(db, row, { turn, salt, user, mandates, now, command, reasons })
    if ('obstacle' in judged) throw new Refusal(codes.wrongState, judged.obstacle)
    return judged
  }),

  serve(approveReviews, async ({ exam, items }, context) => {
    const { db, user, now } = context
    const mandates = await demandMandate(context, exam, 'review')
    const results = new Map<string, Came>()
    // In one order, so that two who approve the same do not wait for each other.
    for (const { id, turn } of [...items].sort((one, other) => (one.id < other.id ? -1 : 1))) {
      const row = await lockById(db, id, now)
      const found = await findCase(db, id)
      if (!row || !found) throw notFound()
      const obstacle = await togetherObstacle(row, exam, context)
      const judging = { turn, salt: found.salt, user, mandates, now, command: 'approve', reasons: {} } as const
      const judged = obstacle === '' ? await judge(db, row, judging) : { obstacle }
      if (!('obstacle' in judged)) await dropLock(db, id, user.id)
      results.set(id, 'obstacle' in judged ? { state: 'left', obstacle: judged.obstacle } : { ...judged, obstacle: '' })
    }
    const nothing: Came = { state: 'left', obstacle: '' }
    return { results: items.map(({ id }) => ({ id, ...(results.get(id) ?? nothing) })) }
  }),
]
