import type { Clock } from './clock.ts'

/** A clock that stands still until it is moved. */
export interface TestClock extends Clock {
  /** Moves it by so many seconds. */
  advance(seconds: number): void
}

/** Tuesday, 3 June 2025, 10:00 in China, unless said otherwise. */
export function testClock(start = '2025-06-03T02:00:00.000Z'): TestClock {
  let time = new Date(start).getTime()
  return {
    now: () => new Date(time),
    advance(seconds) {
      time += seconds * 1_000
    },
  }
}
