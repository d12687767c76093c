import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fieldKeyOf, findKeyOf, openField, openText, sealField, sealText } from './field-key.ts'

const key = fieldKeyOf('a secret of thirty-two characters')
const other = fieldKeyOf('another one of thirty-two letters')

test('what is sealed comes back, and looks different each time', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), plain => {
      const sealed = sealField(key, plain)
      expect([...openField(key, sealed)]).toEqual([...plain])
      expect([...sealField(key, plain)]).not.toEqual([...sealed])
    }),
  )
})

test('a changed bit and another key open nothing', () => {
  const sealed = sealText(key, '36010219990315204X')
  expect(() => openText(other, sealed)).toThrow()
  for (let at = 0; at < sealed.length * 8; at += 1) {
    const changed = Uint8Array.from(sealed, (byte, place) => (place === at >> 3 ? byte ^ (1 << (at & 7)) : byte))
    expect(() => openText(key, changed)).toThrow()
  }
})

test('a text is found by the same key alone', () => {
  expect(findKeyOf(key, '𠮷·䶮')).toEqual(findKeyOf(key, '𠮷·䶮'))
  expect(findKeyOf(other, '𠮷·䶮')).not.toEqual(findKeyOf(key, '𠮷·䶮'))
})
