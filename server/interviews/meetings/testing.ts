import { randomUUID } from 'node:crypto'
import { applyToJob, updateReceivedState } from '#contract/applications'
import type { InputOf } from '#contract/endpoint'
import { addMeeting, joinMeeting, type MeetingInFull, stepMeeting, stepQueue } from '#contract/meetings'
import { insertJob, writeResume } from '../../applications/testing.ts'
import type { TestEmployer, TestPerson } from '../../testing.people.ts'
import type { TestService } from '../../testing.ts'

export const planFor = (
  jobId: string,
  changes: Partial<InputOf<typeof addMeeting>> = {},
): InputOf<typeof addMeeting> => ({
  jobId,
  day: '2025-06-05',
  time: '09:00',
  minutes: 20,
  place: '红谷滩区丽景路 99 号 3 楼 301 室',
  contact: '欧阳䶮',
  phone: '0791-83840000',
  note: '请带身份证原件',
  members: [{ name: '熊丽华' }, { name: '万里' }],
  ...changes,
})

const creating = ({ token }: TestPerson) => ({ token, idempotencyKey: randomUUID() })

export const plan = (
  service: TestService,
  employer: TestPerson,
  jobId: string,
  changes: Partial<InputOf<typeof addMeeting>> = {},
) => service.call(addMeeting, planFor(jobId, changes), creating(employer))

export const join = (service: TestService, employer: TestPerson, id: string, applicationIds: string[]) =>
  service.call(joinMeeting, { id, applicationIds }, creating(employer))

/** An applicant of a posting who was accepted for an interview. */
export async function applicant(service: TestService, employer: TestPerson, jobId: string) {
  const seeker = await service.seeker()
  const resumeId = await writeResume(service, seeker)
  const { applicationId } = await service.call(applyToJob, { jobId, resumeId }, { token: seeker.token })
  await service.call(updateReceivedState, { id: applicationId, state: 'shortlisted', remark: '' }, employer)
  return { seeker, applicationId }
}

/** A meeting on Thursday from 09:00 with so many applicants in its queue, 20 minutes each. */
export async function planned(service: TestService, count: number) {
  const employer: TestEmployer = await service.employer()
  const jobId = await insertJob(service, employer.companyId)
  const people: Awaited<ReturnType<typeof applicant>>[] = []
  for (let made = 0; made < count; made += 1) people.push(await applicant(service, employer, jobId))
  const { id } = await plan(service, employer, jobId)
  const meeting =
    count > 0
      ? await join(
          service,
          employer,
          id,
          people.map(one => one.applicationId),
        )
      : undefined
  return { employer, jobId, id, people, queue: meeting?.queue ?? [] }
}

export const sit = (
  service: TestService,
  employer: TestPerson,
  input: InputOf<typeof stepMeeting>,
): Promise<MeetingInFull> => service.call(stepMeeting, input, { token: employer.token })

export const inQueue = (
  service: TestService,
  employer: TestPerson,
  input: InputOf<typeof stepQueue>,
): Promise<MeetingInFull> => service.call(stepQueue, input, { token: employer.token })
