import { Hono } from 'hono'
import { codes } from '#contract/codes'
import { API_PREFIX } from '#contract/wire'
import { unixSeconds } from './clock.ts'
import { contentFileRoute } from './content/file-route.ts'
import { isUnavailable } from './db/errors.ts'
import { Hub } from './events/hub.ts'
import { eventsRoute } from './events/route.ts'
import { startTelling } from './events/start.ts'
import { Streams } from './events/streams.ts'
import { livesRoute } from './fair-lives/index.ts'
import { faultAnswer } from './http/answer.ts'
import { clientAddress, type Env, type HttpContext } from './http/bindings.ts'
import { callRoutes } from './http/call-routes.ts'
import { createComeBack } from './http/come-back.ts'
import type { Fault } from './http/envelope.ts'
import { faultOf } from './http/fault-of.ts'
import { type FileRules, fileRoute } from './http/files/route.ts'
import { health } from './http/health.ts'
import { onlyOurAddresses } from './http/hosts.ts'
import { type InProcess, inProcess } from './http/in-process.ts'
import { createMetrics } from './http/metrics.ts'
import { observe } from './http/observe.ts'
import { shedLoad } from './http/overload.ts'
import { reference } from './http/reference.ts'
import { Refusals } from './http/refusals.ts'
import type { ServedCall } from './http/serve.ts'
import type { Services } from './http/services.ts'
import { keepsPeopleOut, type Sheddable } from './http/shedding.ts'
import { openInTime } from './jobs/index.ts'
import { errorFields } from './logger.ts'
import { cashierRoute, NOTIFY } from './payments/index.ts'
import { faultPage, wantsPage } from './portal/fault-page.ts'
import { type Portal, portalRoute } from './portal/portal.ts'
import { oneClickRoute } from './searches/index.ts'

export interface AppParts extends Omit<Services, 'refusals' | 'hub'> {
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
  /** What was refused, until it is written. */
  readonly refusals: Refusals
  /** Begins to tell what happens to whoever listens; the returned function ends it, and every stream. */
  startTelling(): () => void
  /** Whether people were kept from what they had to do since this was asked last, because too many came. */
  takeOverload(): boolean
}

/** Tells requests to some calls from all others. */
function requestsTo(calls: readonly ServedCall[]) {
  const requests = new Set(calls.map(({ endpoint }) => `${endpoint.method} ${API_PREFIX}${endpoint.path}`))
  return ({ req }: HttpContext) => requests.has(`${req.method} ${req.path}`)
}

/** What is never turned away for want of a place: calls that say so, and news of payments. */
function sparedBy(calls: readonly ServedCall[]) {
  const isSpared = requestsTo(calls.filter(call => call.isSpared))
  return (context: HttpContext) =>
    context.req.method === 'POST' && (isSpared(context) || context.req.path.startsWith(`${NOTIFY}/`))
}

/** Assembles the service from its parts; reads no environment and opens nothing. */
export function createApp({ calls, fileRules = {}, portal, ...parts }: AppParts): App {
  const refusals = new Refusals(parts)
  const hub = new Hub(parts)
  const streams = new Streams()
  const services: Services = { ...parts, refusals, hub }
  const { db, clock, settings, logger, files } = services
  const metrics = createMetrics()
  const opened = openInTime(services)
  const client = inProcess(services, calls)
  const call: InProcess = async (endpoint, input, options) => {
    await opened()
    return client(endpoint, input, options)
  }
  const comeBack = createComeBack()
  let isOverloaded = false
  const onShed = (what: Sheddable) => {
    isOverloaded ||= keepsPeopleOut(what)
  }
  const takeOverload = () => {
    const taken = isOverloaded
    isOverloaded = false
    return taken
  }
  const fault = (code: Fault) => faultAnswer(code, unixSeconds(clock.now()))
  const later = (request: Request) =>
    wantsPage(request)
      ? faultPage(503)
      : faultAnswer(codes.unavailable, unixSeconds(clock.now()), comeBack(performance.now()))

  const http: Hono<Env> = new Hono<Env>()
    .use(observe(logger, metrics, clock))
    .route('/', health({ db, metrics, metricsToken: settings.metricsToken }))
    .use(onlyOurAddresses(settings, faultPage))
    .use(
      shedLoad({
        clientAddress: context => clientAddress(context, settings),
        isSpared: sparedBy(calls),
        isHeld: requestsTo(calls.filter(call => call.isHeld)),
      }),
    )
    // Before what waits for the database: news of a payment does not.
    .route('/', cashierRoute({ ...services, post: async (path, body) => http.request(path, { method: 'POST', body }) }))
    .use(async (_, next) => {
      await opened()
      await next()
    })
    .route('/', eventsRoute(services, streams))
    .route('/', callRoutes(services, calls, { comeBack, onShed }))
    .route('/', reference(calls))
    .all(`${API_PREFIX}/*`, () => fault(codes.unknownCall))
    .route('/', fileRoute({ db, clock, files, settings, refusals, rules: fileRules }))
    .route('/', contentFileRoute({ db, clock }))
    .route('/', livesRoute({ db, clock }))
    .route('/', oneClickRoute(call, db))
  if (portal) http.route('/', portalRoute({ portal, db, clock, settings, logger, call }))
  http.notFound(() => fault(codes.unknownCall))
  http.onError((error, context) => {
    const known = faultOf(error)
    if (known === undefined)
      logger.error('request.failed', { requestId: context.get('requestId'), ...errorFields(error) })
    const code = known ?? (isUnavailable(error) ? codes.unavailable : codes.failed)
    return code === codes.unavailable ? later(context.req.raw) : fault(code)
  })
  return { http, call, refusals, startTelling: () => startTelling(services, streams), takeOverload }
}
