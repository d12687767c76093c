import { Hono } from 'hono'
import type { Db } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import type { Env } from './bindings.ts'
import type { Metrics } from './metrics.ts'

interface HealthParts {
  readonly db: Db
  readonly metrics: Metrics
}

const plain = { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' } as const

/** True when the database answers and has been migrated. */
const isReady = (db: Db): Promise<boolean> =>
  db.query(sql`select 1 from schema_migrations limit 1`).then(
    rows => rows.length > 0,
    () => false,
  )

/** What operators and their machines ask: alive, ready, figures. */
export function health({ db, metrics }: HealthParts): Hono<Env> {
  return new Hono<Env>()
    .get('/healthz', context => {
      context.set('route', '/healthz')
      return context.body('ok\n', 200, plain)
    })
    .get('/readyz', async context => {
      context.set('route', '/readyz')
      return (await isReady(db)) ? context.body('ready\n', 200, plain) : context.body('not ready\n', 503, plain)
    })
    .get('/metrics', async context => {
      context.set('route', '/metrics')
      const text = metrics.text({ engine: db.engine, databaseUp: await isReady(db) })
      return context.body(text, 200, { ...plain, 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' })
    })
}
