import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { listJobs } from '#contract/jobs'
import { type Db, quietLogger } from '../../server/db/db.ts'
import { migrate } from '../../server/db/migrate.ts'
import { openPglite } from '../../server/db/pglite/open.ts'
import { openPostgres } from '../../server/db/postgres/open.ts'
import { startTestServer } from '../../server/db/testing.postgres.ts'
import { jobsCalls } from '../../server/jobs/index.ts'
import { createTestService } from '../../server/testing.ts'
import { fillMarket } from './search/market.ts'
import { measure, tableOf } from './search/measure.ts'

// node scripts/bench/search.ts [--engine pglite|postgres] [--jobs 50000]
const { values } = parseArgs({ options: { engine: { type: 'string' }, jobs: { type: 'string' } } })

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

/** Job search through the service's own client, without the wire, over jobs made for it. */
async function benchSearch(db: Db, jobs: number): Promise<void> {
  await migrate(db, { logger: quietLogger })
  const service = createTestService(db, jobsCalls)
  await fillMarket(db, jobs, service.clock.now(), say)
  const rows = await measure(query => service.call(listJobs, query))
  process.stdout.write(
    `\n### Job search: ${jobs.toLocaleString('en')} jobs, ${db.engine}, ${cpus().length} cores\n\n${tableOf(rows)}\n`,
  )
}

const engines = {
  pglite: { run: withPglite, jobs: 50_000 },
  postgres: { run: withPostgres, jobs: 1_000_000 },
} as const

for (const [name, { run, jobs }] of Object.entries(engines)) {
  if (values.engine === undefined || values.engine === name) {
    say(`${name}: making jobs`)
    await run(db => benchSearch(db, Number(values.jobs ?? process.env.BENCH_JOBS ?? jobs)))
  }
}
