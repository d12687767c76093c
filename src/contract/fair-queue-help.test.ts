import { expect, test } from 'vitest'
import { LONG_WAIT_MS, queueHelp, REMIND_EVERY_MS, remindableFrom } from './fair-queue-help.ts'

const now = Date.parse('2026-11-20T09:30:00+08:00')
const calm = { open: true, isBarred: false, recruiters: 1, waiting: 2, waitingSince: now - 60_000 }

test('a queue that moves needs nothing', () => {
  expect(queueHelp(calm, now)).toBe('none')
  expect(queueHelp({ ...calm, waiting: 0, waitingSince: 0 }, now)).toBe('none')
})

test('those who wait where nobody is come before a stand that is only empty', () => {
  expect(queueHelp({ ...calm, recruiters: 0 }, now)).toBe('alone')
  expect(queueHelp({ ...calm, recruiters: 0, waiting: 0, waitingSince: 0 }, now)).toBe('empty')
})

test('a wait is long from half an hour on, whether or not others may come', () => {
  const almost = now - LONG_WAIT_MS + 1
  expect(queueHelp({ ...calm, waitingSince: almost }, now)).toBe('none')
  expect(queueHelp({ ...calm, waitingSince: almost - 1 }, now)).toBe('slow')
  expect(queueHelp({ ...calm, open: false, waitingSince: almost - 1 }, now)).toBe('slow')
})

test('whoever takes no more people has those who wait already', () => {
  expect(queueHelp({ ...calm, open: false }, now)).toBe('paused')
  expect(queueHelp({ ...calm, open: false, waiting: 0, waitingSince: 0 }, now)).toBe('none')
})

test('an exhibitor whose talks the office has ended needs nothing', () => {
  expect(queueHelp({ ...calm, isBarred: true, recruiters: 0 }, now)).toBe('none')
})

test('may be reminded at once, and again after a while', () => {
  expect(remindableFrom({ remindedAt: 0 })).toBe(0)
  expect(remindableFrom({ remindedAt: now })).toBe(now + REMIND_EVERY_MS)
})
