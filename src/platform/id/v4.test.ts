import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { v4 } from './v4.ts'

const FORM = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/
const insecure = (bytes: () => Uint8Array<ArrayBuffer>) => ({
  getRandomValues<T extends ArrayBufferView>(array: T) {
    if (array instanceof Uint8Array) array.set(bytes())
    return array
  },
})
const random = () => crypto.getRandomValues(new Uint8Array(16))

describe.each([
  ['in a secure context', () => v4()],
  ['without randomUUID', () => v4(insecure(random))],
])('%s', (_where, make) => {
  it('makes version-4 ids of 36 characters, each its own', () => {
    const ids = Array.from({ length: 1000 }, make)
    for (const id of ids) expect(id).toMatch(FORM)
    expect(ids[0]).toHaveLength(36)
    expect(new Set(ids).size).toBe(1000)
  })
})

it('sets version and variant in any 16 bytes and keeps the other 122 bits', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), bytes => {
      const id = v4(insecure(() => bytes))
      expect(id).toMatch(FORM)
      const digits = Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
      const kept = id.replaceAll('-', '')
      expect(kept.slice(0, 12) + kept.slice(13, 16) + kept.slice(17)).toBe(
        digits.slice(0, 12) + digits.slice(13, 16) + digits.slice(17),
      )
    }),
  )
})
