import { companyFigures } from '#contract/employer'
import { insertJob } from '../applications/testing.ts'
import { nobodysNumber, owned, type Probe } from '../testing.strangers.ts'

export const strangers: readonly Probe[] = [
  owned(companyFigures, async service => {
    const owner = await service.employer()
    const jobId = await insertJob(service, owner.companyId)
    return { owner, mine: { jobId }, nobodys: { jobId: nobodysNumber } }
  }),
]
