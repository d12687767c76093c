import { expect, it } from 'vitest'
import { confirmedParticipation } from '#mocks/fixtures/fair-bookings'
import { canWithdraw, isLateWithdrawal, nextInWords, withdrawalInWords } from './participation-words.ts'

const freeCancelUntil = confirmedParticipation.freeCancelUntil ?? 0
const paid = { ...confirmedParticipation, fee: { amount: 30_000, paid: true, until: 0, order: null } }

it('says what comes next and by when', () => {
  const { fair } = confirmedParticipation
  const until = Date.parse('2026-12-06T17:00:00+08:00')
  expect(nextInWords({ fair, next: { step: 'choose', until } })).toBe('选择展位，2026-12-06 17:00 前')
  expect(nextInWords({ fair, next: { step: 'review', until: null } })).toBe('等待主办方审核')
})

it('sends nobody to a gate on line', () => {
  const next = { step: 'come', until: Date.parse('2026-12-06T09:00:00+08:00') } as const
  const said = (kind: '1' | '2') => nextInWords({ fair: { ...confirmedParticipation.fair, kind }, next })
  expect([said('1'), said('2')]).toEqual([
    '2026-12-06 09:00 开始，按时到场签到',
    '2026-12-06 09:00 开始，开放排队即为签到',
  ])
})

it('tells what cancelling costs, before and after it is free', () => {
  expect(isLateWithdrawal(paid, freeCancelUntil - 1)).toBe(false)
  expect(withdrawalInWords(paid, freeCancelUntil - 1)).toContain('已付的展位费原路退回')
  expect(isLateWithdrawal(paid, freeCancelUntil)).toBe(true)
  expect(withdrawalInWords(paid, freeCancelUntil)).toContain('记为一次未到场，已付的展位费不退')
})

it('cancels for nothing while the fair waits for another day, whatever its former one was', () => {
  const off = { ...paid, freeCancelUntil: null, fair: { ...paid.fair, state: 'postponed' as const } }
  const after = paid.fair.timeline.opensAt + 1
  expect([canWithdraw(off, after), isLateWithdrawal(off, after)]).toEqual([true, false])
  expect(withdrawalInWords(off, after)).toContain('已付的展位费原路退回')
})

it('cancels nothing once the fair has begun', () => {
  expect(canWithdraw(paid, paid.fair.timeline.opensAt - 1)).toBe(true)
  expect(canWithdraw(paid, paid.fair.timeline.opensAt)).toBe(false)
})
