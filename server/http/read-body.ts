import { REQUEST_TIMEOUT_MS } from '#contract/wire'

/** The body is larger than the call takes. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge'
}

/** The body did not come in time. */
export class BodyTooSlow extends Error {
  override readonly name = 'BodyTooSlow'
}

/** Past its limit a body is read on and thrown away up to so many bytes, so that the sender gets to see the answer. */
const PATIENCE = 32 * 1_048_576

/** How long a body may take. */
interface Pace {
  /** For a body that does not come at all. */
  readonly firstMs: number
  /** What has come earns more time: an upload over a thin line is slow and honest. */
  readonly bytesPerMs: number
  /** However steadily it comes. */
  readonly longestMs: number
}

/** By the end of it the portal's own pages have given up. */
const usual: Pace = { firstMs: 10_000, bytesPerMs: 16, longestMs: REQUEST_TIMEOUT_MS }

/** A clock that runs out unless bytes come: `ran` rejects with `BodyTooSlow`. */
function deadline({ firstMs, bytesPerMs, longestMs }: Pace) {
  const { promise: ran, reject } = Promise.withResolvers<never>()
  ran.catch(() => {})
  const began = performance.now()
  const runIn = (ms: number) => setTimeout(() => reject(new BodyTooSlow()), ms)
  let timer = runIn(firstMs)
  return {
    ran,
    earn(bytes: number) {
      clearTimeout(timer)
      const left = Math.min(firstMs + bytes / bytesPerMs, longestMs) - (performance.now() - began)
      timer = runIn(Math.max(0, left))
    },
    stop: () => clearTimeout(timer),
  }
}

/**
 * Reads at most `limit` bytes of a request's body; what comes after is never held in memory.
 * Throws `BodyTooLarge` or `BodyTooSlow`.
 */
export async function readBody(
  { body }: Pick<Request, 'body'>,
  limit: number,
  pace: Pace = usual,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!body) return new Uint8Array()
  const reader: ReadableStreamDefaultReader<Uint8Array> = body.getReader()
  const clock = deadline(pace)
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for (;;) {
      const { value, done } = await Promise.race([reader.read(), clock.ran])
      if (done) break
      size += value.length
      clock.earn(size)
      if (size <= limit) chunks.push(value)
      else chunks.length = 0
      if (size > limit + PATIENCE) {
        await reader.cancel().catch(() => {})
        break
      }
    }
  } finally {
    clock.stop()
  }
  if (size > limit) throw new BodyTooLarge()
  return new Uint8Array(Buffer.concat(chunks, size))
}
