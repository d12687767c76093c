import { expect, it } from 'vitest'
import { confirmedParticipation } from '#mocks/fixtures/fair-bookings'
import { canWithdraw, isLateWithdrawal, nextInWords, withdrawalInWords } from './participation-words.ts'

const { freeCancelUntil } = confirmedParticipation
const paid = { ...confirmedParticipation, fee: { amount: 30_000, paid: true, until: 0, order: null } }

it('says what comes next and by when', () => {
  expect(nextInWords({ next: { step: 'choose', until: Date.parse('2026-12-06T17:00:00+08:00') } })).toBe(
    '选择展位，2026-12-06 17:00 前',
  )
  expect(nextInWords({ next: { step: 'review', until: null } })).toBe('等待主办方审核')
})

it('tells what cancelling costs, before and after it is free', () => {
  expect(isLateWithdrawal(paid, freeCancelUntil - 1)).toBe(false)
  expect(withdrawalInWords(paid, freeCancelUntil - 1)).toContain('已付的展位费原路退回')
  expect(isLateWithdrawal(paid, freeCancelUntil)).toBe(true)
  expect(withdrawalInWords(paid, freeCancelUntil)).toContain('记为一次未到场，已付的展位费不退')
})

it('cancels nothing once the fair has begun', () => {
  expect(canWithdraw(paid, paid.fair.timeline.opensAt - 1)).toBe(true)
  expect(canWithdraw(paid, paid.fair.timeline.opensAt)).toBe(false)
})
