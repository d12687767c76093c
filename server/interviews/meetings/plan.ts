import { codes } from '#contract/codes'
import type { ParsedInputOf } from '#contract/endpoint'
import { MOST_RESCHEDULES, slotStart } from '#contract/interviews'
import { addMeeting, appointedTimes, meetingStartFault, updateMeeting } from '#contract/meetings'
import type { Context } from '../../http/context.ts'
import { invalid, notFound, Refusal } from '../../http/refusal.ts'
import { serve } from '../../http/serve.ts'
import { sendMessage } from '../../messages/send.ts'
import { nameOf } from '../shape.ts'
import { insertMeeting, replanMeeting, touchMeeting, updateInterviewsOf } from './changes.ts'
import { aboutOf, giveTime } from './interviews-of.ts'
import { changedMessage, movedMessage } from './messages.ts'
import { busyOnPanel } from './panel.ts'
import { isOwnJob, listPlaces, lockMeeting } from './queries.ts'
import type { MeetingRow } from './rows.ts'
import { meetingInFull } from './shape.ts'

const HOUR_S = 3_600
const MINUTE = 60_000

type Plan = Omit<ParsedInputOf<typeof updateMeeting>, 'id'>

interface Planned {
  readonly plan: Plan
  /** '' for one that is new. */
  readonly id: string
  /** Milliseconds since the epoch, as `until`. */
  readonly startsAt: number
  readonly until: number
}

/** Refuses a panel of which somebody is in another interview at that time, or on another panel. */
async function refuseBusyPanel(
  context: Pick<Context<'type1'>, 'db' | 'user'>,
  { plan, id, startsAt, until }: Planned,
): Promise<void> {
  const names = plan.members.map(({ name }) => name)
  const busy = await busyOnPanel(context, { names, id, from: startsAt, until })
  const faults = names.flatMap((name, at) => {
    const fault = busy.get(name)
    return fault ? [[`members.${at}.name`, fault] as const] : []
  })
  if (faults.length > 0) throw invalid(Object.fromEntries(faults))
}

/** When a panel is through that begins then with so many in its queue, at least one. */
function endOf({ minutes }: Plan, startsAt: number, places: number, now: Date): number {
  const times = appointedTimes(startsAt, minutes, Math.max(1, places), now.getTime())
  return Math.max(...times) + minutes * MINUTE
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
  const waiting = (await listPlaces(db, meeting.id)).filter(({ state }) => state === 'waiting')
  const times = appointedTimes(startsAt, plan.minutes, waiting.length, now.getTime())
  for (const [index, place] of waiting.entries()) {
    const about = aboutOf(meeting, place)
    const at = new Date(times[index] ?? startsAt)
    const obstacle = isMove ? await giveTime(context, place, { at, minutes: plan.minutes, asksAgain: true }) : undefined
    if (obstacle === 'busy') {
      throw new Refusal(codes.conflict, `${nameOf(place)} 改期后的时间已有另一场面试，请另选时间`)
    }
    // Who has declined meanwhile is not asked again.
    if (obstacle === 'left') continue
    const letter = isMove ? movedMessage(about, plan, at) : changedMessage(about, plan, plan.note)
    await sendMessage(db, { to: [place.user_id], audience: 'seeker', at: now, ...letter })
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
      await refuseBusyPanel(context, { plan: input, id: '', startsAt, until: endOf(input, startsAt, 1, now) })
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
      const until = isMove ? endOf(plan, startsAt, meeting.places, now) : Date.parse(meeting.ends_at)
      await refuseBusyPanel(context, { plan, id, startsAt, until })
      await replanMeeting(db, id, { plan, startsAt: new Date(startsAt), isMove: asksAgain })
      if (isMove || hasOtherWords(meeting, plan)) await tellQueue(context, meeting, { plan, startsAt, isMove })
      await touchMeeting(db, id, now)
      await audit({ action: 'meeting.update', subject: { kind: 'meeting', id } })
      return meetingInFull(context, id)
    },
  }),
]
