import { applicationStateLabels, canInvite, canMove } from '#contract/applications'
import { codes } from '#contract/codes'
import type { ParsedInputOf } from '#contract/endpoint'
import { inviteToInterview, slotFaults, slotStart } from '#contract/interviews'
import { lockReceived } from '../applications/queries/received.ts'
import { insertEvent, updateState } from '../applications/queries/timeline.ts'
import type { Context } from '../http/context.ts'
import { invalid, notFound, Refusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import type { User } from '../http/users.ts'
import { sendMessage } from '../messages/send.ts'
import { insertInterview } from './changes.ts'
import { inFull } from './in-full.ts'
import { invitedMessage } from './messages.ts'
import { offerFaults } from './offers.ts'
import { findOpen, insertInterviewEvent } from './queries.ts'

const HOUR_S = 3_600

/** Invites an applicant: interview, application, its history and the message are stored together or not at all. */
export async function inviteApplicant(input: ParsedInputOf<typeof inviteToInterview>, context: Context<'type1'>) {
  const { db, user, now, audit } = context
  const application = await lockReceived(db, user.companyId, input.applicationId)
  if (!application) throw notFound()
  const faults = slotFaults(input.slots, input.minutes, now.getTime())
  if (Object.keys(faults).length > 0) throw invalid(faults)

  const { status } = application
  if (!canInvite(status)) {
    throw new Refusal(codes.wrongState, `这份投递现在是“${applicationStateLabels[status]}”，不能邀请面试`)
  }
  const open = await findOpen(db, input.applicationId)
  if (open) {
    throw new Refusal(codes.wrongState, '这位求职者还有一场没有结束的面试，请先改期、取消或登记结果', {
      interviewId: open,
    })
  }

  const starts = input.slots.map(slot => new Date(slotStart(slot)))
  const who = { companyId: user.companyId, userId: application.user_id, interviewerId: user.id }
  const taken = await offerFaults(db, { ...who, starts, minutes: input.minutes }, user.id)
  if (Object.keys(taken).length > 0) throw invalid(taken)
  const slots = starts.toSorted((a, b) => a.getTime() - b.getTime())
  const id = await insertInterview(db, { invitation: input, slots, ...who, at: now })
  await insertInterviewEvent(db, { id, at: now, actor: 'employer', action: 'invite', remark: '', startsAt: null })
  if (canMove(status, 'interview')) {
    const step = { applicationId: input.applicationId, at: now, actor: 'employer', state: 'interview' } as const
    await updateState(db, input.applicationId, 'interview', now)
    await insertEvent(db, { ...step, remark: input.note })
  }
  const { job_title, company_name } = application
  const about = { id, application_id: input.applicationId, job_title, company_name }
  await sendMessage(db, {
    to: [application.user_id],
    audience: 'seeker',
    at: now,
    ...invitedMessage(about, slots, input.note),
  })
  await audit({ action: 'interview.invite', subject: { kind: 'interview', id } })
  return inFull(context, id)
}

/** So many invitations of one person in an hour, whichever way they are made. */
export const invitationLimit = (user: User) => [
  { name: 'interview.invite', subject: user.id, max: 120, seconds: HOUR_S },
]

export const inviteCall = serve(inviteToInterview, {
  limits: (_, { user }) => invitationLimit(user),
  handle: inviteApplicant,
})
