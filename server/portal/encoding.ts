import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Content codings that the service can send, best first; '' is the plain form. */
export const encodings = ['br', 'gzip', ''] as const
export type Encoding = (typeof encodings)[number]

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** What a client accepts, best first (RFC 9110, 12.5.3): `q=0` refuses, `*` speaks for the unnamed. */
export function acceptedEncoding(header: string | undefined): Encoding {
  const weights = new Map<string, number>()
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map(piece => piece.trim())
    const weight = parameters.find(parameter => parameter.startsWith('q='))?.slice(2)
    if (name !== '') weights.set(name, weight === undefined ? 1 : Number(weight) || 0)
  }
  const weightOf = (encoding: Encoding) => (encoding === '' ? 0.001 : (weights.get(encoding) ?? weights.get('*') ?? 0))
  return encodings.reduce((best, encoding) => (weightOf(encoding) > weightOf(best) ? encoding : best))
}

/** How hard to try: once at build, or for each answer. */
export type Effort = 'build' | 'answer'

const brotliQuality = { build: 11, answer: 5 } as const satisfies Record<Effort, number>
const gzipLevel = { build: 9, answer: 6 } as const satisfies Record<Effort, number>

/** The bytes in a coding. */
export async function encode(bytes: Uint8Array, encoding: Encoding, effort: Effort): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === '') return new Uint8Array(bytes)
  if (encoding === 'gzip') return new Uint8Array(await zip(bytes, { level: gzipLevel[effort] }))
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality[effort],
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  return new Uint8Array(await brotli(bytes, { params }))
}
