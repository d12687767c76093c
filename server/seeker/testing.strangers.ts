import { deleteViewedJobs, setFavourite } from '#contract/seeker'
import { insertJob } from '../applications/testing.ts'
import { nobodysNumber, open, owned, type Probe } from '../testing.strangers.ts'
import { recordView } from './views.ts'

export const strangers: readonly Probe[] = [
  open(setFavourite, 'every open job may be kept as a favourite; what is kept is the caller’s own'),
  owned(deleteViewedJobs, async service => {
    const [owner, employer] = [await service.seeker(), await service.employer()]
    const jobId = await insertJob(service, employer.companyId)
    await recordView(service.db, owner.id, jobId, service.clock.now())
    return { owner, mine: { ids: [jobId] }, nobodys: { ids: [nobodysNumber] } }
  }),
]
