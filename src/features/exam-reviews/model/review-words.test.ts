import { expect, it } from 'vitest'
import { waitWords } from './review-words.ts'

it('says how long something has waited in the largest whole unit that tells', () => {
  expect(waitWords(-5)).toBe('0 分钟')
  expect(waitWords(59 * 60_000)).toBe('59 分钟')
  expect(waitWords(60 * 60_000)).toBe('1 小时')
  expect(waitWords(47 * 3_600_000)).toBe('47 小时')
  expect(waitWords(72 * 3_600_000)).toBe('3 天')
})
