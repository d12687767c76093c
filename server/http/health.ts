import { Hono } from 'hono'
import type { Db } from '../db/db.ts'
import type { Env } from './bindings.ts'
import type { Metrics } from './metrics.ts'
import { isFromHere, showsToken } from './operator.ts'
import { readiness } from './readiness.ts'

interface HealthParts {
  readonly db: Db
  readonly metrics: Metrics
  readonly metricsToken: string | undefined
}

const plain = { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' } as const

/** What operators and their machines ask: alive, ready, figures. */
export function health({ db, metrics, metricsToken }: HealthParts): Hono<Env> {
  const isReady = readiness(db)
  return new Hono<Env>()
    .get('/healthz', context => {
      context.set('route', '/healthz')
      return context.body('ok\n', 200, plain)
    })
    .get('/readyz', async context => {
      context.set('route', '/readyz')
      return (await isReady()) ? context.body('ready\n', 200, plain) : context.body('not ready\n', 503, plain)
    })
    .get('/metrics', async context => {
      context.set('route', '/metrics')
      if (!isFromHere(context) && !showsToken(context, metricsToken)) return context.notFound()
      const text = await metrics.text({ engine: db.engine, databaseUp: await isReady() })
      return context.body(text, 200, { ...plain, 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' })
    })
}
