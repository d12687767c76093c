import {
  ANSWER_DAYS,
  addReceivedNote,
  applyToJob,
  listOwnApplications,
  listReceived,
  markReceivedViewed,
  receivedDetail,
  remindOfApplication,
  removeApplication,
  replyToEmployer,
  updateReceivedState,
  withdrawApplication,
} from '#contract/applications'
import {
  answerTogether,
  compareReceived,
  deleteAnswerTemplate,
  deleteReceivedTag,
  exportReceived,
  saveAnswerTemplate,
  tagReceived,
} from '#contract/received'
import { nobodysNumber, nobodysUuid, owned, type Probe } from '../testing.strangers.ts'
import type { TestService } from '../testing.ts'
import { goTo, insertJob, writeResume } from './testing.ts'

/** An application that an employer has received. */
export async function delivered(service: TestService) {
  const [seeker, employer] = [await service.seeker(), await service.employer()]
  const jobId = await insertJob(service, employer.companyId)
  const resumeId = await writeResume(service, seeker)
  const { applicationId: id } = await service.call(applyToJob, { jobId, resumeId }, { token: seeker.token })
  return { seeker, employer, jobId, id }
}

async function received<Rest extends object>(service: TestService, rest: Rest) {
  const { employer, id } = await delivered(service)
  return { owner: employer, mine: { id, ...rest }, nobodys: { id: nobodysUuid, ...rest } }
}

/** An answer that a company keeps. */
async function template(service: TestService) {
  const owner = await service.employer()
  const { id } = await service.call(saveAnswerTemplate, { title: '合适', body: '{姓名}，您好' }, owner)
  return { owner, id }
}

export const strangers: readonly Probe[] = [
  owned(applyToJob, async service => {
    const [owner, employer] = [await service.seeker(), await service.employer()]
    const jobId = await insertJob(service, employer.companyId)
    return {
      owner,
      mine: { jobId, resumeId: await writeResume(service, owner) },
      nobodys: { jobId, resumeId: nobodysUuid },
    }
  }),
  owned(listOwnApplications, async service => {
    const { seeker, id } = await delivered(service)
    return { owner: seeker, mine: { id }, nobodys: { id: nobodysUuid } }
  }),
  owned(withdrawApplication, async service => {
    const { seeker, id } = await delivered(service)
    return { owner: seeker, mine: { id }, nobodys: { id: nobodysUuid } }
  }),
  owned(removeApplication, async service => {
    const { seeker, id } = await delivered(service)
    await service.call(withdrawApplication, { id }, seeker)
    return { owner: seeker, mine: { id }, nobodys: { id: nobodysUuid } }
  }),
  owned(remindOfApplication, async service => {
    const { seeker, id } = await delivered(service)
    await goTo(service, service.clock.now().getTime() + ANSWER_DAYS * 86_400_000)
    return { owner: seeker, mine: { id }, nobodys: { id: nobodysUuid } }
  }),
  owned(replyToEmployer, async service => {
    const { seeker, employer, id } = await delivered(service)
    await service.call(updateReceivedState, { id, state: 'shortlisted', remark: '请来面试' }, employer)
    return { owner: seeker, mine: { id, words: '好的' }, nobodys: { id: nobodysUuid, words: '好的' } }
  }),
  owned(listReceived, async service => {
    const { employer, jobId } = await delivered(service)
    return { owner: employer, mine: { jobId }, nobodys: { jobId: nobodysNumber } }
  }),
  owned(exportReceived, async service => {
    const { employer, jobId } = await delivered(service)
    return { owner: employer, mine: { jobId }, nobodys: { jobId: nobodysNumber } }
  }),
  owned(compareReceived, async service => {
    const { employer, id } = await delivered(service)
    return { owner: employer, mine: { ids: [id, id] }, nobodys: { ids: [nobodysUuid, nobodysUuid] } }
  }),
  owned(answerTogether, async service => {
    const { employer, id } = await delivered(service)
    const answer = { state: 'shortlisted' as const, words: '您好' }
    return { owner: employer, mine: { ids: [id], ...answer }, nobodys: { ids: [nobodysUuid], ...answer } }
  }),
  owned(saveAnswerTemplate, async service => {
    const { owner, id } = await template(service)
    const words = { title: '合适', body: '改过的' }
    return { owner, mine: { id, ...words }, nobodys: { id: nobodysUuid, ...words } }
  }),
  owned(deleteAnswerTemplate, async service => {
    const { owner, id } = await template(service)
    return { owner, mine: { id }, nobodys: { id: nobodysUuid } }
  }),
  owned(tagReceived, async service => {
    const { employer, id } = await delivered(service)
    return { owner: employer, mine: { ids: [id], add: ['可急聘'] }, nobodys: { ids: [nobodysUuid], add: ['可急聘'] } }
  }),
  owned(deleteReceivedTag, async service => {
    const { employer, id } = await delivered(service)
    const { list } = await service.call(tagReceived, { ids: [id], add: ['可急聘'] }, employer)
    return { owner: employer, mine: { id: list[0]?.tags[0]?.id ?? '' }, nobodys: { id: nobodysUuid } }
  }),
  owned(receivedDetail, service => received(service, {})),
  owned(markReceivedViewed, service => received(service, {})),
  owned(updateReceivedState, service => received(service, { state: 'shortlisted' as const, remark: '' })),
  owned(addReceivedNote, service => received(service, { body: '内部备注' })),
]
