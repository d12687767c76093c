import { Hono } from 'hono'
import { codes } from '#contract/codes'
import { API_PREFIX, headers } from '#contract/wire'
import { unixSeconds } from '../clock.ts'
import type { Settings } from '../settings.ts'
import { busyAnswer } from './answer.ts'
import { answerCall } from './answer-call.ts'
import { bearerOf } from './auth.ts'
import { type Env, guestOf, type HttpContext, hostOf, originOf } from './bindings.ts'
import type { ComeBack } from './come-back.ts'
import type { Caller } from './context.ts'
import { Busy } from './refusal.ts'
import type { ServedCall } from './serve.ts'
import type { Services } from './services.ts'
import { createLoad, isShed, retryAfterOf, type Sheddable, wordsOf } from './shedding.ts'

const callerOf = (context: HttpContext, settings: Settings): Caller => ({
  token: bearerOf(context.req.header('Authorization')),
  idempotencyKey: context.req.header(headers.idempotencyKey) ?? null,
  host: hostOf(context),
  origin: originOf(context, settings),
  requestId: context.get('requestId'),
  arrivedAt: context.get('arrivedAt'),
  ...guestOf(context, settings),
})

interface Waiting {
  readonly comeBack: ComeBack
  /** Hears of everything that is put off. */
  readonly onShed: (what: Sheddable) => void
}

/** A route for each served call. */
export function callRoutes(services: Services, calls: readonly ServedCall[], { comeBack, onShed }: Waiting): Hono<Env> {
  const http = new Hono<Env>()
  const load = createLoad()
  for (const call of calls) {
    const path = API_PREFIX + call.endpoint.path
    http.on(call.endpoint.method, path, async context => {
      context.set('route', path)
      if (call.sheds && isShed(call.sheds, load.now())) {
        onShed(call.sheds)
        context.set('code', codes.unavailable)
        const later = new Busy(wordsOf[call.sheds], comeBack(performance.now(), retryAfterOf[call.sheds]))
        return busyAnswer(later, unixSeconds(services.clock.now()))
      }
      const caller = callerOf(context, services.settings)
      const answer = () => answerCall(services, call, context.req.raw, caller, context.get('arrive'))
      const { response, code } = await (call.isHeld ? answer() : load.around(answer))
      context.set('code', code)
      return response
    })
  }
  return http
}
