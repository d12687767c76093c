import { Hono } from 'hono'
import { codes } from '#contract/codes'
import { API_PREFIX, headers } from '#contract/wire'
import { unixSeconds } from './clock.ts'
import { faultAnswer } from './http/answer.ts'
import { answerCall } from './http/answer-call.ts'
import { bearerOf } from './http/auth.ts'
import { type Env, type HttpContext, hostOf, peerOf } from './http/bindings.ts'
import { clientIp } from './http/client-ip.ts'
import type { Caller } from './http/context.ts'
import { type FileRules, fileRoute } from './http/files/route.ts'
import { health } from './http/health.ts'
import { type InProcess, inProcess } from './http/in-process.ts'
import { createMetrics } from './http/metrics.ts'
import { observe } from './http/observe.ts'
import { reference } from './http/reference.ts'
import type { ServedCall } from './http/serve.ts'
import type { Services } from './http/services.ts'
import { errorFields } from './logger.ts'
import { type Portal, portalRoute } from './portal/portal.ts'

export interface AppParts extends Services {
  /** Everything that is answered; server/areas.ts has them all. */
  readonly calls: readonly ServedCall[]
  /** Who may read stored files, by kind; those of other kinds are their owner's alone. */
  readonly fileRules?: FileRules
  /** The browser's half; without it the service answers calls alone. */
  readonly portal?: Portal
}

/** The service, assembled and without a listener. */
export interface App {
  /** Answers requests: `app.http.request('/api/…')` in tests, `app.http.fetch` for a listener. */
  readonly http: Hono<Env>
  /** The service's own client, without the wire. */
  readonly call: InProcess
}

/** Assembles the service from its parts; reads no environment and opens nothing. */
export function createApp({ calls, fileRules = {}, portal, ...services }: AppParts): App {
  const { settings, logger, clock, db } = services
  const metrics = createMetrics()
  const http = new Hono<Env>()
  const callerOf = (context: HttpContext): Caller => ({
    token: bearerOf(context.req.header('Authorization')),
    idempotencyKey: context.req.header(headers.idempotencyKey) ?? null,
    ip: clientIp(peerOf(context), context.req.header('X-Forwarded-For'), settings.trustedProxies),
    host: hostOf(context),
    requestId: context.get('requestId'),
  })
  const fault = (code: Parameters<typeof faultAnswer>[0]) => faultAnswer(code, unixSeconds(clock.now()))

  http.use(observe(logger, metrics))
  for (const call of calls) {
    const path = API_PREFIX + call.endpoint.path
    http.on(call.endpoint.method, path, async context => {
      context.set('route', path)
      const { response, code } = await answerCall(services, call, context.req.raw, callerOf(context))
      context.set('code', code)
      return response
    })
  }
  http.route('/', health({ db, metrics }))
  http.route('/', fileRoute({ db, clock, files: services.files, rules: fileRules }))
  http.route('/', reference(calls.map(({ endpoint }) => endpoint)))
  const call = inProcess(services, calls)
  http.all(`${API_PREFIX}/*`, () => fault(codes.unknownCall))
  if (portal) http.route('/', portalRoute({ portal, db, clock, settings, logger, call }))
  http.notFound(() => fault(codes.unknownCall))
  http.onError((error, context) => {
    logger.error('request.failed', { requestId: context.get('requestId'), ...errorFields(error) })
    return fault(codes.failed)
  })

  return { http, call }
}
