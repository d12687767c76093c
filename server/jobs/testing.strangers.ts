import { addJob, deleteJob, getOwnJob, jobRelation, refreshJob, updateJob, updateJobStatus } from '#contract/jobs'
import { nobodysNumber, open, owned, type Probe } from '../testing.strangers.ts'
import type { TestService } from '../testing.ts'
import { insertJobs } from './testing.ts'

/** An employer's open job that may be refreshed. */
async function openJob(service: TestService) {
  const owner = await service.employer()
  const [id = ''] = await insertJobs(service.db, owner.companyId, [{}])
  return { owner, id }
}

export const strangers: readonly Probe[] = [
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
    return { owner, mine: { id, state: 'invalid' as const }, nobodys: { id: nobodysNumber, state: 'invalid' as const } }
  }),
  owned(refreshJob, async service => {
    const { owner, id } = await openJob(service)
    return { owner, mine: { id }, nobodys: { id: nobodysNumber } }
  }),
  owned(deleteJob, async service => {
    const { owner, id } = await openJob(service)
    return { owner, mine: { id }, nobodys: { id: nobodysNumber } }
  }),
]
