import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dispositionOf } from './file-answer.ts'

test('says a Chinese name in full and an ASCII one for old readers', () => {
  expect(dispositionOf('投递名单 2025.xlsx')).toBe(
    `attachment; filename="____ 2025.xlsx"; filename*=UTF-8''%E6%8A%95%E9%80%92%E5%90%8D%E5%8D%95%202025.xlsx`,
  )
})

test('lets no name leave its place in the header', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), name => {
      const value = dispositionOf(name)
      const [, ascii, full] =
        /^attachment; filename="([\x20-\x7e]*)"; filename\*=UTF-8''([\w.~!&+^`|#$%-]*)$/.exec(value) ?? []
      return (
        ascii !== undefined &&
        !/["\\/]/.test(ascii) &&
        full !== undefined &&
        !/[/\\\r\n\0]/.test(decodeURIComponent(full))
      )
    }),
    { numRuns: 500 },
  )
})
