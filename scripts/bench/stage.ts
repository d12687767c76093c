import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Db, quietLogger } from '../../server/db/db.ts'
import { migrate } from '../../server/db/migrate.ts'
import { openPostgres } from '../../server/db/postgres/open.ts'
import { startTestServer } from '../../server/db/testing.postgres.ts'
import { readSettings, type Settings } from '../../server/settings.ts'
import { root } from '../built.ts'

/** As an operator's server is set: nothing that has been confirmed may be lost with the machine. */
const DURABLE = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  autovacuum: 'on',
  shared_buffers: '1GB',
  max_wal_size: '4GB',
  deadlock_timeout: '1s',
}

/** A database, and the service in a process of its own. */
export interface Stage {
  readonly db: Db
  readonly settings: Settings
  /** Starts the service; its address without a slash at the end. */
  serve(): Promise<string>
  /** Starts a copy of it beside those that run. */
  serveCopy(): Promise<Copy>
}

/** One of several copies of the service. */
export interface Copy {
  readonly origin: string
  /** Ends it as a machine does that fails: at once, with nothing put in order. */
  kill(): Promise<void>
}

function originOf(child: ChildProcess): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let said = ''
  child.stdout?.on('data', (piece: Buffer) => {
    said += piece.toString()
    const url = /running at (\S+)\//.exec(said)?.[1]
    if (url) resolve(url)
  })
  child.once('close', code => reject(new Error(`the service ended with ${code}: ${said}`)))
  return promise
}

/** Runs `work` with an empty, migrated database that keeps what it confirms, and stops everything after it. */
export async function onStage(work: (stage: Stage) => Promise<void>): Promise<void> {
  const server = await startTestServer(DURABLE)
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-stage-'))
  const databaseUrl = server.urlOf('postgres')
  const environment = {
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    FIELD_KEY: 'a key of the benchmark, long enough to be one',
    PAYMENT_SECRET: 'a secret of the benchmark, long enough to be one',
    SAMPLE_CONTENT: 'off',
    // Everybody comes from an address of their own, as behind a proxy.
    TRUSTED_PROXIES: '1',
    HOST: '127.0.0.1',
    PORT: '0',
    HARDENING: 'off',
    LOG_LEVEL: 'error',
  }
  const db = await openPostgres({ databaseUrl, logger: quietLogger, statementTimeout: 3_600_000 })
  const services: { child: ChildProcess; ended: Promise<void> }[] = []
  try {
    await migrate(db, { logger: quietLogger })
    const serveCopy = async (): Promise<Copy> => {
      const child = spawn(process.execPath, [join(root, 'server/main.ts')], {
        cwd: root,
        env: { ...process.env, ...environment },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      const ended = new Promise<void>(done => child.once('close', () => done()))
      services.push({ child, ended })
      const origin = await originOf(child)
      return {
        origin,
        kill() {
          child.kill('SIGKILL')
          return ended
        },
      }
    }
    await work({
      db,
      settings: readSettings(environment),
      serveCopy,
      serve: async () => (await serveCopy()).origin,
    })
  } finally {
    for (const { child, ended } of services) {
      child.kill('SIGTERM')
      await ended
    }
    await db.close()
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
