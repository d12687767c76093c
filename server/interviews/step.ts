import { codes } from '#contract/codes'
import type { ParsedInputOf } from '#contract/endpoint'
import {
  type InterviewObstacle,
  interviewObstacle,
  interviewStateAfter,
  interviewStateLabels,
  MOST_RESCHEDULES,
  slotFaults,
  slotStart,
  updateInterview,
} from '#contract/interviews'
import { companyMembers } from '../applications/queries/apply.ts'
import type { Queryable } from '../db/db.ts'
import { invalid, notFound, Refusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import type { User } from '../http/users.ts'
import { sendMessage } from '../messages/send.ts'
import { changeInterview } from './changes.ts'
import { inFull, sideOf } from './in-full.ts'
import { stepMessage } from './messages.ts'
import { offerFaults } from './offers.ts'
import { insertInterviewEvent, lockInterview } from './queries.ts'
import type { InterviewRow } from './rows.ts'
import { standingOf } from './shape.ts'

const HOUR_S = 3_600

const refusals: Readonly<Record<InterviewObstacle, (row: InterviewRow) => string>> = {
  state: ({ state }) => `这场面试现在是“${interviewStateLabels[state]}”，不能这样处理`,
  started: () => '面试已到开始时间，只能登记完成或未到场',
  early: () => '面试还没有开始，到时间以后才能登记',
  meeting: () => '这是面试会中的面试，时间由面试会安排，请在面试会的队列中处理',
  cap: () => `一场面试最多改期 ${MOST_RESCHEDULES} 次，请取消后重新邀请`,
}

type Step = ParsedInputOf<typeof updateInterview>

/** The start that was chosen: one of those that are offered, and still ahead. */
function chosenStart(row: InterviewRow, step: Step, now: Date): Date | null {
  if (step.action !== 'accept' && step.action !== 'confirm') return null
  if (!row.slots.some(slot => Date.parse(slot) === step.slot))
    throw invalid({ slot: '这个时间已不在可选范围，请重新选择' })
  if (step.slot <= now.getTime()) throw invalid({ slot: '面试时间已经过去，请选择以后的时间' })
  return new Date(step.slot)
}

interface Moment {
  readonly db: Queryable
  readonly user: User
  readonly now: Date
}

/** The times that are offered in place of those before. What the company has then a seeker who counters does not hear. */
async function offered({ db, user, now }: Moment, row: InterviewRow, step: Step): Promise<readonly Date[] | undefined> {
  if (step.action !== 'counter' && step.action !== 'reschedule') return undefined
  const faults = slotFaults(step.slots, row.minutes, now.getTime())
  if (Object.keys(faults).length > 0) throw invalid(faults)
  const starts = step.slots.map(slot => new Date(slotStart(slot)))
  if (step.action === 'reschedule') {
    const { id, company_id: companyId, user_id: userId, interviewer_id: interviewerId, minutes } = row
    const taken = await offerFaults(db, { id, companyId, userId, interviewerId, minutes, starts }, user.id)
    if (Object.keys(taken).length > 0) throw invalid(taken)
  }
  return starts.toSorted((a, b) => a.getTime() - b.getTime())
}

/** One step of either side: the interview, its history and the message to the other side, together or not at all. */
export const stepCall = serve(updateInterview, {
  limits: (_, { user }) => [{ name: 'interview.step', subject: user?.id ?? '', max: 240, seconds: HOUR_S }],
  async handle(step, context) {
    const { db, user, now, audit } = context
    const row = await lockInterview(db, user, step.id)
    if (!row) throw notFound()
    const by = sideOf(user)
    const obstacle = interviewObstacle(standingOf(row), { action: step.action, by, now: now.getTime() })
    if (obstacle) throw new Refusal(codes.wrongState, refusals[obstacle](row), { state: row.state })

    const startsAt = chosenStart(row, step, now)
    const slots = await offered(context, row, step)
    const remark = 'remark' in step ? step.remark : ''
    const busy = await changeInterview(db, step.id, {
      state: interviewStateAfter(row.state, step.action),
      at: now,
      ...(slots && { slots, startsAt: null }),
      ...(startsAt && { startsAt }),
      ...(step.action === 'reschedule' && { isReschedule: true }),
      ...(step.action === 'noshow' && { absent: by === 'seeker' ? 'employer' : 'seeker' }),
      // The list is checked by the schema.
      ...(step.action === 'finish' && { result: step.result as InterviewRow['result'] }),
    })
    if (busy) {
      const whose = busy === by ? '您' : by === 'seeker' ? '单位的面试官' : '求职者'
      throw new Refusal(codes.conflict, `${whose}这个时间已有另一场面试，请选择其他时间`, {
        fields: { slot: `${whose}这个时间已有另一场面试，请选择其他时间` },
      })
    }
    await insertInterviewEvent(db, { id: step.id, at: now, actor: by, action: step.action, remark, startsAt })
    const to = by === 'seeker' ? await companyMembers(db, row.company_id) : [row.user_id]
    const said = { action: step.action, by, remark, startsAt, slots: slots ?? [] }
    await sendMessage(db, { to, audience: 'member', at: now, ...stepMessage(row, said) })
    await audit({ action: `interview.${step.action}`, subject: { kind: 'interview', id: step.id } })
    return inFull(context, step.id)
  },
})
