import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatCursor, parseCursor } from './cursor.ts'

const cursor = fc.record({
  fair: fc.integer({ min: 1, max: 999_999_999_999 }).map(String),
  xid: fc.bigInt({ min: 0n, max: 2n ** 63n - 1n }),
  id: fc.bigInt({ min: 0n, max: 10n ** 18n - 1n }),
})

it('reads back what it gave out, in no more characters than the call takes', () => {
  fc.assert(
    fc.property(cursor, given => {
      expect(parseCursor(formatCursor(given))).toEqual(given)
      expect(formatCursor(given).length).toBeLessThanOrEqual(80)
    }),
  )
})

it('knows one that was cut, turned or typed wrong', () => {
  fc.assert(
    fc.property(cursor, fc.nat(200), fc.constantFrom('0', '7', 'a', '-', ' '), (given, at, sign) => {
      const text = formatCursor(given)
      const place = at % text.length
      const wrong = text.slice(0, place) + sign + text.slice(place + 1)
      if (wrong !== text) expect(parseCursor(wrong)).toBeNull()
      expect(parseCursor(text.slice(0, place))).toBeNull()
    }),
  )
  for (const none of ['', 'x', '1-2-3', "1-2-3-'; drop table fairs"]) expect(parseCursor(none)).toBeNull()
})
