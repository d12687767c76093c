import { codes } from '#contract/codes'
import type { Endpoint } from '#contract/endpoint'
import { API_PREFIX, type Envelope, headers as headerNames, isPlainPath, SEALED_TYPE } from '#contract/wire'
import { seal } from './cipher.ts'
import { encodeSealed } from './encoding.ts'
import { type Fault, faultBody } from './envelope.ts'
import { dispositionOf, type FileAnswer } from './file-answer.ts'
import type { Busy } from './refusal.ts'

/** Seconds after which to come again where nothing else is known. */
const SOON = 5

const noStore = { 'Cache-Control': 'no-store' } as const

/** An answer of a call as it travels: sealed, but for the paths that the specification names. */
export async function sealedAnswer(
  endpoint: Endpoint,
  body: unknown,
  seconds: number,
  acceptEncoding: string | null,
): Promise<Response> {
  const path = API_PREFIX + endpoint.path
  const text = JSON.stringify(body)
  const sent = { ...noStore, [headerNames.sealedAt]: String(seconds) }
  if (isPlainPath(path)) return new Response(text, { headers: { ...sent, 'Content-Type': 'application/json' } })
  const sealed = seal(text, { method: endpoint.method, path, direction: 's2c', seconds })
  const encoded = await encodeSealed(sealed, acceptEncoding)
  return new Response(encoded.body, { headers: { ...sent, ...encoded.headers, 'Content-Type': SEALED_TYPE } })
}

/** A file to download, read as it is. */
export const fileAnswer = ({ body, name, mime, headers }: FileAnswer): Response =>
  new Response(body, {
    headers: { ...headers, ...noStore, 'Content-Type': mime, 'Content-Disposition': dispositionOf(name) },
  })

/**
 * What goes wrong before a call is reached: an HTTP status, and the envelope in plain JSON, because whoever cannot seal
 * cannot open either. The service's time goes with it, so that a client whose clock is off can correct itself.
 */
export const faultAnswer = (fault: Fault, seconds: number, retryAfter = SOON): Response =>
  Response.json(faultBody(fault), {
    status: fault,
    headers: {
      ...noStore,
      [headerNames.sealedAt]: String(seconds),
      ...(fault === 503 && { 'Retry-After': String(retryAfter) }),
      // Whoever does not send what was promised is not waited for any longer.
      ...(fault === 408 && { Connection: 'close' }),
    },
  })

/** The answer to what there is no time for now, with its own words. */
export const busyAnswer = ({ message, retryAfter }: Busy, seconds: number): Response =>
  Response.json({ code: codes.unavailable, msg: message, data: { retryAfter } } satisfies Envelope, {
    status: codes.unavailable,
    headers: { ...noStore, [headerNames.sealedAt]: String(seconds), 'Retry-After': String(retryAfter) },
  })
