/** The body is larger than the call takes. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge'
}

/** Past its limit a body is read on and thrown away up to so many bytes, so that the sender gets to see the answer. */
const PATIENCE = 32 * 1_048_576

/**
 * Reads at most `limit` bytes of a request's body; what comes after is never held in memory.
 * Throws `BodyTooLarge`.
 */
export async function readBody(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  if (!request.body) return new Uint8Array()
  const reader: ReadableStreamDefaultReader<Uint8Array> = request.body.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { value, done } = await reader.read()
    if (done) break
    size += value.length
    if (size <= limit) chunks.push(value)
    else chunks.length = 0
    if (size > limit + PATIENCE) {
      await reader.cancel().catch(() => {})
      break
    }
  }
  if (size > limit) throw new BodyTooLarge()
  return new Uint8Array(Buffer.concat(chunks, size))
}
