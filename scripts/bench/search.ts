import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Db, quietLogger } from '../../server/db/db.ts'
import { migrate } from '../../server/db/migrate.ts'
import { openPglite } from '../../server/db/pglite/open.ts'
import { openPostgres } from '../../server/db/postgres/open.ts'
import { startTestServer } from '../../server/db/testing.postgres.ts'
import { crowd, USERS } from './search/crowd.ts'
import { fillMarket, type Size } from './search/market.ts'
import { figuresOf, type Measured, measure, tableOf, timed } from './search/measure.ts'
import * as mix from './search/mix.ts'
import { type Application, type BenchPortal, benchPortal } from './search/portal.ts'

// node scripts/bench/search.ts [--engine pglite|postgres] [--jobs 50000] [--resumes 25000]
const { values } = parseArgs({
  options: { engine: { type: 'string' }, jobs: { type: 'string' }, resumes: { type: 'string' } },
})

const say = (progress: string) => process.stderr.write(`${progress}\n`)

async function withPglite(work: (db: Db) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-search-'))
  const limits = { warnAfter: 600_000, stopAfter: 600_000 }
  const db = await openPglite({ dataDir, logger: quietLogger, limits })
  try {
    await work(db)
  } finally {
    await db.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function withPostgres(work: (db: Db) => Promise<void>): Promise<void> {
  const server = await startTestServer({ shared_buffers: '1GB', maintenance_work_mem: '512MB', max_wal_size: '8GB' })
  const db = await openPostgres({
    databaseUrl: server.urlOf('postgres'),
    logger: quietLogger,
    statementTimeout: 3_600_000,
  })
  try {
    await work(db)
  } finally {
    await db.close()
    await server.stop()
  }
}

/** People who apply while nobody else does, and among the crowd. */
const APPLICANTS = 30

/** One after the other; the first tenth only warms up. */
async function measureApplying(portal: BenchPortal, applications: readonly Application[]): Promise<Measured> {
  const times = []
  for (const application of applications) times.push(await timed(() => portal.apply(application)))
  const counted = times.slice(Math.floor(times.length / 10))
  return figuresOf({ ...mix.applying, queries: counted.length }, counted)
}

/** An empty search is fast and says nothing. */
async function mustFind({ searchJobs, searchTalents }: BenchPortal): Promise<void> {
  const [jobs, talents] = [await searchJobs({}), await searchTalents({})]
  if (jobs.total === 0 || talents.total === 0) throw new Error('a search of the whole market finds nothing')
}

async function benchMarket(db: Db, size: Size): Promise<void> {
  await migrate(db, { logger: quietLogger })
  const portal = benchPortal(db)
  await fillMarket(db, size, { now: portal.now, today: portal.today, say })
  const where = `${size.jobs.toLocaleString('en')} jobs, ${size.resumes.toLocaleString('en')} resumes, ${db.engine}, ${cpus().length} cores`
  const show = (title: string, rows: readonly Measured[]) =>
    process.stdout.write(`\n### ${title}: ${where}\n\n${tableOf(rows)}\n`)
  const applications = await portal.applications(2 * APPLICANTS)
  const [alone, amongOthers] = [applications.slice(0, APPLICANTS * 10), applications.slice(APPLICANTS * 10)]

  await mustFind(portal)
  show('Job search', await measure(mix.jobs, portal.searchJobs))
  show('Talent search', await measure(mix.talents, portal.searchTalents))
  show('Around the search', [
    ...(await measure([mix.facets], portal.countFacets)),
    ...(await measure([mix.beginnings], portal.suggest)),
    await measureApplying(portal, alone),
  ])
  show(`${USERS} users at once, each with a second of rest between two calls`, await crowd(portal, amongOthers))
}

const engines = {
  pglite: { run: withPglite, size: { jobs: 50_000, resumes: 25_000 } },
  postgres: { run: withPostgres, size: { jobs: 1_000_000, resumes: 500_000 } },
} as const

for (const [name, { run, size }] of Object.entries(engines)) {
  if (values.engine !== undefined && values.engine !== name) continue
  say(`${name}: making a market`)
  const { jobs = size.jobs, resumes = size.resumes } = values
  await run(db => benchMarket(db, { jobs: Number(jobs), resumes: Number(resumes) }))
}
