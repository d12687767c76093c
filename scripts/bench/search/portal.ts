import * as z from 'zod/mini'
import { applyToJob } from '#contract/applications'
import { type JobQuery, listJobs } from '#contract/jobs'
import { jobQuery } from '#contract/schemas/jobs'
import { suggestTerms } from '#contract/searches'
import { listTalents, type TalentQuery } from '#contract/talents'
import { applicationsCalls } from '../../../server/applications/index.ts'
import { chinaDay } from '../../../server/clock.ts'
import type { Db } from '../../../server/db/db.ts'
import { sql } from '../../../server/db/sql.ts'
import { jobsCalls } from '../../../server/jobs/index.ts'
import { ask } from '../../../server/jobs/search/ask.ts'
import { facetsOf } from '../../../server/jobs/search/facets.ts'
import { searchesCalls } from '../../../server/searches/index.ts'
import { beginSession } from '../../../server/session/tokens.ts'
import { talentsCalls } from '../../../server/talents/index.ts'
import { createTestService } from '../../../server/testing.ts'
import { idOf } from './resumes.ts'

export interface Application {
  readonly token: string
  readonly resumeId: string
  readonly jobId: string
}

/** The service over `db`, asked by its own client: with admission, validation, limits and checked answers, without the wire. */
export function benchPortal(db: Db) {
  const service = createTestService(db, [...jobsCalls, ...searchesCalls, ...talentsCalls, ...applicationsCalls])
  const now = service.clock.now()
  const today = chinaDay(now)
  let asked = 0
  // Limits count callers by address, and everybody here would be one.
  const address = () => {
    asked += 1
    return `10.0.${(asked >> 8) % 256}.${asked % 256}`
  }
  return {
    now,
    today,
    searchJobs: (query: JobQuery) => service.call(listJobs, query, { ip: address() }),
    // Past the call, which remembers its answers for a minute.
    countFacets: (query: JobQuery) => facetsOf(db, ask(z.parse(jobQuery(), query)), today),
    suggest: (t: string) => service.call(suggestTerms, { t }, { ip: address() }),
    searchTalents: (query: TalentQuery) => service.call(listTalents, query, { ip: address() }),
    apply: ({ token, resumeId, jobId }: Application) =>
      service.call(applyToJob, { jobId, resumeId }, { token, ip: address() }),

    /** Ten applications each of the first `people`, to open jobs all over the market; none is sent yet. */
    async applications(people: number): Promise<Application[]> {
      const jobs = await db.query<{ id: number }>(sql`
        select job_id as id from job_index where expires_on >= ${today}::date order by job_id limit ${people * 10}`)
      const wanted: Application[] = []
      for (let number = 1; number <= people; number += 1) {
        const { access_token: token } = await beginSession(db, { id: idOf('user', number), userType: 2 }, now)
        const own = jobs.filter((_, at) => at % people === number - 1)
        wanted.push(...own.map(({ id }) => ({ token, resumeId: idOf('resume', number), jobId: String(id) })))
      }
      return wanted
    },
  }
}

export type BenchPortal = ReturnType<typeof benchPortal>
