import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { allCalls } from '../../server/areas.ts'
import { largestInput } from './largest-input.ts'

test('the largest input is that of every field', () => {
  const text = z.string().check(z.maxLength(10))
  const schema = z.strictObject({ a: z.optional(text), list: z._default(z.array(text).check(z.maxLength(3)), []) })
  // Four texts of ten characters of four bytes.
  expect(largestInput(schema)).toBe('{"a":"","list":["","",""]}'.length + 4 * 10 * 4)
})

test.each(
  allCalls
    .filter(({ endpoint }) => endpoint.body === 'json' && endpoint.method === 'POST')
    .map(call => [call.endpoint.path, call] as const),
)('%s has room for whatever its fields take', (_, { schemas, maxBytes }) => {
  expect(largestInput(schemas.input)).toBeLessThanOrEqual(maxBytes)
})
