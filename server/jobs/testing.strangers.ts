import { addJob, deleteJob, getOwnJob, jobRelation, refreshJob, updateJob, updateJobStatus } from '#contract/jobs'
import { nobodysNumber, open, owned, type Probe } from '../testing.strangers.ts'
import type { TestService } from '../testing.ts'
import { insertJobs } from './testing.ts'

async function job<Rest extends object>(service: TestService, rest: Rest) {
  const owner = await service.employer()
  const [id = ''] = await insertJobs(service.db, owner.companyId, [{}])
  return { owner, mine: { id, ...rest }, nobodys: { id: nobodysNumber, ...rest } }
}

export const strangers: readonly Probe[] = [
  open(jobRelation, 'jobs are public; the answer is about the caller alone'),
  owned(getOwnJob, service => job(service, {})),
  owned(addJob, async service => {
    const { owner, mine } = await job(service, {})
    return { owner, mine: { draft: {}, copyOf: mine.id }, nobodys: { draft: {}, copyOf: nobodysNumber } }
  }),
  owned(updateJob, service => job(service, { version: 1, draft: {} })),
  owned(updateJobStatus, service => job(service, { state: 'invalid' as const })),
  owned(refreshJob, service => job(service, {})),
  owned(deleteJob, service => job(service, {})),
]
