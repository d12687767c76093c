import type { ParticipationState } from '#contract/fair-participation'
import { seedExhibitor } from '../job-fairs/testing.ts'
import { insertCompany, insertJobs, type JobFacts } from '../jobs/testing.ts'
import type { TestService } from '../testing.ts'

export interface TestStand {
  readonly fair?: number
  readonly booth?: string
  readonly state?: ParticipationState
  readonly trade?: string
  readonly jobs?: readonly JobFacts[]
}

/** An employer of this name at a fair, with what it offers. Ids of the employer, its participation and its jobs. */
export async function standAt(service: TestService, name: string, given: TestStand = {}) {
  const { jobs: facts = [{}], trade = '15', ...rest } = given
  const company = await insertCompany(service.db, { name, trade })
  const jobs = await insertJobs(
    service.db,
    company,
    facts.map(one => ({ expiresOn: '2025-12-31', ...one })),
  )
  const participation = await seedExhibitor(service.db, service.clock.now(), {
    ...rest,
    company: Number(company),
    jobs: jobs.map(Number),
  })
  return { company, participation, jobs }
}
