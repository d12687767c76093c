import { addJob, deleteJob, getOwnJob, refreshJob, updateJob, updateJobStatus } from '#contract/employer'
import { lookAtJob } from '#contract/job-looks'
import { jobRelation } from '#contract/jobs'
import {
  addTemplate,
  beginFromTemplate,
  changeJobs,
  deleteTemplate,
  relistJob,
  renameTemplate,
  scheduleJob,
  unscheduleJob,
} from '#contract/postings'
import { nobodysNumber, nobodysUuid, open, owned, type Probe } from '../testing.strangers.ts'
import type { TestService } from '../testing.ts'
import { posting } from './testing.postings.ts'
import { insertJobs } from './testing.ts'

/** An employer's open job that may be refreshed. */
async function openJob(service: TestService) {
  const owner = await service.employer()
  const [id = ''] = await insertJobs(service.db, owner.companyId, [{}])
  return { owner, id }
}

/** An employer's posting that may be published. */
async function written(service: TestService) {
  const owner = await service.employer()
  const { id } = await service.call(addJob, { draft: posting() }, owner)
  return { owner, id }
}

async function template(service: TestService) {
  const { owner, id: jobId } = await written(service)
  const { id } = await service.call(addTemplate, { jobId, name: '财务岗' }, owner)
  return { owner, id }
}

export const strangers: readonly Probe[] = [
  open(lookAtJob, 'published jobs are public; who looks is told apart by the caller alone'),
  open(jobRelation, 'published jobs are public; the answer is about the caller alone'),
  owned(getOwnJob, async service => {
    const { owner, id } = await openJob(service)
    return { owner, mine: { id }, nobodys: { id: nobodysNumber } }
  }),
  owned(addJob, async service => {
    const { owner, id } = await openJob(service)
    return { owner, mine: { draft: {}, copyOf: id }, nobodys: { draft: {}, copyOf: nobodysNumber } }
  }),
  owned(updateJob, async service => {
    const { owner, id } = await openJob(service)
    const input = (of: string) => ({ id: of, version: 1, draft: { title: '别人的职位' } })
    return { owner, mine: input(id), nobodys: input(nobodysNumber) }
  }),
  owned(updateJobStatus, async service => {
    const { owner, id } = await openJob(service)
    const input = (of: string) => ({ id: of, state: 'invalid' as const, closing: { reason: '1', words: '' } })
    return { owner, mine: input(id), nobodys: input(nobodysNumber) }
  }),
  owned(refreshJob, async service => {
    const { owner, id } = await openJob(service)
    return { owner, mine: { id }, nobodys: { id: nobodysNumber } }
  }),
  owned(deleteJob, async service => {
    const { owner, id } = await openJob(service)
    return { owner, mine: { id }, nobodys: { id: nobodysNumber } }
  }),
  owned(relistJob, async service => {
    const { owner, id } = await openJob(service)
    const input = (of: string) => ({ id: of, expiresOn: '2025-12-30' })
    return { owner, mine: input(id), nobodys: input(nobodysNumber) }
  }),
  owned(scheduleJob, async service => {
    const { owner, id } = await written(service)
    const input = (of: string) => ({ id: of, opensOn: '2025-06-10' })
    return { owner, mine: input(id), nobodys: input(nobodysNumber) }
  }),
  owned(unscheduleJob, async service => {
    const { owner, id } = await written(service)
    await service.call(scheduleJob, { id, opensOn: '2025-06-10' }, owner)
    return { owner, mine: { id }, nobodys: { id: nobodysNumber } }
  }),
  owned(changeJobs, async service => {
    const { owner, id } = await written(service)
    const input = (of: string) => ({ ids: [of], action: 'delete' as const })
    return { owner, mine: input(id), nobodys: input(nobodysNumber) }
  }),
  owned(addTemplate, async service => {
    const { owner, id } = await written(service)
    const input = (of: string) => ({ jobId: of, name: '别人的模板' })
    return { owner, mine: input(id), nobodys: input(nobodysNumber) }
  }),
  owned(renameTemplate, async service => {
    const { owner, id } = await template(service)
    const input = (of: string) => ({ id: of, name: '新的名称' })
    return { owner, mine: input(id), nobodys: input(nobodysUuid) }
  }),
  owned(deleteTemplate, async service => {
    const { owner, id } = await template(service)
    return { owner, mine: { id }, nobodys: { id: nobodysUuid } }
  }),
  owned(beginFromTemplate, async service => {
    const { owner, id } = await template(service)
    return { owner, mine: { id }, nobodys: { id: nobodysUuid } }
  }),
]
