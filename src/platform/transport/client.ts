import { codes } from '#contract/codes'
import type { Endpoint, InputOf, OutputOf } from '#contract/endpoint'
import { API_PREFIX, headers, isPlainPath, REQUEST_TIMEOUT_MS, SEALED_TYPE } from '#contract/wire'
import { CallFailed, CallRefused } from './errors.ts'
import { createLoadingFlag, type LoadingFlag } from './loading.ts'
import { type Failure, type Notice, noticeOf, outcomeOf } from './outcome.ts'
import { createPending, type Pending } from './pending.ts'
import { addressOf, pairsOf } from './query.ts'

/** What the shell lends to the transport, so that it need not reach up. */
export interface TransportEnvironment {
  /** The access token, or null. */
  readToken(): string | null
  /** True while the session's status is LOGIN. */
  isSignedIn(): boolean
  notify(notice: Notice): void
  /** Told once when the service says 401, 402 or 403: logs out and reloads after the notice's time. */
  onSignInAgain(notice: Notice): void
  /** Origin to call; '' for the page's own. */
  origin?: string
  fetch?: typeof fetch
  /** Milliseconds since the epoch. */
  now?: () => number
}

export interface CallOptions {
  /** A read for the page on screen: given up on route change. */
  forPage?: boolean
  /** Key of a call that creates; the same key makes a repetition harmless. */
  idempotencyKey?: string
  signal?: AbortSignal
}

export interface Transport {
  /**
   * Makes one call. Rejects with `CallRefused` (the service said no; 5000–6000 without any message to the person) or
   * `CallFailed` (no readable answer). A binary answer resolves to a `Download`.
   */
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions): Promise<OutputOf<E>>
  readonly pending: Pending
  readonly loading: LoadingFlag
}

/** A file that a call answered with. */
export interface Download {
  blob: Blob
  /** Name given by the service. */
  name: string
}

const loadCipher = () => import('./cipher.ts')

const isUpload = (value: unknown): value is Blob => typeof Blob !== 'undefined' && value instanceof Blob

function multipartOf(input: object): FormData {
  const form = new FormData()
  for (const [key, value] of Object.entries(input)) {
    const files = Array.isArray(value) ? value.filter(isUpload) : isUpload(value) ? [value] : []
    if (files.length > 0) for (const file of files) form.append('files', file)
    else for (const [name, text] of pairsOf({ [key]: value })) form.append(name, text)
  }
  return form
}

function nameOf(disposition: string | null): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1]
  if (encoded) return decodeURIComponent(encoded)
  return /filename="([^"]+)"/i.exec(disposition ?? '')?.[1] ?? 'download'
}

const failed = (failure: Failure) => new CallFailed(failure)

/** Makes the client side of the wire (specification sections 7 and 8). */
export function createTransport(environment: TransportEnvironment): Transport {
  const pending = createPending()
  const loading = createLoadingFlag()
  const now = environment.now ?? Date.now
  const send = environment.fetch ?? ((...request: Parameters<typeof fetch>) => fetch(...request))
  let clockOffsetSeconds = 0
  let toldToSignIn = false

  const serviceSeconds = () => Math.floor(now() / 1000) + clockOffsetSeconds

  function learnClock(response: Response) {
    const seconds = Number(response.headers.get(headers.sealedAt))
    if (seconds > 0) clockOffsetSeconds = seconds - Math.floor(now() / 1000)
  }

  async function requestOf(endpoint: Endpoint, input: object, options: CallOptions, signal: AbortSignal) {
    const path = API_PREFIX + endpoint.path
    const sent = new Headers()
    const token = environment.readToken()
    if (token) sent.set('Authorization', `Bearer ${token}`)
    if (options.idempotencyKey) sent.set(headers.idempotencyKey, options.idempotencyKey)
    const origin = environment.origin ?? ''
    if (endpoint.method === 'GET')
      return new Request(origin + addressOf(endpoint.path, input), { headers: sent, signal })
    let body: BodyInit
    if (endpoint.body === 'multipart') body = multipartOf(input)
    else if (endpoint.body === 'form') body = new URLSearchParams(pairsOf(input))
    else if (isPlainPath(path)) {
      sent.set('Content-Type', 'application/json')
      body = JSON.stringify(input)
    } else {
      const { seal } = await loadCipher()
      const seconds = serviceSeconds()
      sent.set('Content-Type', SEALED_TYPE)
      sent.set(headers.sealedAt, String(seconds))
      body = seal(JSON.stringify(input), { method: 'POST', path, direction: 'c2s', seconds })
    }
    return new Request(origin + path, { method: 'POST', headers: sent, body, signal })
  }

  async function bodyOf(response: Response, endpoint: Endpoint): Promise<unknown> {
    const answer = await response.text()
    if (!response.headers.get('Content-Type')?.startsWith(SEALED_TYPE)) return JSON.parse(answer)
    const { open } = await loadCipher()
    const voyage = {
      method: endpoint.method,
      path: API_PREFIX + endpoint.path,
      direction: 's2c' as const,
      seconds: Number(response.headers.get(headers.sealedAt)),
    }
    return JSON.parse(open(answer, voyage))
  }

  /** A clock that is off makes the service refuse a sealed body once; its answer tells the right time. */
  const clockWasOff = (endpoint: Endpoint, response: Response, before: number) =>
    response.status === codes.unreadable &&
    endpoint.method === 'POST' &&
    endpoint.body === 'json' &&
    Math.abs(clockOffsetSeconds - before) > 60

  async function exchange(
    endpoint: Endpoint,
    input: object,
    options: CallOptions,
    signal: AbortSignal,
  ): Promise<unknown> {
    const before = clockOffsetSeconds
    let response = await send(await requestOf(endpoint, input, options, signal))
    learnClock(response)
    if (clockWasOff(endpoint, response, before))
      response = await send(await requestOf(endpoint, input, options, signal))
    if (!response.ok) throw failed({ kind: 'status', status: response.status })
    const disposition = response.headers.get('Content-Disposition')
    if (endpoint.answer === 'binary' && disposition !== null) {
      return { blob: await response.blob(), name: nameOf(disposition) } satisfies Download
    }
    return judge(await bodyOf(response, endpoint))
  }

  function judge(body: unknown): unknown {
    const outcome = outcomeOf(body, environment.isSignedIn())
    switch (outcome.kind) {
      case 'data':
        toldToSignIn = false
        return outcome.data
      case 'business':
        throw new CallRefused(outcome.envelope)
      case 'sign-in-again':
        if (outcome.notice && !toldToSignIn) {
          toldToSignIn = true
          environment.notify(outcome.notice)
          environment.onSignInAgain(outcome.notice)
        }
        throw new CallRefused({ code: codes.signInAgain, msg: '需重新登录', data: null })
      case 'refused':
        environment.notify(outcome.notice)
        throw new CallRefused(outcome.envelope)
      default:
        return outcome satisfies never
    }
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
      return await exchange(endpoint, input, options, AbortSignal.any([given, timeout]))
    } catch (error) {
      if (error instanceof CallRefused) throw error
      const failure = error instanceof CallFailed ? error.failure : failureOf(error, timeout, given)
      const notice = noticeOf(failure)
      if (notice) environment.notify(notice)
      throw error instanceof CallFailed ? error : failed(failure)
    } finally {
      forget()
    }
  }

  return {
    pending,
    loading,
    call: (endpoint, input, options = {}) =>
      // The answer's shape is the contract's word: the service checks it before it sends it.
      loading.track(run(endpoint, Object(input), options)) as Promise<OutputOf<typeof endpoint>>,
  }
}
