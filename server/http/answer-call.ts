import { codes } from '#contract/codes'
import { unixSeconds } from '../clock.ts'
import { isUnavailable } from '../db/errors.ts'
import { errorFields } from '../logger.ts'
import { busyAnswer, faultAnswer, fileAnswer, sealedAnswer } from './answer.ts'
import type { Arrive } from './bindings.ts'
import type { Caller } from './context.ts'
import { answerBody, refusalBody } from './envelope.ts'
import { faultOf } from './fault-of.ts'
import { FileAnswer } from './file-answer.ts'
import { perform } from './perform.ts'
import { readBody } from './read-body.ts'
import { readInput } from './read-input.ts'
import { Busy, Refusal } from './refusal.ts'
import type { ServedCall } from './serve.ts'
import type { Services } from './services.ts'

/** A response and the envelope code that it carries, for log and metrics. */
export interface Answered {
  readonly response: Response
  readonly code: number
}

/**
 * Answers one request to a call, whatever happens: never rejects. It is judged by when its head arrived, however slowly its
 * body followed and whatever it waited for; a body that is held back gains no more than `readBody` waits for it.
 */
export async function answerCall(
  services: Services,
  call: ServedCall,
  request: Request,
  caller: Caller,
  arrive: Arrive,
): Promise<Answered> {
  const { endpoint, maxBytes } = call
  const seconds = unixSeconds(services.clock.now())
  const fault = (code: Parameters<typeof faultAnswer>[0]) => ({ response: faultAnswer(code, seconds), code })
  const envelope = (body: unknown) => sealedAnswer(endpoint, body, seconds, request.headers.get('Accept-Encoding'))
  const receive = (limit: number) => arrive(limit, () => readBody(request, limit))
  const read = () => readInput(request, { endpoint, maxBytes, seconds, receive })
  try {
    // A sealed body is opened before anything is said about the call; an upload is not read for whoever may not send it.
    const early = endpoint.body === 'json' ? { input: await read() } : null
    const given = await perform(services, call, async () => (early ? early.input : read()), caller)
    if (given instanceof FileAnswer) return { response: fileAnswer(given), code: codes.ok }
    return { response: await envelope(answerBody(endpoint, given)), code: codes.ok }
  } catch (error) {
    if (error instanceof Refusal) return { response: await envelope(refusalBody(error)), code: error.code }
    if (error instanceof Busy) return { response: busyAnswer(error, seconds), code: codes.unavailable }
    const known = faultOf(error)
    if (known) return fault(known)
    services.logger.error('call.failed', { path: endpoint.path, requestId: caller.requestId, ...errorFields(error) })
    return fault(isUnavailable(error) ? codes.unavailable : codes.failed)
  }
}
