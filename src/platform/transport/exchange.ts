import { codes } from '#contract/codes'
import type { Endpoint } from '#contract/endpoint'
import { API_PREFIX, headers, isPlainPath, SEALED_TYPE } from '#contract/wire'
import { learnServiceTime } from '../clock/index.ts'
import { open, seal } from './cipher.ts'
import type { CallOptions, Download, TransportEnvironment } from './environment.ts'
import { CallFailed, CallRefused } from './errors.ts'
import { outcomeOf, type Refused } from './outcome.ts'
import { endpointUrl, pairsOf } from './query.ts'

/** Sends one request and reads its answer; rejects with `CallRefused`, `CallFailed` or what `fetch` rejects with. */
export type Exchange = (
  endpoint: Endpoint,
  input: object,
  options: CallOptions,
  signal: AbortSignal,
) => Promise<unknown>

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

/** Makes the part of the transport that is loaded with the first call: bodies, cipher, clock, reading of answers. */
export function createExchange(environment: TransportEnvironment): Exchange {
  const now = environment.now ?? Date.now
  const send = environment.fetch ?? ((...request: Parameters<typeof fetch>) => fetch(...request))
  let clockOffsetSeconds = 0
  let toldToSignIn = false

  const serviceSeconds = () => Math.floor(now() / 1000) + clockOffsetSeconds

  function learnClock(response: Response) {
    const seconds = Number(response.headers.get(headers.sealedAt))
    if (!(seconds > 0)) return
    clockOffsetSeconds = seconds - Math.floor(now() / 1000)
    learnServiceTime(seconds, now())
  }

  async function requestOf(endpoint: Endpoint, input: object, options: CallOptions, signal: AbortSignal) {
    const path = API_PREFIX + endpoint.path
    const sent = new Headers()
    const token = environment.readToken()
    if (token) sent.set('Authorization', `Bearer ${token}`)
    if (options.idempotencyKey) sent.set(headers.idempotencyKey, options.idempotencyKey)
    const origin = environment.origin ?? ''
    if (endpoint.method === 'GET')
      return new Request(origin + endpointUrl(endpoint.path, input), { headers: sent, signal })
    let body: BodyInit
    if (endpoint.body === 'multipart') body = multipartOf(input)
    else if (endpoint.body === 'form') body = new URLSearchParams(pairsOf(input))
    else if (isPlainPath(path)) {
      sent.set('Content-Type', 'application/json')
      body = JSON.stringify(input)
    } else {
      const seconds = serviceSeconds()
      sent.set('Content-Type', SEALED_TYPE)
      sent.set(headers.sealedAt, String(seconds))
      body = seal(JSON.stringify(input), { method: 'POST', path, direction: 'c2s', seconds })
    }
    return new Request(origin + path, { method: 'POST', headers: sent, body, signal })
  }

  async function bodyOf(response: Response, endpoint: Endpoint): Promise<unknown> {
    const answer = await response.text()
    const isSealed = response.headers.get('Content-Type')?.startsWith(SEALED_TYPE)
    const binding = {
      method: endpoint.method,
      path: API_PREFIX + endpoint.path,
      direction: 's2c' as const,
      seconds: Number(response.headers.get(headers.sealedAt)),
    }
    try {
      return JSON.parse(isSealed ? open(answer, binding) : answer)
    } catch {
      throw new CallFailed({ kind: 'unreadable' })
    }
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
    const patience = (options.readFile && options.signal) ?? signal
    let response = await send(await requestOf(endpoint, input, options, patience))
    learnClock(response)
    if (clockWasOff(endpoint, response, before))
      response = await send(await requestOf(endpoint, input, options, patience))
    if (!response.ok) throw new CallFailed({ kind: 'status', status: response.status })
    const disposition = response.headers.get('Content-Disposition')
    if (endpoint.answer === 'binary' && disposition !== null) {
      const blob = await (options.readFile?.(response) ?? response.blob())
      return { blob, name: nameOf(disposition) } satisfies Download
    }
    return dataOf(await bodyOf(response, endpoint), options)
  }

  /** Says of a refusal what is the transport's to say; whether the person has been told. */
  function say({ notice, endsSession }: Refused, isQuiet: boolean): boolean {
    if (notice === null || (isQuiet && !endsSession)) return false
    if (endsSession && toldToSignIn) return true
    environment.notify(notice)
    if (endsSession) {
      toldToSignIn = true
      environment.onSignInAgain(notice)
    }
    return true
  }

  function dataOf(body: unknown, { isQuiet = false }: CallOptions): unknown {
    const outcome = outcomeOf(body, environment.isSignedIn())
    if (outcome.kind === 'refused') throw new CallRefused(outcome.envelope, say(outcome, isQuiet))
    toldToSignIn = false
    return outcome.data
  }

  return exchange
}
