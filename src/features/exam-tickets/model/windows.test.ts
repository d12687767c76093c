import { expect, test } from 'vitest'
import { openWindow } from '#mocks/fixtures/exam-windows'
import { scorePhase, ticketPhase } from './windows.ts'

test('tickets can be printed from the first moment on, and not at the last', () => {
  const phaseAt = (now: number) => ticketPhase({ ...openWindow, now })
  expect(phaseAt(openWindow.ticketFrom - 1)).toBe('before')
  expect(phaseAt(openWindow.ticketFrom)).toBe('open')
  expect(phaseAt(openWindow.ticketUntil - 1)).toBe('open')
  expect(phaseAt(openWindow.ticketUntil)).toBe('after')
})

test('scores stay open once they are out', () => {
  const phaseAt = (now: number) => scorePhase({ ...openWindow, now })
  expect(phaseAt(openWindow.scoresAt - 1)).toBe('before')
  expect(phaseAt(openWindow.scoresAt)).toBe('open')
  expect(phaseAt(openWindow.recheckUntil + 1)).toBe('open')
})
