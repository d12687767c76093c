import { codes } from '#contract/codes'
import { canOpen, meetingStateLabels, placesAhead, stepMeeting, waitingTimes } from '#contract/meetings'
import type { Context } from '../../http/context.ts'
import { notFound, Refusal } from '../../http/refusal.ts'
import { serve } from '../../http/serve.ts'
import { sendMessage } from '../../messages/send.ts'
import { moveMeeting, movePlace, touchMeeting } from './changes.ts'
import { aboutOf, endInterview } from './interviews-of.ts'
import { aheadMessage } from './messages.ts'
import { listPlaces, lockMeeting } from './queries.ts'
import type { MeetingRow } from './rows.ts'
import { meetingInFull, queueOf } from './shape.ts'

const HOUR_S = 3_600

async function open(context: Context<'type1'>, meeting: MeetingRow) {
  const { db, now } = context
  if (meeting.state !== 'planned') throw wrongState(meeting)
  if (!canOpen(meeting.state, Date.parse(meeting.starts_at), now.getTime())) {
    throw new Refusal(codes.wrongState, '到面试会当天才能开始叫号')
  }
  await moveMeeting(db, meeting.id, 'open', now)
  const places = await listPlaces(db, meeting.id)
  const queue = queueOf({ ...meeting, state: 'open' }, places)
  const times = waitingTimes(queue, now.getTime())
  for (const place of places) {
    const at = times.get(place.id)
    if (at === undefined) continue
    const letter = aheadMessage(aboutOf(meeting, place), '面试会开始了', placesAhead(queue, place.id), new Date(at))
    await sendMessage(db, { to: [place.user_id], audience: 'seeker', at: now, ...letter })
  }
}

/** Whoever still waits is told that it did not come to them; whoever was passed over did not come. */
async function close(context: Context<'type1'>, meeting: MeetingRow) {
  const { db, now } = context
  if (meeting.state !== 'open') throw wrongState(meeting)
  const places = await listPlaces(db, meeting.id)
  const busy = places.find(({ state }) => state === 'called' || state === 'talking')
  if (busy) throw new Refusal(codes.wrongState, '还有求职者已叫号或正在面谈，处理完再结束')
  await moveMeeting(db, meeting.id, 'closed', now)
  for (const place of places) {
    if (place.state === 'waiting') {
      await endInterview(context, meeting, place, { action: 'cancel', remark: '面试会结束时还没有轮到您' })
    }
    if (place.state === 'passed') {
      await movePlace(db, place.id, 'absent', now)
      await endInterview(context, meeting, place, { action: 'noshow', remark: '叫到您时您不在' })
    }
  }
}

async function cancel(context: Context<'type1'>, meeting: MeetingRow, remark: string) {
  const { db, now } = context
  if (meeting.state !== 'planned') throw wrongState(meeting)
  await moveMeeting(db, meeting.id, 'cancelled', now)
  for (const place of await listPlaces(db, meeting.id)) {
    if (place.state === 'waiting') await endInterview(context, meeting, place, { action: 'cancel', remark })
  }
}

const wrongState = ({ state }: MeetingRow) =>
  new Refusal(codes.wrongState, `这场面试会现在是“${meetingStateLabels[state]}”，不能这样处理`)

export const sittingCall = serve(stepMeeting, {
  limits: (_, { user }) => [{ name: 'meeting.step', subject: user?.id ?? '', max: 120, seconds: HOUR_S }],
  async handle(step, context) {
    const { db, user, now, audit } = context
    const meeting = await lockMeeting(db, user.companyId, step.id)
    if (!meeting) throw notFound()
    if (step.action === 'open') await open(context, meeting)
    if (step.action === 'close') await close(context, meeting)
    if (step.action === 'cancel') await cancel(context, meeting, step.remark)
    await touchMeeting(db, step.id, now)
    await audit({ action: `meeting.${step.action}`, subject: { kind: 'meeting', id: step.id } })
    return meetingInFull(context, step.id)
  },
})
