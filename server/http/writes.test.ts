import { expect, test } from 'vitest'
import { createWrites } from './writes.ts'

const start = Date.parse('2026-03-01T00:00:00Z')
const at = (seconds: number) => new Date(start + seconds * 1_000)

test('who writes little is counted in memory alone, each for themselves', () => {
  const writes = createWrites()
  for (let write = 0; write < 30; write += 1) {
    expect(writes('one', at(write))).toEqual([])
    expect(writes('another', at(write))).toEqual([])
  }
})

test('who writes more is counted by the database, until a minute is over', () => {
  const writes = createWrites()
  for (let write = 0; write < 30; write += 1) writes('one', at(0))
  expect(writes('one', at(59))).toEqual([{ name: 'writes', subject: 'one', max: 210, seconds: 60 }])
  expect(writes('one', at(60))).toEqual([])
})

test('a clock that is set back does not keep anybody out', () => {
  const writes = createWrites()
  for (let write = 0; write < 40; write += 1) writes('one', at(100))
  expect(writes('one', at(0))).toHaveLength(1)
  expect(writes('one', at(161))).toEqual([])
})
