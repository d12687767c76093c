import { expect } from 'storybook/test'
import type { FairVerdict } from '#contract/fair-judge'
import { slotsOf } from '#contract/fair-slots'
import { visitedFair } from '#mocks/fixtures/fair-visits'
import { fitsSideways, narrow, whole } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import type { Check } from '../../model/desk.ts'
import { fairNow } from '../../testing.ts'
import { VerdictPanel } from './VerdictPanel.tsx'

const [first = null] = slotsOf({ ...visitedFair, capacity: 1_200 })

const checkOf = (verdict: FairVerdict, change: Partial<Check> = {}): Check => ({
  verdict,
  number: 48_291_306,
  slot: first,
  inAt: null,
  shown: { by: 'number', number: 48_291_306 },
  at: fairNow,
  isOverruled: false,
  ...change,
})

const nothing = { number: null, slot: null } as const

const meta = preview.meta({
  id: 'fair-desk-verdict-panel',
  title: '业务/招聘会/检票结果 VerdictPanel',
  component: VerdictPanel,
  args: { check: checkOf('admitted') },
})

export const Admitted = meta.story({
  name: '可以入场',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: '核验结果：可以入场' })).toBeVisible()
    await expect(canvas.getByText(whole('09:00—09:30'))).toBeVisible()
  },
})
export const Early = meta.story({ name: '没到时段', args: { check: checkOf('early') } })
export const Late = meta.story({ name: '时段已过', args: { check: checkOf('late') } })
export const PastDay = meta.story({
  name: '前一天的票',
  args: { check: checkOf('past-day', { at: fairNow + 86_400_000 }) },
  play: async ({ canvas }) => expect(canvas.getByText(whole('2026-11-28 (周六) 09:00—09:30'))).toBeVisible(),
})
export const AlreadyIn = meta.story({
  name: '已经入过场',
  args: { check: checkOf('already-in', { inAt: fairNow - 180_000 }) },
  play: async ({ canvas }) => expect(canvas.getByText(whole('09:02'))).toBeVisible(),
})
export const Replaced = meta.story({ name: '旧码', args: { check: checkOf('replaced') } })
export const Cancelled = meta.story({ name: '已取消', args: { check: checkOf('cancelled') } })
export const Unknown = meta.story({ name: '查不到', args: { check: checkOf('unknown', { slot: null }) } })
export const WrongFair = meta.story({ name: '别场的票', args: { check: checkOf('wrong-fair', nothing) } })
export const Forged = meta.story({ name: '伪造', args: { check: checkOf('forged', nothing) } })
export const Unreadable = meta.story({ name: '不是入场码', args: { check: checkOf('unreadable', nothing) } })
export const Stopped = meta.story({ name: '暂停入场', args: { check: checkOf('stopped', { slot: null }) } })
export const WrongClock = meta.story({ name: '本机时间不对', args: { check: checkOf('wrong-clock', nothing) } })
export const Overruled = meta.story({
  name: '主管已放行',
  args: { check: checkOf('late', { isOverruled: true }) },
  play: async ({ canvas }) => expect(canvas.getByRole('status', { name: '核验结果：主管已放行' })).toBeVisible(),
})
export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  args: { check: checkOf('already-in', { inAt: fairNow }) },
  play: fitsSideways,
})
