import { insertRows } from '../../../server/db/bulk.ts'
import type { Db } from '../../../server/db/db.ts'
import { sqlScript } from '../../../server/db/sql.ts'
import { rebuildJobIndex } from '../../../server/jobs/index.ts'
import { rebuildTerms } from '../../../server/searches/index.ts'
import { rebuildTalentIndexIn } from '../../../server/talents/index-queries.ts'
import { makeCompanies, makeJobs } from './jobs.ts'
import { idOf, makePeople } from './resumes.ts'

const CHUNK = 5_000

export interface Size {
  readonly jobs: number
  readonly resumes: number
}

export interface Filling {
  readonly now: Date
  /** YYYY-MM-DD in China. */
  readonly today: string
  readonly say: (progress: string) => void
}

/** Hands `rows` on in chunks, and tells how far it is. */
async function inChunks<Row>(
  what: string,
  rows: Iterable<Row>,
  put: (chunk: readonly Row[]) => Promise<unknown>,
  say: Filling['say'],
): Promise<void> {
  let chunk: Row[] = []
  let done = 0
  for (const row of rows) {
    chunk.push(row)
    if (chunk.length < CHUNK) continue
    await put(chunk)
    done += chunk.length
    chunk = []
    if (done % 100_000 === 0) say(`${done} ${what}`)
  }
  await put(chunk)
}

/** Fills an empty, migrated database with so many open jobs, of companies with one member each, and open resumes. */
export async function fillMarket(db: Db, size: Size, { now, today, say }: Filling): Promise<void> {
  const companies = makeCompanies(Math.max(100, Math.ceil(size.jobs / 50)))
  await insertRows(db, 'companies', companies)
  const at = now.toISOString()
  const members = companies.map(({ id, short_name }) => ({ user_id: idOf('member', id), company_id: id, short_name }))
  await insertRows(
    db,
    'users',
    members.map(({ user_id, company_id, short_name }) => ({
      id: user_id,
      user_type: 1,
      phone: `191${String(company_id).padStart(8, '0')}`,
      nick_name: short_name,
      created_at: at,
      updated_at: at,
    })),
  )
  await insertRows(
    db,
    'company_members',
    members.map(({ user_id, company_id }) => ({ user_id, company_id })),
  )
  await inChunks('jobs', makeJobs(companies, size.jobs, now), chunk => insertRows(db, 'jobs', chunk), say)
  await inChunks(
    'resumes',
    makePeople(size.resumes, now),
    async people => {
      await insertRows(
        db,
        'users',
        people.map(({ user }) => user),
      )
      await insertRows(
        db,
        'resumes',
        people.map(({ resume }) => resume),
      )
    },
    say,
  )
  say('indexing')
  await rebuildJobIndex(db)
  await db.tx(tx => rebuildTalentIndexIn(tx))
  await db.tx(tx => rebuildTerms(tx, today))
  await db.run(sqlScript('vacuum analyze'))
}
