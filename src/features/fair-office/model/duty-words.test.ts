import { expect, it } from 'vitest'
import { openDuties, timeLeft } from './duty-words.ts'

const now = Date.parse('2026-11-24T10:00:00+08:00')
const DAY = 86_400_000

it('says how much time there is, and how much too late it is', () => {
  expect(timeLeft(now + 3 * DAY, now)).toBe('还有 3 天')
  expect(timeLeft(now + 1, now)).toBe('不到 1 天')
  expect(timeLeft(now, now)).toBe('已逾期 1 天')
  expect(timeLeft(now - 1.5 * DAY, now)).toBe('已逾期 2 天')
})

it('leaves out what is done, and statistics of a fair that is not over', () => {
  const duties = [
    { name: 'permit', dueAt: now, isDone: true },
    { name: 'filing', dueAt: now, isDone: false },
    { name: 'statistics', dueAt: now, isDone: false },
  ] as const
  expect(openDuties(duties, now + DAY, now).map(({ name }) => name)).toEqual(['filing'])
  expect(openDuties(duties, now, now).map(({ name }) => name)).toEqual(['filing', 'statistics'])
})
