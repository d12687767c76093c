import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { parseAccept } from 'hono/utils/accept'

/** Content codings that the service can send, best first; '' is the plain form. */
export const encodings = ['br', 'gzip', ''] as const
export type Encoding = (typeof encodings)[number]

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Weights by coding, as a client gives them (RFC 9110, 12.5.3): `q=0` refuses, `*` speaks for the unnamed. */
function weightsIn(header: string | null): (encoding: string) => number {
  const weights = new Map(parseAccept(header ?? '').map(({ type, q }) => [type.toLowerCase(), q]))
  return encoding => weights.get(encoding) ?? weights.get('*') ?? 0
}

/** The coding that a client likes best of those that the service can send. */
export function acceptedEncoding(header: string | null): Encoding {
  const given = weightsIn(header)
  const weightOf = (encoding: Encoding) => (encoding === '' ? 0.001 : given(encoding))
  return encodings.reduce((best, encoding) => (weightOf(encoding) > weightOf(best) ? encoding : best))
}

/** How hard to try: once at build, for a document that somebody waits to read, or for each answer. */
export type Effort = 'build' | 'document' | 'answer'

const brotliQuality = { build: 11, document: 10, answer: 8 } as const satisfies Record<Effort, number>
const gzipLevel = { build: 9, document: 6, answer: 6 } as const satisfies Record<Effort, number>

/** The bytes in a coding. */
export async function encode(bytes: Uint8Array, encoding: Encoding, effort: Effort): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === '') return new Uint8Array(bytes)
  if (encoding === 'gzip') return new Uint8Array(await zip(bytes, { level: gzipLevel[effort] }))
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality[effort],
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    // Distances by their last two bits apart: 30 bytes fewer for a document, the mean of nine.
    [constants.BROTLI_PARAM_NPOSTFIX]: 2,
  }
  return new Uint8Array(await brotli(bytes, { params }))
}

const documents = { underWay: 0, atOnce: availableParallelism() }

/**
 * A document in a coding: for some 25 ms of a thread beside the one that answers, it is 700 bytes smaller than other answers
 * would be, and comes through a new connection in one turn instead of two. Where more are wanted at once than there are
 * processors, time is what is short, and the rest are taken as other answers are.
 */
export async function encodeDocument(html: string, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  documents.underWay += 1
  try {
    return await encode(Buffer.from(html), encoding, documents.underWay > documents.atOnce ? 'answer' : 'document')
  } finally {
    documents.underWay -= 1
  }
}

/** Below this one packet carries it anyway. */
const WORTH_IT = 1_200

/**
 * A sealed text for the wire. There is no repetition in ciphertext, but base64 spends eight bits on six: Huffman coding
 * alone takes a quarter back and costs next to nothing. What is compressed is ciphertext, so its length tells nothing new.
 */
export async function encodeSealed(text: string, header: string | null) {
  if (text.length < WORTH_IT || weightsIn(header)('gzip') === 0) return { body: text, headers: {} }
  const body = new Uint8Array(await zip(text, { level: 1, strategy: constants.Z_HUFFMAN_ONLY }))
  return { body, headers: { 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding' } }
}
