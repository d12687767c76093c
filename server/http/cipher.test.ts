import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cipher } from '#contract/wire'
import { ROUNDS } from '../testing.rounds.ts'
import { type BodyBinding, open, seal, sealedLength, UnreadableBody } from './cipher.ts'
import { parseJson } from './json.ts'

const binding: BodyBinding = { method: 'POST', path: '/api/probe', direction: 'c2s', seconds: 1_748_916_000 }

/** What opening does: the text, `refused`, or whatever else was thrown, which must never be. */
function outcome(message: string): unknown {
  try {
    return open(message, binding)
  } catch (error) {
    return error instanceof UnreadableBody ? 'refused' : error
  }
}

const text = fc.string({ unit: 'binary', maxLength: 200 }).filter(value => value.isWellFormed())

describe('sealing', () => {
  test('opens to what was sealed, whatever it was', () => {
    fc.assert(
      fc.property(text, value => open(seal(value, binding), binding) === value),
      { numRuns: 2_000 },
    )
  })

  test('is refused after any single bit was flipped', () => {
    const bytes = Buffer.from(seal('{"userType":2}', binding), 'base64')
    const flipped = Array.from({ length: bytes.length * 8 }, (_, bit) => {
      const copy = Buffer.from(bytes)
      copy.writeUInt8(copy.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3)
      return outcome(copy.toString('base64'))
    })
    expect(flipped).toHaveLength(528)
    expect(new Set(flipped)).toEqual(new Set(['refused']))
  })

  test('is refused when it is cut anywhere', () => {
    const message = seal('{"会计":"赣州"}', binding)
    const cuts = Array.from({ length: message.length }, (_, at) => outcome(message.slice(0, at)))
    expect(new Set(cuts)).toEqual(new Set(['refused']))
  })

  test('is refused longer than a body may be', () => {
    expect(outcome(seal('x'.repeat(sealedLength(cipher.maxBytes)), binding))).toBe('refused')
  })

  test('is never longer than is said of so many bytes', () => {
    fc.assert(
      fc.property(fc.nat(2_000), bytes => {
        expect(seal('x'.repeat(bytes), binding).length).toBeLessThanOrEqual(sealedLength(bytes))
      }),
    )
  })
})

describe('whatever arrives', () => {
  const noise = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.base64String(),
    fc.uint8Array({ maxLength: 300 }).map(bytes => Buffer.from(bytes).toString('base64')),
  )
  const mutated = fc
    .tuple(
      text,
      fc.array(fc.tuple(fc.nat(), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 })), {
        minLength: 1,
        maxLength: 5,
      }),
    )
    .map(([value, changes]) => {
      const characters = [...seal(value, binding)]
      for (const [at, character] of changes) characters[at % characters.length] = character
      return [value, characters.join('')] as const
    })

  test('is opened or refused, and nothing else', () => {
    fc.assert(
      fc.property(noise, message => outcome(message) === 'refused'),
      { numRuns: 5_000 * ROUNDS },
    )
    fc.assert(
      fc.property(mutated, ([value, message]) => {
        const result = outcome(message)
        return result === 'refused' || (result === value && message === seal(value, binding, ivOf(message)))
      }),
      { numRuns: 5_000 * ROUNDS },
    )
  })

  test('is JSON of bounded depth or refused', () => {
    const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
    expect(parseJson(deep(64))).toHaveLength(1)
    for (const wrong of [deep(65), deep(100_000), '[', '', '\ufeff{}', '{a:1}', 'undefined', '{"a":1}x']) {
      expect(() => parseJson(wrong)).toThrow(UnreadableBody)
    }
    expect(parseJson(`{"a":"${'['.repeat(100)}\\"["}`)).toEqual({ a: `${'['.repeat(100)}"[` })
    fc.assert(
      fc.property(
        fc.json({ maxDepth: 20 }),
        json => JSON.stringify(parseJson(json)) === JSON.stringify(JSON.parse(json)),
      ),
    )
  })
})

const ivOf = (message: string) => Buffer.from(message, 'base64').subarray(2, 18)
