import { expect, test } from 'vitest'
import { upcomingLive } from '#mocks/fixtures/fair-lives'
import { clockOf, phaseAsOf, spanOf } from './live-words.ts'

const { startsAt, endsAt, replayUntil } = upcomingLive

test('a span says its day once, and the day of its end where that is another', () => {
  expect(spanOf({ startsAt, endsAt })).toBe('2026-11-20 (周五) 15:00—15:45')
  expect(spanOf({ startsAt, endsAt: startsAt + 86_400_000 })).toBe('2026-11-20 (周五) 15:00—2026-11-21 (周六) 15:00')
})

test('a stream that was to come begins and ends by the clock', () => {
  expect(phaseAsOf(upcomingLive, startsAt - 1)).toBe('upcoming')
  expect(phaseAsOf(upcomingLive, startsAt)).toBe('live')
  expect(phaseAsOf(upcomingLive, endsAt)).toBe('replay')
  expect(phaseAsOf(upcomingLive, replayUntil)).toBe('ended')
})

test('what is paused stays so until the service says otherwise', () => {
  expect(phaseAsOf({ ...upcomingLive, phase: 'paused' }, startsAt)).toBe('paused')
  expect(phaseAsOf({ ...upcomingLive, phase: 'ended' }, startsAt)).toBe('ended')
})

test.each([
  [0, '00:00'],
  [65.9, '01:05'],
  [3_725, '1:02:05'],
  [-3, '00:00'],
])('%d seconds are %s', (seconds, text) => {
  expect(clockOf(seconds)).toBe(text)
})
