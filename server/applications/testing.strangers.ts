import {
  addReceivedNote,
  applyToJob,
  listReceived,
  markReceivedViewed,
  receivedDetail,
  updateReceivedState,
  withdrawApplication,
} from '#contract/applications'
import { nobodysNumber, nobodysUuid, owned, type Probe } from '../testing.strangers.ts'
import type { TestService } from '../testing.ts'
import { insertJob, writeResume } from './testing.ts'

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
  owned(withdrawApplication, async service => {
    const { seeker, id } = await delivered(service)
    return { owner: seeker, mine: { id }, nobodys: { id: nobodysUuid } }
  }),
  owned(listReceived, async service => {
    const { employer, jobId } = await delivered(service)
    return { owner: employer, mine: { jobId }, nobodys: { jobId: nobodysNumber } }
  }),
  owned(receivedDetail, service => received(service, {})),
  owned(markReceivedViewed, service => received(service, {})),
  owned(updateReceivedState, service => received(service, { state: 'shortlisted' as const, remark: '' })),
  owned(addReceivedNote, service => received(service, { body: '内部备注' })),
]
