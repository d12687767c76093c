import type { Endpoint, InputOf, OutputOf } from '#contract/endpoint'
import { REQUEST_TIMEOUT_MS } from '#contract/wire'
import { createAhead } from './ahead.ts'
import type { CallOptions, TransportEnvironment } from './environment.ts'
import { CallFailed, CallRefused } from './errors.ts'
import type { Exchange } from './exchange.ts'
import { createLoadingFlag, type LoadingFlag } from './loading.ts'
import { type Failure, noticeOf } from './outcome.ts'
import { createPending, type Pending } from './pending.ts'
import { endpointUrl } from './query.ts'

export interface Transport {
  /**
   * Makes one call. Rejects with `CallRefused` (the service said no; 5000–6000 without any message to the person) or
   * `CallFailed` (no readable answer). A binary answer resolves to a `Download`.
   */
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions): Promise<OutputOf<E>>
  /**
   * Reads (GET) ahead of a page that a person is about to go to: the same call takes that answer for the next ten seconds,
   * unless something is written meanwhile. Says nothing of failures: who needs the answer asks again, and is told. Nothing is asked ahead
   * of which each look is recorded.
   */
  readAhead<E extends Endpoint>(endpoint: E, input: InputOf<E>): void
  /** Loads what the first call needs, ahead of it. */
  warm(): void
  readonly pending: Pending
  readonly loading: LoadingFlag
}

/** Makes the client side of the wire (specification sections 7 and 8). A page that calls nothing loads no cipher. */
export function createTransport(environment: TransportEnvironment): Transport {
  const pending = createPending()
  const loading = createLoadingFlag()
  const ahead = createAhead()
  let exchange: Promise<Exchange> | null = null

  function load(): Promise<Exchange> {
    exchange ??= import('./exchange.ts').then(
      ({ createExchange }) => createExchange(environment),
      error => {
        exchange = null
        throw error
      },
    )
    return exchange
  }

  function failureOf(error: unknown, timeout: AbortSignal, given: AbortSignal): Failure {
    if (timeout.aborted && !given.aborted) return { kind: 'timeout' }
    if (given.aborted) return { kind: 'cancelled' }
    if (error instanceof TypeError && /fetch|network|load failed/i.test(error.message)) return { kind: 'offline' }
    return { kind: 'setup', message: error instanceof Error ? error.message : String(error) }
  }

  async function run(endpoint: Endpoint, input: object, options: CallOptions): Promise<unknown> {
    const controller = new AbortController()
    const forget = options.forPage ? pending.add(controller) : () => undefined
    const given = options.signal ? AbortSignal.any([controller.signal, options.signal]) : controller.signal
    const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS)
    try {
      const send = await load()
      given.throwIfAborted()
      return await send(endpoint, input, options, AbortSignal.any([given, timeout]))
    } catch (error) {
      if (error instanceof CallRefused) throw error
      const failure = error instanceof CallFailed ? error.failure : failureOf(error, timeout, given)
      const notice = options.isQuiet ? null : noticeOf(failure)
      if (notice) environment.notify(notice)
      throw new CallFailed(failure, notice !== null)
    } finally {
      forget()
    }
  }

  function answerOf(endpoint: Endpoint, input: object, options: CallOptions): Promise<unknown> {
    const ask = () => run(endpoint, input, options)
    if (endpoint.method === 'GET') return ahead.take(endpointUrl(endpoint.path, input))?.catch(ask) ?? ask()
    ahead.forget()
    return ask().finally(ahead.forget)
  }

  return {
    warm: () => void load().catch(() => undefined),
    pending,
    loading,
    readAhead(endpoint, input) {
      if (endpoint.method !== 'GET' || endpoint.recorded) return
      ahead.ask(endpointUrl(endpoint.path, Object(input)), () => run(endpoint, Object(input), { isQuiet: true }))
    },
    call(endpoint, input, options = {}) {
      // The answer's shape is the contract's word: the service checks it before it sends it.
      return loading.track(answerOf(endpoint, Object(input), options)) as Promise<OutputOf<typeof endpoint>>
    },
  }
}
