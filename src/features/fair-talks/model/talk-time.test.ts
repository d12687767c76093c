import { expect, it } from 'vitest'
import { talkTime } from './talk-time.ts'

const running = { id: '34', title: '网络招聘会', stoppedAt: 0 }
const talk = { fair: running, endsAt: 100_000, endedAt: 0 }

it('is announced to end half a minute before, and over from its end on', () => {
  expect([69_999, 70_000, 99_999, 100_000].map(now => talkTime(talk, now))).toEqual(['on', 'ending', 'ending', 'over'])
  expect(talkTime({ ...talk, endedAt: 1 }, 2)).toBe('over')
})

it('goes no further while the fair is stopped', () => {
  const stopped = { ...talk, fair: { ...running, stoppedAt: 60_000 } }
  expect([60_000, 100_000, 9_000_000].map(now => talkTime(stopped, now))).toEqual(['on', 'on', 'on'])
  expect(talkTime({ ...stopped, endsAt: 80_000 }, 9_000_000)).toBe('ending')
  expect(talkTime({ ...stopped, endedAt: 50_000 }, 9_000_000)).toBe('over')
})
