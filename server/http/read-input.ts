import type { Endpoint } from '#contract/endpoint'
import { API_PREFIX, cipher, headers, isPlainPath, SEALED_TYPE } from '#contract/wire'
import { MAX_SEALED_CHARACTERS, open, UnreadableBody } from './cipher.ts'
import { parseJson } from './json.ts'
import { BodyTooLarge, readBody } from './read-body.ts'
import { fileTooLarge } from './refusal.ts'

const MEGABYTE = 1_048_576
/** For fields alone, and for the frame around files. */
const FORM_BYTES = 65_536

interface Reading {
  readonly endpoint: Endpoint
  /** Largest upload. */
  readonly maxBytes: number
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

async function readSealed(request: Request, path: string, seconds: number): Promise<unknown> {
  const sealedAt = request.headers.get(headers.sealedAt) ?? ''
  const isFresh = /^\d{1,12}$/.test(sealedAt) && Math.abs(Number(sealedAt) - seconds) <= cipher.windowSeconds
  const sealed = textOf(await readBody(request, MAX_SEALED_CHARACTERS))
  if (mediaTypeOf(request) !== SEALED_TYPE || !isFresh) throw new UnreadableBody()
  return parseJson(open(sealed, { method: request.method, path, direction: 'c2s', seconds: Number(sealedAt) }))
}

async function readPlain(request: Request): Promise<unknown> {
  const text = textOf(await readBody(request, MEGABYTE))
  if (mediaTypeOf(request) !== 'application/json') throw new UnreadableBody()
  return parseJson(text)
}

async function readForm(request: Request): Promise<unknown> {
  const text = textOf(await readBody(request, FORM_BYTES))
  if (mediaTypeOf(request) !== 'application/x-www-form-urlencoded') throw new UnreadableBody()
  return gather(new URLSearchParams(text))
}

/** Files stand under `files`, always as an array; everything else is a field (specification section 7). */
async function readMultipart(request: Request, maxBytes: number): Promise<unknown> {
  const bytes = await readBody(request, maxBytes + FORM_BYTES).catch((error: unknown) => {
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

/** What a request carries, as the endpoint's schema is to see it. Throws `UnreadableBody`, `BodyTooLarge` or a refusal. */
export async function readInput(request: Request, { endpoint, maxBytes, seconds }: Reading): Promise<unknown> {
  if (endpoint.method === 'GET') return gather(new URL(request.url).searchParams)
  const path = API_PREFIX + endpoint.path
  if (endpoint.body === 'multipart') return readMultipart(request, maxBytes)
  if (endpoint.body === 'form') return readForm(request)
  return isPlainPath(path) ? readPlain(request) : readSealed(request, path, seconds)
}
