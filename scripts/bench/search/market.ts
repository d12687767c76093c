import { insertRows } from '../../../server/db/bulk.ts'
import type { Db } from '../../../server/db/db.ts'
import { sqlScript } from '../../../server/db/sql.ts'
import { rebuildJobIndex } from '../../../server/jobs/index.ts'
import { makeCompanies, makeJobs } from './jobs.ts'

const CHUNK = 5_000

/** Fills an empty, migrated database with so many open jobs. */
export async function fillMarket(db: Db, jobs: number, now: Date, say: (progress: string) => void): Promise<void> {
  const companies = makeCompanies(Math.max(100, Math.ceil(jobs / 50)))
  await insertRows(db, 'companies', companies)
  let rows = []
  let done = 0
  for (const job of makeJobs(companies, jobs, now)) {
    rows.push(job)
    if (rows.length < CHUNK && done + rows.length < jobs) continue
    await insertRows(db, 'jobs', rows)
    done += rows.length
    rows = []
    if (done % 100_000 === 0) say(`${done} jobs`)
  }
  say('indexing')
  await rebuildJobIndex(db)
  await db.run(sqlScript('vacuum analyze'))
}
