import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import type { Endpoint, InputOf, OutputOf } from '#contract/endpoint'
import { API_PREFIX, headers, isPlainPath, SEALED_TYPE } from '#contract/wire'
import { open, seal } from '../../server/http/cipher.ts'

/** Whoever sends: signed in, from an address of their own. */
export interface Sender {
  readonly token: string
  readonly ip: string
}

/** What came back: the envelope's code, and its data or why not. */
export interface Reply<Data> {
  readonly status: number
  readonly code: number
  readonly msg: string
  readonly data: Data | null
  /** Milliseconds of the clock at which the request was handed to the connection, and those until the last byte. */
  readonly sentAt: number
  readonly ms: number
  readonly retryAfter: number
}

/** As many connections as a proxy in front of the service keeps open. */
const agent = new Agent({ keepAlive: true, maxSockets: 512, scheduling: 'fifo' })

interface Raw {
  readonly status: number
  readonly sealedAt: number
  readonly type: string
  readonly retryAfter: number
  readonly bytes: Buffer
}

function exchange(url: URL, method: string, sent: Record<string, string>, body: string): Promise<Raw> {
  const { promise, resolve, reject } = Promise.withResolvers<Raw>()
  const length = body === '' ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }
  const going = request(url, { method, agent, headers: { ...sent, ...length } }, answer => {
    const pieces: Buffer[] = []
    answer.on('data', (piece: Buffer) => pieces.push(piece))
    answer.once('end', () => {
      const header = (name: string) => String(answer.headers[name.toLowerCase()] ?? '')
      resolve({
        status: answer.statusCode ?? 0,
        sealedAt: Number(header(headers.sealedAt)),
        type: header('Content-Type'),
        retryAfter: Number(header('Retry-After')),
        bytes: Buffer.concat(pieces),
      })
    })
    answer.once('error', reject)
  })
  going.once('error', (error: NodeJS.ErrnoException) => {
    // The service has closed a connection that rested, just as it was taken up again: a proxy asks once more.
    if (going.reusedSocket && error.code === 'ECONNRESET') resolve(exchange(url, method, sent, body))
    else reject(error)
  })
  going.end(body)
  return promise
}

const queryOf = (input: object) =>
  new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)])).toString()

function opened(endpoint: Endpoint, path: string, { type, bytes, sealedAt }: Raw) {
  if (type.includes('pdf') || type.includes('image')) return { code: 200, msg: '', data: bytes.length }
  const text = bytes.toString('utf8')
  const binding = { method: endpoint.method, path, direction: 's2c', seconds: sealedAt } as const
  return JSON.parse(type === SEALED_TYPE ? open(text, binding) : text)
}

/** Calls the service over the network, bodies sealed, as a browser does. */
export const wireTo =
  (origin: string) =>
  async <E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    { token, ip }: Sender,
    /** Whoever asks again for the same thing gives the same key. */
    key: string = randomUUID(),
  ): Promise<Reply<OutputOf<E>>> => {
    const path = API_PREFIX + endpoint.path
    const seconds = Math.floor(Date.now() / 1_000)
    const isGet = endpoint.method === 'GET'
    const isPlain = isPlainPath(path)
    const url = new URL(isGet ? `${path}?${queryOf(Object(input))}` : path, origin)
    const text = isGet ? '' : JSON.stringify(input)
    const body = isGet || isPlain ? text : seal(text, { method: 'POST', path, direction: 'c2s', seconds })
    const sent = {
      [headers.sealedAt]: String(seconds),
      'X-Forwarded-For': ip,
      ...(token === '' ? {} : { Authorization: `Bearer ${token}` }),
      ...(isGet ? {} : { 'Content-Type': isPlain ? 'application/json' : SEALED_TYPE }),
      ...(endpoint.creates ? { [headers.idempotencyKey]: key } : {}),
    }
    const [sentAt, began] = [Date.now(), performance.now()]
    const raw = await exchange(url, endpoint.method, sent, body)
    const ms = performance.now() - began
    const { code, msg, data } = opened(endpoint, path, raw)
    return { status: raw.status, code, msg, data, sentAt, ms, retryAfter: raw.retryAfter }
  }

/** Posts a form, as a payment provider does. */
export async function postForm(origin: string, path: string, fields: Readonly<Record<string, string>>) {
  const began = performance.now()
  const raw = await exchange(
    new URL(path, origin),
    'POST',
    { 'Content-Type': 'application/x-www-form-urlencoded', 'X-Forwarded-For': '198.51.100.1' },
    new URLSearchParams(fields).toString(),
  )
  return { status: raw.status, ms: performance.now() - began }
}

export type Wire = ReturnType<typeof wireTo>
