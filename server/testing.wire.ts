import { randomUUID } from 'node:crypto'
import type { Endpoint, InputOf } from '#contract/endpoint'
import { API_PREFIX, headers, isPlainPath, SEALED_TYPE } from '#contract/wire'
import type { App } from './app.ts'
import { type Clock, unixSeconds } from './clock.ts'
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

function multipartOf(input: object): FormData {
  const form = new FormData()
  const { files = [], ...fields } = { files: [], ...input }
  for (const [key, value] of pairsOf(fields)) form.append(key, value)
  for (const file of files) form.append('files', file)
  return form
}

/** Body and content type as the endpoint asks for them; multipart names its own type. */
function bodyOf(endpoint: Endpoint, input: unknown, seconds: number): { body: BodyInit; type?: string } {
  const path = API_PREFIX + endpoint.path
  if (endpoint.body === 'multipart') return { body: multipartOf(Object(input)) }
  if (endpoint.body === 'form') return { body: new URLSearchParams(pairsOf(Object(input))) }
  const text = JSON.stringify(input)
  if (isPlainPath(path)) return { body: text, type: 'application/json' }
  return { body: seal(text, { method: 'POST', path, direction: 'c2s', seconds }), type: SEALED_TYPE }
}

/** Path and request of a call, with `input` as the endpoint says, unchecked; sealed at `seconds`. */
export function requestOf(endpoint: Endpoint, input: unknown, seconds: number, options: WireOptions = {}) {
  const path = API_PREFIX + endpoint.path
  const sent = new Headers({ [headers.sealedAt]: String(seconds), ...options.headers })
  if (options.token) sent.set('Authorization', `Bearer ${options.token}`)
  if (endpoint.creates) sent.set(headers.idempotencyKey, options.idempotencyKey ?? randomUUID())
  const isGet = endpoint.method === 'GET'
  const query = isGet ? `?${new URLSearchParams(pairsOf(Object(input)))}` : ''
  const { body, type } = isGet ? {} : bodyOf(endpoint, input, seconds)
  if (type) sent.set('Content-Type', type)
  const init: RequestInit = { method: endpoint.method, headers: sent, ...(body && { body }) }
  return { path: path + query, init }
}

/** The browser's side of the wire, as small as a test needs it. */
export function wireTo(app: App, clock: Clock) {
  /** Sends `input` as the endpoint says, unchecked, and opens what comes back. */
  async function sendRaw(endpoint: Endpoint, input: unknown, options: WireOptions = {}): Promise<WireAnswer> {
    const { path, init } = requestOf(endpoint, input, unixSeconds(clock.now()), options)
    return openAnswer(endpoint, await app.http.request(path, init, { peer: options.peer ?? '203.0.113.7' }))
  }

  return {
    sendRaw,
    /** As `sendRaw`, for input that the endpoint takes. */
    send: <E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: WireOptions): Promise<WireAnswer> =>
      sendRaw(endpoint, input, options),
  }
}

/** Opens a response of a call. */
export async function openAnswer(endpoint: Endpoint, response: Response): Promise<WireAnswer> {
  const text = await response.text()
  const isSealed = response.headers.get('Content-Type') === SEALED_TYPE
  const binding = {
    method: endpoint.method,
    path: API_PREFIX + endpoint.path,
    direction: 's2c' as const,
    seconds: Number(response.headers.get(headers.sealedAt)),
  }
  const isFile = !isSealed && !response.headers.get('Content-Type')?.includes('json')
  const body: unknown = isFile ? text : JSON.parse(isSealed ? open(text, binding) : text)
  return { status: response.status, headers: response.headers, body }
}
