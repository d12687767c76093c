import { randomUUID } from 'node:crypto'
import type { InputOf } from '#contract/endpoint'
import { inviteToInterview, updateInterview } from '#contract/interviews'
import { applicationsCalls } from '../applications/index.ts'
import { delivered } from '../applications/testing.strangers.ts'
import { messagesCalls } from '../messages/index.ts'
import { resumesCalls } from '../resumes/index.ts'
import type { TestPerson } from '../testing.people.ts'
import type { TestService } from '../testing.ts'
import { interviewsCalls } from './index.ts'

export const calls = [...interviewsCalls, ...applicationsCalls, ...resumesCalls, ...messagesCalls]

export const slot = (day: string, time: string) => ({ day, time })

/** When a slot begins. */
export const at = (day: string, time: string) => Date.parse(`${day}T${time}:00+08:00`)

export const invitationTo = (
  applicationId: string,
  changes: Partial<InputOf<typeof inviteToInterview>> = {},
): InputOf<typeof inviteToInterview> => ({
  applicationId,
  way: 'onsite',
  place: '南昌市红谷滩区丽景路 99 号 3 楼',
  contact: '欧阳䶮',
  phone: '0791-83840000',
  note: '请带身份证原件',
  minutes: 60,
  slots: [slot('2025-06-05', '10:00'), slot('2025-06-06', '14:00')],
  ...changes,
})

/** An application with an invitation for Thursday 10:00 or Friday 14:00. */
export async function invited(service: TestService, changes: Partial<InputOf<typeof inviteToInterview>> = {}) {
  const { seeker, employer, jobId, id: applicationId } = await delivered(service)
  const { id } = await invite(service, employer, applicationId, changes)
  return { seeker, employer, jobId, applicationId, id }
}

export const invite = (
  service: TestService,
  employer: TestPerson,
  applicationId: string,
  changes: Partial<InputOf<typeof inviteToInterview>> = {},
) =>
  service.call(inviteToInterview, invitationTo(applicationId, changes), {
    token: employer.token,
    idempotencyKey: randomUUID(),
  })

/** One step of a side. */
export const step = (service: TestService, person: TestPerson, input: InputOf<typeof updateInterview>) =>
  service.call(updateInterview, input, { token: person.token })
