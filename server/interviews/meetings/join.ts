import { applicationStateLabels, canMove } from '#contract/applications'
import { codes } from '#contract/codes'
import { MOST_PLACES } from '#contract/meeting-fields'
import { appointedTimes, joinMeeting } from '#contract/meetings'
import { type LockedRow, lockReceived } from '../../applications/queries/received.ts'
import { insertEvent, updateState } from '../../applications/queries/timeline.ts'
import { inChina } from '../../china-time.ts'
import type { Context } from '../../http/context.ts'
import { notFound, Refusal } from '../../http/refusal.ts'
import { serve } from '../../http/serve.ts'
import { sendMessage } from '../../messages/send.ts'
import { insertInterview } from '../changes.ts'
import { listTaken } from '../offers.ts'
import { findOpen, insertInterviewEvent } from '../queries.ts'
import { nameOf } from '../shape.ts'
import { insertPlace, touchMeeting } from './changes.ts'
import { meetingInvitation } from './messages.ts'
import { busyOnPanel } from './panel.ts'
import { listMembers, listPlaces, lockMeeting } from './queries.ts'
import type { MeetingRow } from './rows.ts'
import { meetingInFull } from './shape.ts'

const HOUR_S = 3_600
const MINUTE = 60_000
const accepted = ['shortlisted', 'interview', 'offer'] as const

async function lockAccepted(
  { db, user }: Context<'type1'>,
  meeting: MeetingRow,
  id: string,
  at: Date,
): Promise<LockedRow> {
  const application = await lockReceived(db, user.companyId, id)
  // An application for another posting is as unknown here as anybody else's.
  if (!application || application.job_id !== meeting.job_id) throw notFound()
  const { status, basic, blind } = application
  const name = nameOf({ application_id: id, application_status: status, basic, blind })
  if (!accepted.some(state => state === status)) {
    throw new Refusal(
      codes.wrongState,
      `${blind ? '这位求职者' : name}的投递现在是“${applicationStateLabels[status]}”，通过初筛后才能加入`,
    )
  }
  if (await findOpen(db, id)) throw new Refusal(codes.wrongState, `${name} 还有一场没有结束的面试，不能加入`)
  const who = { companyId: user.companyId, userId: application.user_id, interviewerId: null }
  if ((await listTaken(db, { ...who, starts: [at], minutes: meeting.minutes })).length > 0) {
    throw new Refusal(codes.conflict, `${name} 那个时间已有另一场面试，不能加入`)
  }
  return application
}

/** Invites one applicant for a time of the meeting, and puts the place at the end of the queue. */
async function join(context: Context<'type1'>, meeting: MeetingRow, { application, at }: Joining) {
  const { db, user, now } = context
  const { id: applicationId, status, user_id: userId } = application
  const { place, contact, phone, note, minutes } = meeting
  const invitation = { applicationId, way: 'onsite', place, contact, phone, note, minutes } as const
  const who = { companyId: user.companyId, userId, interviewerId: null }
  const id = await insertInterview(db, { invitation, slots: [at], ...who, at: now })
  await insertInterviewEvent(db, { id, at: now, actor: 'employer', action: 'invite', remark: '', startsAt: null })
  await insertPlace(db, { meetingId: meeting.id, applicationId, interviewId: id })
  if (canMove(status, 'interview')) {
    await updateState(db, applicationId, 'interview', now)
    await insertEvent(db, { applicationId, at: now, actor: 'employer', state: 'interview', remark: note })
  }
  const { job_title, company_name } = meeting
  const about = { id, application_id: applicationId, job_title, company_name }
  await sendMessage(db, { to: [userId], audience: 'seeker', at: now, ...meetingInvitation(about, meeting, at, note) })
}

interface Joining {
  readonly application: LockedRow
  readonly at: Date
}

/** More places keep the panel longer: refuses them where somebody of it is taken then. */
async function refuseBusyPanel(context: Context<'type1'>, meeting: MeetingRow, times: readonly number[]) {
  const names = (await listMembers(context.db, meeting.id)).map(({ name }) => name)
  const until = Math.max(...times) + meeting.minutes * MINUTE
  const busy = await busyOnPanel(context, { names, id: meeting.id, from: Math.min(...times), until })
  if (busy.size === 0) return
  const ends = inChina(new Date(until), 'HH:mm')
  throw new Refusal(
    codes.conflict,
    `加入 ${times.length} 人要到 ${ends} 结束，${[...busy.values()].join('，')}，请少加几位或修改安排`,
  )
}

export const joinCall = serve(joinMeeting, {
  limits: (_, { user }) => [{ name: 'meeting.join', subject: user?.id ?? '', max: 120, seconds: HOUR_S }],
  async handle({ id, applicationIds }, context) {
    const { db, user, now, audit } = context
    const meeting = await lockMeeting(db, user.companyId, id)
    if (!meeting) throw notFound()
    if (meeting.state !== 'planned' && meeting.state !== 'open') {
      throw new Refusal(codes.wrongState, '这场面试会已经结束，不能再加入求职者')
    }
    if (meeting.places + applicationIds.length > MOST_PLACES) {
      throw new Refusal(codes.quotaReached, `一场面试会最多 ${MOST_PLACES} 人，请另外安排一场`)
    }
    const ends = (await listPlaces(db, id))
      .filter(({ state }) => state === 'waiting')
      .map(({ appointed_at }) => Date.parse(appointed_at) + meeting.minutes * MINUTE)
    const turn = Math.max(Date.parse(meeting.starts_at), ...ends)
    const times = appointedTimes(turn, meeting.minutes, applicationIds.length, now.getTime())
    await refuseBusyPanel(context, meeting, times)
    for (const [index, applicationId] of applicationIds.entries()) {
      const at = new Date(times[index] ?? turn)
      const application = await lockAccepted(context, meeting, applicationId, at)
      await join(context, meeting, { application, at })
    }
    await touchMeeting(db, id, now)
    await audit({ action: 'meeting.join', subject: { kind: 'meeting', id }, detail: { rows: applicationIds.length } })
    return meetingInFull(context, id)
  },
})
