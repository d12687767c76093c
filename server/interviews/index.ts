import type { ServedCall } from '../http/serve.ts'
import { inviteCall } from './invite.ts'
import { meetingCalls } from './meetings/index.ts'
import { readingCalls } from './reading.ts'
import { stepCall } from './step.ts'

export { invitationLimit, inviteApplicant } from './invite.ts'
export { startReminders } from './reminders.ts'

export const interviewsCalls: readonly ServedCall[] = [inviteCall, stepCall, ...readingCalls, ...meetingCalls]
