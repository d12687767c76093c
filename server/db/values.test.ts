import { expect, test } from 'vitest'
import { sql } from './sql.ts'
import { encodeValue } from './values.ts'

test.each([
  ['text', 'a\'b"c', 'a\'b"c'],
  ['number', 1.5, '1.5'],
  ['big number', 9007199254740993n, '9007199254740993'],
  ['boolean', true, 'true'],
  ['null', null, null],
  ['moment', new Date('2026-03-01T08:00:00+08:00'), '2026-03-01T00:00:00.000Z'],
  ['bytes', new Uint8Array([0, 255]), '\\x00ff'],
  ['document', sql.json({ a: 1 }), '{"a":1}'],
  ['list', ['a', null, 'b"\\'], '{"a",NULL,"b\\"\\\\"}'],
  ['nested list', [[1, 2], [3]], '{{"1","2"},{"3"}}'],
  ['empty list', [], '{}'],
])('sends %s as text', (_, value, text) => {
  expect(encodeValue(value)).toBe(text)
})

test.each([[undefined], [{}], [() => 1], [Symbol('x')]])('refuses %s', value => {
  // @ts-expect-error what the compiler refuses too
  expect(() => encodeValue(value)).toThrow(TypeError)
})

test('sends only its own part of a shared buffer', () => {
  const whole = new Uint8Array([1, 2, 3, 4])
  expect(encodeValue(whole.subarray(1, 3))).toBe('\\x0203')
})
