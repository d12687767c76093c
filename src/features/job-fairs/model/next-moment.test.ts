import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  cancelledFair,
  comingFair,
  endedFair,
  onlineFair,
  postponedFair,
  runningFair,
  saturdayFair,
} from '#mocks/fixtures/job-fairs'
import { actionOf, asOf, daysAhead, nextMomentOf } from './next-moment.ts'

const now = Date.parse('2026-11-20T09:30:00+08:00')

it.each([
  [runningFair, '距结束', '查看展位和岗位'],
  [onlineFair, '距结束', '进入会场'],
  [saturdayFair, '距开场', '预约入场'],
  [comingFair, '距开放预约', '查看详情'],
  [postponedFair, undefined, '查看详情'],
  [cancelledFair, undefined, '查看详情'],
  [endedFair, undefined, '查看结果'],
])('says what a visitor waits for and does', (fair, label, action) => {
  expect(nextMomentOf(fair, now)?.label).toBe(label)
  expect(actionOf(fair, now)).toBe(action)
})

it('waits for moments that are ahead alone', () => {
  fc.assert(
    fc.property(fc.integer({ min: now - 40 * 86_400_000, max: now + 40 * 86_400_000 }), then => {
      const next = nextMomentOf(saturdayFair, then)
      if (next) expect(next.at).toBeGreaterThan(then)
    }),
  )
})

it('counts days by midnights in China', () => {
  const at = (text: string) => Date.parse(`${text}+08:00`)
  expect(daysAhead(at('2026-11-20T23:00:00'), now)).toBe('今天')
  expect(daysAhead(at('2026-11-21T00:00:00'), now)).toBe('明天')
  expect(daysAhead(at('2026-11-30T09:00:00'), now)).toBe('10 天后')
})

it('tells the phase of a fair by the clock, whenever it was read', () => {
  const opens = saturdayFair.timeline.opensAt
  const phases = [opens - 1, opens, saturdayFair.timeline.closesAt].map(then => asOf([saturdayFair], then)[0]?.phase)
  expect(phases).toEqual(['registering', 'running', 'ended'])
})
