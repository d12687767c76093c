import { Hono } from 'hono'
import { API_PREFIX, headers } from '#contract/wire'
import { answerCall } from './answer-call.ts'
import { bearerOf } from './auth.ts'
import { type Env, type HttpContext, hostOf, peerOf } from './bindings.ts'
import { clientIp } from './client-ip.ts'
import type { Caller } from './context.ts'
import type { ServedCall } from './serve.ts'
import type { Services } from './services.ts'

const callerOf = (context: HttpContext, trustedProxies: number): Caller => ({
  token: bearerOf(context.req.header('Authorization')),
  idempotencyKey: context.req.header(headers.idempotencyKey) ?? null,
  ip: clientIp(peerOf(context), context.req.header('X-Forwarded-For'), trustedProxies),
  host: hostOf(context),
  requestId: context.get('requestId'),
})

/** A route for each served call. */
export function callRoutes(services: Services, calls: readonly ServedCall[]): Hono<Env> {
  const http = new Hono<Env>()
  for (const call of calls) {
    const path = API_PREFIX + call.endpoint.path
    http.on(call.endpoint.method, path, async context => {
      context.set('route', path)
      const caller = callerOf(context, services.settings.trustedProxies)
      const { response, code } = await answerCall(services, call, context.req.raw, caller)
      context.set('code', code)
      return response
    })
  }
  return http
}
