import type { Endpoint } from '#contract/endpoint'
import { API_PREFIX, cipher, headers, isPlainPath, SEALED_TYPE } from '#contract/wire'
import { open, sealedLength, UnreadableBody } from './cipher.ts'
import { parseJson } from './json.ts'
import { BodyTooLarge } from './read-body.ts'
import { fileTooLarge } from './refusal.ts'

const MEGABYTE = 1_048_576
/** For the frame around files and what goes beside them. */
const FRAME_BYTES = 65_536

interface Reading {
  readonly endpoint: Endpoint
  /** Most bytes of an upload's files, or of any other body before it is sealed. */
  readonly maxBytes: number
  /** Reads the body, up to so many bytes. */
  readonly receive: (limit: number) => Promise<Uint8Array<ArrayBuffer>>
  /** The service's unix seconds. */
  readonly seconds: number
}

const mediaTypeOf = ({ headers }: Request) => headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase()

const textOf = (bytes: Uint8Array) => {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw new UnreadableBody()
  }
}

/** Pairs as an input: a key that comes more than once is an array (specification section 7). */
function gather<Value>(pairs: Iterable<readonly [string, Value]>): Record<string, unknown> {
  const groups = [...Map.groupBy(pairs, ([key]) => key)]
  return Object.fromEntries(
    groups.map(([key, group]) => [key, group.length === 1 ? group[0]?.[1] : group.map(([, value]) => value)]),
  )
}

async function readSealed(request: Request, path: string, { maxBytes, seconds, receive }: Reading): Promise<unknown> {
  const sealedAt = request.headers.get(headers.sealedAt) ?? ''
  const isFresh = /^\d{1,12}$/.test(sealedAt) && Math.abs(Number(sealedAt) - seconds) <= cipher.windowSeconds
  const sealed = textOf(await receive(sealedLength(maxBytes)))
  if (mediaTypeOf(request) !== SEALED_TYPE || !isFresh) throw new UnreadableBody()
  return parseJson(open(sealed, { method: request.method, path, direction: 'c2s', seconds: Number(sealedAt) }))
}

async function readPlain(request: Request, { maxBytes, receive }: Reading): Promise<unknown> {
  const text = textOf(await receive(maxBytes))
  if (mediaTypeOf(request) !== 'application/json') throw new UnreadableBody()
  return parseJson(text)
}

async function readForm(request: Request, { maxBytes, receive }: Reading): Promise<unknown> {
  const text = textOf(await receive(maxBytes))
  if (mediaTypeOf(request) !== 'application/x-www-form-urlencoded') throw new UnreadableBody()
  return gather(new URLSearchParams(text))
}

/** Files stand under `files`, always as an array; everything else is a field (specification section 7). */
async function readMultipart(request: Request, { maxBytes, receive }: Reading): Promise<unknown> {
  const bytes = await receive(maxBytes + FRAME_BYTES).catch((error: unknown) => {
    throw error instanceof BodyTooLarge ? fileTooLarge(Math.floor(maxBytes / MEGABYTE)) : error
  })
  const type = request.headers.get('Content-Type') ?? ''
  if (mediaTypeOf(request) !== 'multipart/form-data') throw new UnreadableBody()
  const form = await new Response(bytes, { headers: { 'Content-Type': type } }).formData().catch(() => {
    throw new UnreadableBody()
  })
  const files = form.getAll('files')
  form.delete('files')
  return { ...gather(form), ...(files.length > 0 && { files }) }
}

/**
 * What a request carries, as the endpoint's schema is to see it. Throws `UnreadableBody`, a refusal, or what `receive`
 * throws.
 */
export async function readInput(request: Request, reading: Reading): Promise<unknown> {
  const { endpoint } = reading
  if (endpoint.method === 'GET') return gather(new URL(request.url).searchParams)
  const path = API_PREFIX + endpoint.path
  if (endpoint.body === 'multipart') return readMultipart(request, reading)
  if (endpoint.body === 'form') return readForm(request, reading)
  return isPlainPath(path) ? readPlain(request, reading) : readSealed(request, path, reading)
}
