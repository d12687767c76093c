import { createHash, randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type FieldKey, fieldKeyOf } from './field-key.ts'
import { digestInside, isSealed, openFile, SealedOtherwise, sealFile } from './sealed-file.ts'

const key = fieldKeyOf('a secret of thirty-two characters')
const other = fieldKeyOf('another one of thirty-two letters')
const id = randomUUID()
const PIECE = 65_536

/** Bytes that repeat nowhere near. */
const filled = (length: number) => Uint8Array.from({ length }, (_, at) => (at * 31 + (at >> 8)) & 255)
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

function* inParts(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function opened(
  bytes: Uint8Array,
  size = Number.POSITIVE_INFINITY,
  { by = key, name = id, onlySealed = false }: { by?: FieldKey; name?: string; onlySealed?: boolean } = {},
) {
  const parts: Uint8Array[] = []
  const content = size < bytes.length ? inParts(bytes, size) : [bytes]
  for await (const part of openFile(async () => by, name, content, { onlySealed })) parts.push(part)
  return { bytes: Buffer.concat(parts), longest: Math.max(0, ...parts.map(({ length }) => length)) }
}

test.each([0, 1, 7, PIECE - 1, PIECE, PIECE + 1, 2 * PIECE, 2 * PIECE + 33])(
  'a sealed file of %i bytes comes back, in whatever parts it is read, and never more than a piece at once',
  async length => {
    const plain = filled(length)
    const sealed = sealFile(key, id, plain)
    expect([isSealed(sealed), sealed.includes(Buffer.from(plain.subarray(0, 64))) && length >= 7]).toEqual([
      true,
      false,
    ])
    for (const size of [1_000, PIECE, PIECE + 16, sealed.length]) {
      const { bytes, longest } = await opened(sealed, size)
      expect([bytes.equals(plain), longest <= PIECE]).toEqual([true, true])
    }
    expect(digestInside(sealed)).toBe(sha256(plain))
  },
)

test('sealing 10 MB takes them twice at most, and opening them a piece', async () => {
  const plain = new Uint8Array(10 * 1_048_576).fill(7)
  const before = process.memoryUsage().arrayBuffers
  const sealed = sealFile(key, id, plain)
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(2.2 * plain.length)
  const [hash, sizes] = [createHash('sha256'), new Set<number>()]
  for await (const part of openFile(async () => key, id, inParts(sealed, PIECE))) {
    hash.update(part)
    sizes.add(part.length)
  }
  expect([hash.digest('hex'), [...sizes]]).toEqual([sha256(plain), [PIECE]])
})

test('an open file is given as it is, however short', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 40 }), fc.integer({ min: 1, max: 9 }), async (plain, size) => {
      expect((await opened(plain, size)).bytes.equals(plain)).toBe(true)
      expect(digestInside(plain)).toBe(sha256(plain))
    }),
  )
})

test('an open file is refused where only a sealed one is taken, however short', async () => {
  for (const plain of [filled(0), filled(3), filled(300), sealFile(key, id, filled(9)).subarray(1)])
    for (const size of [1, 64]) await expect(opened(plain, size, { onlySealed: true })).rejects.toThrow(SealedOtherwise)
})

test('another key, another name, a changed bit and a missing end open nothing', async () => {
  const plain = filled(300)
  const sealed = sealFile(key, id, plain)
  await expect(opened(sealed, 64, { by: other })).rejects.toThrow(SealedOtherwise)
  await expect(opened(sealed, 64, { name: randomUUID() })).rejects.toThrow(SealedOtherwise)
  const DIGEST = 32
  // From behind the mark, without which it is no sealed file, to where its own digest begins.
  for (let at = 8; at < sealed.length - DIGEST; at += 1) {
    const changed = Uint8Array.from(sealed, (byte, place) => (place === at ? byte ^ 1 : byte))
    await expect(opened(changed)).rejects.toThrow(SealedOtherwise)
    expect(digestInside(changed)).toBeUndefined()
  }
  for (const length of [8, 20, 56, 80, sealed.length - 1])
    await expect(opened(sealed.subarray(0, length))).rejects.toThrow(SealedOtherwise)
})

test('pieces that are left out or change places open nothing', async () => {
  const sealed = sealFile(key, id, filled(3 * PIECE))
  const [HEAD, STEP] = [56, PIECE + 16]
  const piece = (at: number) => sealed.subarray(HEAD + at * STEP, HEAD + (at + 1) * STEP)
  const [head, end] = [sealed.subarray(0, HEAD), sealed.subarray(-32)]
  for (const places of [
    [1, 0, 2],
    [0, 2],
    [0, 1],
    [0, 0, 2],
  ])
    await expect(opened(Buffer.concat([head, ...places.map(piece), end]), PIECE)).rejects.toThrow(SealedOtherwise)
  const whole = Buffer.concat([head, ...[0, 1, 2].map(piece), end])
  expect((await opened(whole, PIECE)).bytes.length).toBe(3 * PIECE)
})
