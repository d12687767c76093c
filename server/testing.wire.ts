import { randomUUID } from 'node:crypto'
import type { Endpoint, InputOf } from '#contract/endpoint'
import { API_PREFIX, headers, isPlainPath, SEALED_TYPE } from '#contract/wire'
import type { App } from './app.ts'
import type { Clock } from './clock.ts'
import { unixSeconds } from './clock.ts'
import { open, seal } from './http/cipher.ts'

export interface WireOptions {
  readonly token?: string
  readonly idempotencyKey?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Address of the client. */
  readonly peer?: string
}

/** An answer, opened. */
export interface WireAnswer {
  readonly status: number
  readonly headers: Headers
  /** The parsed JSON body. */
  readonly body: unknown
}

const pairsOf = (input: object): [string, string][] =>
  Object.entries(input).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value]).map((item): [string, string] => [key, String(item)]),
  )

/** The browser's side of the wire, as small as a test needs it. */
export function wireTo(app: App, clock: Clock) {
  /** Sends `input` as the endpoint says, unchecked, and opens what comes back. */
  async function send<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    options: WireOptions = {},
  ): Promise<WireAnswer> {
    return sendRaw(endpoint, input, options)
  }

  /** As `send`, for input that no client would send. */
  async function sendRaw(endpoint: Endpoint, input: unknown, options: WireOptions = {}): Promise<WireAnswer> {
    const path = API_PREFIX + endpoint.path
    const seconds = unixSeconds(clock.now())
    const isGet = endpoint.method === 'GET'
    const isPlain = isPlainPath(path)
    const sent = new Headers(options.headers)
    if (options.token) sent.set('Authorization', `Bearer ${options.token}`)
    if (endpoint.creates) sent.set(headers.idempotencyKey, options.idempotencyKey ?? randomUUID())
    const query = isGet ? `?${new URLSearchParams(pairsOf(Object(input)))}` : ''
    if (!isGet && !isPlain) sent.set(headers.sealedAt, String(seconds))
    if (!isGet) sent.set('Content-Type', isPlain ? 'application/json' : SEALED_TYPE)
    const text = JSON.stringify(input)
    const body = isPlain ? text : seal(text, { method: endpoint.method, path, direction: 'c2s', seconds })
    const response = await app.http.request(
      path + query,
      { method: endpoint.method, headers: sent, ...(isGet ? {} : { body }) },
      { peer: options.peer ?? '203.0.113.7' },
    )
    return openAnswer(endpoint, response)
  }

  return { send, sendRaw }
}

/** Opens a response of a call. */
export async function openAnswer(endpoint: Endpoint, response: Response): Promise<WireAnswer> {
  const text = await response.text()
  const isSealed = response.headers.get('Content-Type') === SEALED_TYPE
  const voyage = {
    method: endpoint.method,
    path: API_PREFIX + endpoint.path,
    direction: 's2c' as const,
    seconds: Number(response.headers.get(headers.sealedAt)),
  }
  return { status: response.status, headers: response.headers, body: JSON.parse(isSealed ? open(text, voyage) : text) }
}
