import { expect, it } from 'vitest'
import { waitingWords } from './waiting-words.ts'

it('says what waits, and that nothing does', () => {
  expect(waitingWords({ reviews: 12, seconds: 3, changes: 1 })).toBe('12 份待审核，3 份待复审，1 项待核准')
  expect(waitingWords({ reviews: 0, seconds: 0, changes: 2 })).toBe('2 项待核准')
  expect(waitingWords({ reviews: 0, seconds: 0, changes: 0 })).toBe('没有待办')
})
