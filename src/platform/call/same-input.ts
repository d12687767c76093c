/** An input as text, its files by their places, and those files. */
function partsOf(input: unknown): { text: string; files: readonly Blob[] } {
  const files: Blob[] = []
  const text = JSON.stringify(input, (_key, value: unknown) =>
    value instanceof Blob ? { file: files.push(value) } : value,
  )
  return { text, files }
}

async function haveSameBytes(one: Blob, other: Blob | undefined): Promise<boolean> {
  if (one === other) return true
  if (one.size !== other?.size) return false
  const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer())
  const [bytes, others] = await Promise.all([bytesOf(one), bytesOf(other)])
  return bytes.every((byte, at) => byte === others[at])
}

/**
 * Whether two inputs of a call say the same, files included: these by their bytes, as the service compares what comes with
 * one idempotency key. A file that can not be read any more is like no other.
 */
export async function isSameInput(one: unknown, other: unknown): Promise<boolean> {
  const [known, given] = [partsOf(one), partsOf(other)]
  if (known.text !== given.text) return false
  const alike = known.files.map((file, at) => haveSameBytes(file, given.files[at]))
  return (await Promise.all(alike).catch(() => [false])).every(Boolean)
}
