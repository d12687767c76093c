import {
  deleteInterview,
  interviewCalendar,
  inviteToInterview,
  readInterview,
  updateInterview,
} from '#contract/interviews'
import {
  addMeeting,
  joinMeeting,
  listMeetingCandidates,
  meetingStamp,
  readMeeting,
  readQueuePlace,
  scorePlace,
  stepMeeting,
  stepQueue,
  updateMeeting,
} from '#contract/meetings'
import { delivered } from '../applications/testing.strangers.ts'
import { goTo, insertJob } from '../applications/testing.ts'
import { nobodysNumber, nobodysUuid, owned, type Probe } from '../testing.strangers.ts'
import type { TestService } from '../testing.ts'
import { applicant, inQueue, planFor, planned, sit } from './meetings/testing.ts'
import { at, invitationTo, invited, slot, step } from './testing.ts'

async function own(service: TestService) {
  const { seeker, id } = await invited(service)
  return { owner: seeker, mine: { id }, nobodys: { id: nobodysUuid } }
}

async function agreed(service: TestService) {
  const belonging = await own(service)
  await step(service, belonging.owner, { action: 'accept', id: belonging.mine.id, slot: at('2025-06-05', '10:00') })
  return belonging
}

/** A company's own meeting with one in its queue. */
async function meeting<Rest extends object>(service: TestService, rest: Rest) {
  const { employer: owner, id } = await planned(service, 1)
  return { owner, mine: { id, ...rest }, nobodys: { id: nobodysUuid, ...rest } }
}

export const strangers: readonly Probe[] = [
  owned(inviteToInterview, async service => {
    const { employer, id } = await delivered(service)
    return { owner: employer, mine: invitationTo(id), nobodys: invitationTo(nobodysUuid) }
  }),
  owned(readInterview, own),
  owned(updateInterview, async service => {
    const { owner, mine, nobodys } = await own(service)
    const word = { action: 'counter' as const, slots: [slot('2025-06-09', '09:00')], remark: '' }
    return { owner, mine: { ...mine, ...word }, nobodys: { ...nobodys, ...word } }
  }),
  owned(deleteInterview, async service => {
    const belonging = await own(service)
    await step(service, belonging.owner, { action: 'decline', id: belonging.mine.id, remark: '已找到工作' })
    return belonging
  }),
  owned(interviewCalendar, agreed),
  owned(addMeeting, async service => {
    const owner = await service.employer()
    const jobId = await insertJob(service, owner.companyId)
    return { owner, mine: planFor(jobId), nobodys: planFor(nobodysNumber) }
  }),
  owned(updateMeeting, service => {
    const { jobId: _, ...plan } = planFor(nobodysNumber)
    return meeting(service, plan)
  }),
  owned(readMeeting, service => meeting(service, {})),
  owned(meetingStamp, service => meeting(service, {})),
  owned(listMeetingCandidates, service => meeting(service, {})),
  owned(joinMeeting, async service => {
    const { employer: owner, jobId, id } = await planned(service, 0)
    const { applicationId } = await applicant(service, owner, jobId)
    const applicationIds = [applicationId]
    return { owner, mine: { id, applicationIds }, nobodys: { id: nobodysUuid, applicationIds: [nobodysUuid] } }
  }),
  owned(stepMeeting, service => meeting(service, { action: 'cancel' as const, remark: '会议室停电' })),
  owned(stepQueue, async service => {
    const { employer: owner, id, queue } = await planned(service, 1)
    const rest = { action: 'remove' as const, remark: '岗位已招满' }
    const mine = { id, placeId: queue[0]?.id ?? '', ...rest }
    return { owner, mine, nobodys: { id: nobodysUuid, placeId: nobodysUuid, ...rest } }
  }),
  owned(scorePlace, async service => {
    const { employer: owner, id, queue } = await planned(service, 1)
    const placeId = queue[0]?.id ?? ''
    await goTo(service, at('2025-06-05', '09:00'))
    await sit(service, owner, { action: 'open', id })
    await inQueue(service, owner, { action: 'next', id })
    const { members } = await inQueue(service, owner, { action: 'begin', id, placeId })
    const card = {
      memberId: members[0]?.id ?? '',
      marks: { skill: 3, fit: 3, speech: 3, response: 3, overall: 3 },
      note: '',
    }
    return { owner, mine: { id, placeId, ...card }, nobodys: { id: nobodysUuid, placeId: nobodysUuid, ...card } }
  }),
  owned(readQueuePlace, async service => {
    const { people, queue } = await planned(service, 1)
    const [person] = people
    if (!person) throw new Error('one was put in')
    return { owner: person.seeker, mine: { id: queue[0]?.interviewId ?? '' }, nobodys: { id: nobodysUuid } }
  }),
]
