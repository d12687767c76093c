import { expect, test } from 'vitest'
import { REMIND_EVERY_MS } from '#contract/fair-queue-help'
import type { OfficeQueue, OfficeQueues } from '#contract/fair-talk-office'
import { longestWait, obstacleOf, standingOf, totalsOf, watched } from './queue-words.ts'

const MINUTE = 60_000
const now = Date.parse('2026-11-20T09:30:00+08:00')
const fair: OfficeQueues['fair'] = {
  title: '',
  state: 'planned',
  reason: '',
  opensAt: now - 30 * MINUTE,
  closesAt: now + 300 * MINUTE,
  stoppedAt: 0,
}
const queue = (booth: string, change: Partial<OfficeQueue> = {}): OfficeQueue => ({
  participation: booth,
  company: booth,
  booth,
  open: true,
  isBarred: false,
  recruiters: 1,
  waiting: 1,
  called: 0,
  talking: 0,
  waitingSince: now - 5 * MINUTE,
  remindedAt: 0,
  ...change,
})
const list = [
  queue('A01'),
  queue('A02', { isBarred: true, recruiters: 0, waiting: 0, waitingSince: 0 }),
  queue('A03', { waiting: 0, waitingSince: 0, talking: 1 }),
  queue('A04', { recruiters: 0, waiting: 0, waitingSince: 0 }),
  queue('A05', { waitingSince: now - 40 * MINUTE }),
  queue('A06', { recruiters: 0, waitingSince: now - 2 * MINUTE }),
  queue('A07', { open: false }),
  queue('A08', { recruiters: 0, waitingSince: now - 9 * MINUTE }),
]

test('what needs help most comes first, among equals the longest wait, and what is ended last', () => {
  expect(watched({ fair, list }, now).map(({ booth }) => booth)).toEqual([
    'A08',
    'A06',
    'A05',
    'A07',
    'A04',
    'A01',
    'A03',
    'A02',
  ])
  expect(totalsOf(watched({ fair, list }, now))).toEqual({ waiting: 5, talking: 1, attended: 4, needing: 5 })
})

test('nobody needs help while the fair stands still, before it and after it', () => {
  for (const off of [{ state: 'stopped' as const }, { opensAt: now + 1 }, { closesAt: now }])
    expect(totalsOf(watched({ fair: { ...fair, ...off }, list }, now)).needing).toBe(0)
  expect(obstacleOf(fair, now)).toBeNull()
  expect(obstacleOf({ ...fair, state: 'stopped', reason: '系统维护', stoppedAt: now }, now)).toMatchObject({
    title: '招聘会 2026-11-20 09:30 起紧急暂停',
    isStop: true,
  })
})

test('who was reminded a moment ago is not reminded again', () => {
  const remindable = (remindedAt: number, help = true) =>
    watched({ fair, list: [queue('A01', { recruiters: help ? 0 : 1, remindedAt })] }, now)[0]?.isRemindable
  expect(remindable(0)).toBe(true)
  expect(remindable(now - REMIND_EVERY_MS + 1)).toBe(false)
  expect(remindable(now - REMIND_EVERY_MS)).toBe(true)
  expect(remindable(0, false)).toBe(false)
})

test('waits are told in whole minutes', () => {
  expect(longestWait({ waitingSince: 0 }, now)).toBe('—')
  expect(longestWait({ waitingSince: now - 59_000 }, now)).toBe('不到 1 分钟')
  expect(longestWait({ waitingSince: now - 25 * MINUTE }, now)).toBe('25 分钟')
})

test('a stand whose talks are ended says that alone', () => {
  const [ended] = watched({ fair, list: [queue('A02', { isBarred: true, recruiters: 0 })] }, now)
  expect(ended && standingOf(ended, true).label).toBe('已停止交流')
})
