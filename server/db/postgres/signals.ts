import pg from 'pg'
import type { DbLogger, Queryable, Signals } from '../db.ts'
import { sqlState } from '../errors.ts'
import { sql } from '../sql.ts'

const CHANNEL = 'talent_portal'
/** A lost connection is taken up again after so long; whoever listens looks by itself meanwhile. */
const AGAIN_MS = 1_000
/** A machine that is gone says nothing: after so long in silence the system asks whether it is still there. */
const KEEP_ALIVE_MS = 10_000

interface Parts {
  readonly databaseUrl: string
  readonly db: Queryable
  readonly logger: DbLogger
  /** Host, port and database, for the log. */
  readonly place: string
}

/**
 * LISTEN and NOTIFY without a payload, over a connection of its own that is opened when somebody listens. A notice is a
 * statement of its own, after the commit: within each transaction it would make commits wait for one another.
 */
export function postgresSignals({ databaseUrl, db, logger, place }: Parts): Signals & { close(): Promise<void> } {
  const listeners = new Set<() => void>()
  let client: pg.Client | undefined
  let again: NodeJS.Timeout | undefined
  let isClosed = false

  const lost = (broken: pg.Client, error: unknown) => {
    if (client !== broken) return
    client = undefined
    void broken.end().catch(() => undefined)
    if (isClosed || listeners.size === 0) return
    logger.warn('database.signals_lost', { place, code: sqlState(error) })
    again = setTimeout(connect, AGAIN_MS)
    again.unref()
  }

  function connect(): void {
    const fresh = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
      application_name: 'talent-portal signals',
    })
    client = fresh
    fresh.on('error', error => lost(fresh, error))
    fresh.on('end', () => lost(fresh, undefined))
    fresh.on('notification', () => {
      for (const heard of listeners) heard()
    })
    fresh
      .connect()
      .then(() => fresh.query(`listen ${CHANNEL}`))
      // What was told while nobody listened is read now.
      .then(() => {
        for (const heard of listeners) heard()
      })
      .catch((error: unknown) => lost(fresh, error))
  }

  const disconnect = async () => {
    clearTimeout(again)
    const ending = client
    client = undefined
    await ending?.end().catch(() => undefined)
  }

  return {
    async send() {
      await db.query(sql`select pg_notify(${CHANNEL}, '')`)
    },
    hear(heard) {
      listeners.add(heard)
      if (!client && !isClosed) connect()
      return () => {
        listeners.delete(heard)
        if (listeners.size === 0) void disconnect()
      }
    },
    async close() {
      isClosed = true
      listeners.clear()
      await disconnect()
    },
  }
}
