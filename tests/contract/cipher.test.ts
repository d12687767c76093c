import { describe, expect, test } from 'vitest'
import * as mocks from '../../mocks/cipher.ts'
import * as service from '../../server/http/cipher.ts'
import * as browser from '../../src/platform/transport/cipher.ts'
import vectors from './cipher-vectors.json' with { type: 'json' }

const bindingOf = ({ method, path, direction, seconds }: Omit<(typeof vectors.refused)[number], 'name'>) => ({
  method,
  path,
  direction: direction === 'c2s' ? ('c2s' as const) : ('s2c' as const),
  seconds,
})

const ivOf = (hex: string) => new Uint8Array(Buffer.from(hex, 'hex'))

/** The same wire read three times: crypto-js, node:crypto and the browser's own cryptography. */
describe.each([
  ['browser', browser],
  ['service', service],
  ['mocks', mocks],
])('the cipher of the %s', (_, { seal, open }) => {
  test.each(vectors.accepted)('seals and opens: $name', async vector => {
    expect(await seal(vector.text, bindingOf(vector), ivOf(vector.iv))).toBe(vector.sealed)
    expect(await open(vector.sealed, bindingOf(vector))).toBe(vector.text)
  })

  test.each(vectors.refused)('refuses: $name', async vector => {
    await expect(async () => open(vector.sealed, bindingOf(vector))).rejects.toThrow()
  })

  test('never seals the same text to the same message', async () => {
    const binding = { method: 'POST', path: '/api/probe', direction: 'c2s', seconds: 1 } as const
    expect(await seal('{}', binding)).not.toBe(await seal('{}', binding))
  })
})
