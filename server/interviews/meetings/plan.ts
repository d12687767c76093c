import { codes } from '#contract/codes'
import type { ParsedInputOf } from '#contract/endpoint'
import { MOST_RESCHEDULES, slotStart } from '#contract/interviews'
import { addMeeting, appointedTime, meetingStartFault, updateMeeting } from '#contract/meetings'
import type { Context } from '../../http/context.ts'
import { invalid, notFound, Refusal } from '../../http/refusal.ts'
import { serve } from '../../http/serve.ts'
import { sendMessage } from '../../messages/send.ts'
import {
  findBusyMembers,
  holdPlans,
  insertMeeting,
  replanMeeting,
  touchMeeting,
  updateInterviewsOf,
} from './changes.ts'
import { aboutOf, giveTime } from './interviews-of.ts'
import { changedMessage, movedMessage } from './messages.ts'
import { isOwnJob, listPlaces, lockMeeting } from './queries.ts'
import type { MeetingRow } from './rows.ts'
import { meetingInFull } from './shape.ts'

const HOUR_S = 3_600
const MINUTE = 60_000

type Plan = Omit<ParsedInputOf<typeof updateMeeting>, 'id'>

interface Planned {
  readonly plan: Plan
  readonly startsAt: number
  /** '' for one that is new. */
  readonly id: string
  readonly places: number
}

/** Refuses a panel of which somebody sits on another one at that time. */
async function refuseBusyPanel(
  { db, user }: Pick<Context<'type1'>, 'db' | 'user'>,
  { plan, startsAt, id, places }: Planned,
): Promise<void> {
  await holdPlans(db, user.companyId)
  const names = plan.members.map(({ name }) => name)
  const until = startsAt + plan.minutes * Math.max(1, places) * MINUTE
  const span = { companyId: user.companyId, id, names, from: new Date(startsAt), until: new Date(until) }
  const busy = await findBusyMembers(db, span)
  const faults = names.flatMap((name, at) =>
    busy.includes(name) ? [[`members.${at}.name`, `${name} 这段时间已有另一场面试会`] as const] : [],
  )
  if (faults.length > 0) throw invalid(Object.fromEntries(faults))
}

function startOf(plan: Plan, now: Date): number {
  const startsAt = slotStart(plan)
  const fault = meetingStartFault(startsAt, now.getTime())
  if (fault) throw invalid({ day: fault })
  return startsAt
}

/** Another time asks everybody in the queue again, in their order; another place only tells them. */
async function tellQueue(context: Context<'type1'>, meeting: MeetingRow, { plan, startsAt, isMove }: Told) {
  const { db, now } = context
  await updateInterviewsOf(db, meeting.id, plan, now)
  let turn = startsAt
  for (const place of await listPlaces(db, meeting.id)) {
    if (place.state !== 'waiting') continue
    const about = aboutOf(meeting, place)
    const at = new Date(appointedTime(turn, plan.minutes, now.getTime()))
    if (isMove) await giveTime(context, place, { at, asksAgain: true })
    const letter = isMove ? movedMessage(about, plan, at) : changedMessage(about, plan, plan.note)
    await sendMessage(db, { to: [place.user_id], audience: 'seeker', at: now, ...letter })
    turn = at.getTime() + plan.minutes * MINUTE
  }
}

interface Told {
  readonly plan: Plan
  readonly startsAt: number
  readonly isMove: boolean
}

const hasOtherWords = (meeting: MeetingRow, plan: Plan) =>
  (['place', 'contact', 'phone', 'note'] as const).some(name => meeting[name] !== plan[name])

export const planCalls = [
  serve(addMeeting, {
    limits: (_, { user }) => [{ name: 'meeting.add', subject: user?.id ?? '', max: 40, seconds: HOUR_S }],
    async handle(input, context) {
      const { db, user, now, audit } = context
      if (!(await isOwnJob(db, user.companyId, input.jobId))) throw notFound()
      const startsAt = startOf(input, now)
      await refuseBusyPanel(context, { plan: input, startsAt, id: '', places: 1 })
      const who = { companyId: user.companyId, userId: user.id }
      const id = await insertMeeting(db, { input, ...who, startsAt: new Date(startsAt), at: now })
      await audit({ action: 'meeting.add', subject: { kind: 'meeting', id } })
      return meetingInFull(context, id)
    },
  }),

  serve(updateMeeting, {
    limits: (_, { user }) => [{ name: 'meeting.update', subject: user?.id ?? '', max: 120, seconds: HOUR_S }],
    async handle({ id, ...plan }, context) {
      const { db, user, now, audit } = context
      const meeting = await lockMeeting(db, user.companyId, id)
      if (!meeting) throw notFound()
      if (meeting.state !== 'planned') throw new Refusal(codes.wrongState, '面试会已经开始，不能再修改安排')
      const startsAt = slotStart(plan)
      const isMove = startsAt !== Date.parse(meeting.starts_at) || plan.minutes !== meeting.minutes
      if (isMove) startOf(plan, now)
      const asksAgain = isMove && meeting.places > 0
      if (asksAgain && meeting.moved >= MOST_RESCHEDULES) {
        throw new Refusal(codes.wrongState, `已邀请求职者的面试会最多改期 ${MOST_RESCHEDULES} 次，请取消后重新安排`)
      }
      await refuseBusyPanel(context, { plan, startsAt, id, places: meeting.places })
      await replanMeeting(db, id, { plan, startsAt: new Date(startsAt), isMove: asksAgain })
      if (isMove || hasOtherWords(meeting, plan)) await tellQueue(context, meeting, { plan, startsAt, isMove })
      await touchMeeting(db, id, now)
      await audit({ action: 'meeting.update', subject: { kind: 'meeting', id } })
      return meetingInFull(context, id)
    },
  }),
]
