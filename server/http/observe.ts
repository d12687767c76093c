import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Clock } from '../clock.ts'
import type { Logger } from '../logger.ts'
import type { Env } from './bindings.ts'
import { secure } from './headers.ts'
import type { Metrics } from './metrics.ts'

/**
 * Around every request: a request id, the security headers, one line of log and one observation. The line carries the
 * route's pattern, never the address, the body, a token or anything of a person.
 */
export function observe(logger: Logger, metrics: Metrics, clock: Clock): MiddlewareHandler<Env> {
  return async (context, next) => {
    const began = performance.now()
    context.set('arrivedAt', clock.now())
    const requestId = randomUUID()
    context.set('requestId', requestId)
    await next()
    const { headers, status } = context.res
    secure(headers, status)
    headers.set('X-Request-Id', requestId)
    const route = context.get('route') ?? 'other'
    const code = context.get('code') ?? status
    const ms = performance.now() - began
    metrics.observe({ method: context.req.method, route, status, code, ms })
    logger.info('request', { method: context.req.method, route, status, code, ms: Math.round(ms * 10) / 10, requestId })
  }
}
