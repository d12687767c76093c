import { expect, test } from 'vitest'
import { createComeBack } from './come-back.ts'

test('is a few seconds while few are turned away', () => {
  const comeBack = createComeBack(() => 0.5)
  expect([0, 400, 900, 1_500, 4_000].map(at => comeBack(at))).toEqual([5, 5, 5, 5, 5])
  expect(comeBack(4_100, 15)).toBe(15)
})

/** Plays `people` who all come at once to a service that takes so many a second; how many came again in each second. */
function storm(people: number, takenASecond: number): number[] {
  let seed = 1
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed / 2_147_483_647
  }
  const comeBack = createComeBack(random)
  const coming = new Map<number, number>([[0, people]])
  const seen: number[] = []
  let left = people
  for (let second = 0; left > 0; second += 1) {
    const here = coming.get(second) ?? 0
    seen.push(here)
    left -= Math.min(here, takenASecond)
    for (let away = takenASecond; away < here; away += 1) {
      const at = second + comeBack(second * 1_000 + 500)
      coming.set(at, (coming.get(at) ?? 0) + 1)
    }
  }
  return seen
}

test('keeps thousands from coming back each second, and nobody waits for ever', () => {
  const seen = storm(10_000, 200)
  const again = seen.slice(1).reduce((sum, here) => sum + here, 0)
  // With five seconds for everybody they would come 128,000 times.
  expect(again).toBeLessThan(40_000)
  expect(seen.length).toBeLessThan(240)
})

test('is soon again once the crowd is gone', () => {
  const comeBack = createComeBack(() => 0.5)
  for (let at = 0; at < 5_000; at += 1) comeBack(at)
  expect(comeBack(5_500)).toBeGreaterThan(20)
  let last = 0
  for (let second = 6; second < 40; second += 1) last = comeBack(second * 1_000)
  expect(last).toBe(5)
})
