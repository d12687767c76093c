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
  await indexAtOnce(db)
  await db.run(sqlScript('vacuum analyze'))
}

/** As the service builds the index, with its word index made and its words counted once at the end instead of by row. */
async function indexAtOnce(db: Db): Promise<void> {
  await db.run(sqlScript('alter table job_index disable trigger user; drop index job_index_search'))
  await rebuildJobIndex(db)
  await db.run(
    sqlScript(`
      create index job_index_search on job_index using gin (search) with (fastupdate = off);
      alter table job_index enable trigger user;
      insert into job_gram_counts (gram, jobs) select word, ndoc from ts_stat('select search from job_index')`),
  )
}
