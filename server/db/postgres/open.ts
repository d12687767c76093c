import pg from 'pg'
import { createDb } from '../create-db.ts'
import type { Db, DbLogger } from '../db.ts'
import { DbOpenError, sqlState } from '../errors.ts'
import { sql } from '../sql.ts'
import { sessionSettings } from '../types.ts'
import { postgresDriver } from './driver.ts'
import { postgresSignals } from './signals.ts'

const OLDEST_SERVER = 15

export interface PostgresOptions {
  /** `postgres://user:password@host:port/database`. Never logged: only host, port and database are. */
  readonly databaseUrl: string
  readonly logger: DbLogger
  /** Most connections at once, beside two that are reserved; default 10. */
  readonly poolSize?: number
  /** Longest a statement may run, in ms; default 10 000. */
  readonly statementTimeout?: number
  /** Longest a call waits for a connection that is free, in ms; default 5 000. */
  readonly connectionTimeout?: number
}

/** A server that hangs keeps no time of its own. Longer than its limit on a statement, so that it says itself what took too long. */
const ANSWER_PATIENCE = 12_000

/** A machine that is gone says nothing: after so long in silence the system asks whether it is still there. */
const KEEP_ALIVE_MS = 10_000

/** Connections of each copy that nothing else takes: a notice of a payment needs one for some milliseconds. */
const RESERVED = 2

/** Connects to a PostgreSQL server. Throws DbOpenError when it cannot be reached, is too old or is not UTF-8. */
export async function openPostgres({
  databaseUrl,
  logger,
  poolSize = 10,
  statementTimeout = 10_000,
  connectionTimeout = 5_000,
}: PostgresOptions): Promise<Db> {
  const place = describePlace(databaseUrl)
  const settings = { ...sessionSettings, statement_timeout: String(statementTimeout), client_encoding: 'UTF8' }
  const over = (max: number): Db => {
    const pool = new pg.Pool({
      connectionString: databaseUrl,
      max,
      connectionTimeoutMillis: connectionTimeout,
      idleTimeoutMillis: 30_000,
      query_timeout: ANSWER_PATIENCE,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
      application_name: 'talent-portal',
      // The pool waits for it, which its types do not say.
      // oxlint-disable-next-line typescript/no-misused-promises
      onConnect: async client => {
        for (const [name, value] of Object.entries(settings)) {
          await client.query('select set_config($1, $2, false)', [name, value])
        }
      },
    })
    pool.on('error', error => logger.warn('database.connection_lost', { place, code: sqlState(error) }))
    return createDb(postgresDriver(pool))
  }
  const [common, reserved] = [over(poolSize), over(RESERVED)]
  const signals = postgresSignals({ databaseUrl, db: common, logger, place })
  const db: Db = {
    ...common,
    reserved,
    signals,
    async close() {
      await Promise.all([signals.close(), common.close(), reserved.close()])
    },
  }
  try {
    await checkServer(db, place)
  } catch (error) {
    await db.close()
    if (error instanceof DbOpenError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new DbOpenError(`无法连接数据库 ${place} · cannot reach the database at ${place}: ${reason}`)
  }
  return db
}

async function checkServer(db: Db, place: string): Promise<void> {
  const [server] = await db.query<{ version: number; encoding: string }>(
    sql`select current_setting('server_version_num')::int / 10000 as version, current_setting('server_encoding') as encoding`,
  )
  if (!server || server.version < OLDEST_SERVER) {
    throw new DbOpenError(
      `数据库 ${place} 版本过低，需要 PostgreSQL ${OLDEST_SERVER} 或更高 · PostgreSQL ${OLDEST_SERVER} or newer is needed at ${place}`,
    )
  }
  if (server.encoding !== 'UTF8') {
    throw new DbOpenError(`数据库 ${place} 的编码必须是 UTF8 · the database at ${place} must be encoded in UTF8`)
  }
}

function describePlace(databaseUrl: string): string {
  try {
    const { hostname, port, pathname } = new URL(databaseUrl)
    return `${hostname || 'localhost'}:${port || '5432'}${pathname}`
  } catch {
    throw new DbOpenError('DATABASE_URL 不是有效的地址 · DATABASE_URL is not a valid address')
  }
}
