import { createHash } from 'node:crypto'

async function plain(value: unknown): Promise<unknown> {
  if (value instanceof Blob) {
    const bytes = new Uint8Array(await value.arrayBuffer())
    return { blob: createHash('sha256').update(bytes).digest('hex') }
  }
  if (Array.isArray(value)) return Promise.all(value.map(plain))
  if (typeof value !== 'object' || value === null) return value
  const keys = Object.keys(value).sort()
  return Promise.all(keys.map(async key => [key, await plain(Reflect.get(value, key))]))
}

/** A digest of an input, files included: equal for equal contents, whatever the order of the keys. */
export async function fingerprint(input: unknown): Promise<string> {
  return createHash('sha256')
    .update(JSON.stringify(await plain(input)))
    .digest('hex')
}
