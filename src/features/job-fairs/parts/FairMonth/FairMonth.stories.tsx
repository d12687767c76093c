import { expect } from 'storybook/test'
import { fairDates } from '#mocks/fixtures/job-fairs'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { FairMonth } from './FairMonth.tsx'

const meta = preview.meta({
  id: 'job-fairs-month',
  title: '业务/招聘会/月历 FairMonth',
  component: FairMonth,
  args: {
    search: { month: '', kind: '' as const, city: '' },
    month: '2026-11',
    fairs: fairDates,
    now: Date.parse('2026-11-20T09:30:00+08:00'),
  },
})

export const Filled = meta.story({
  name: '一个月',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '11 月 21 日（周六）' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: '上个月开始的' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^21/ })).toHaveAttribute(
      'href',
      expect.stringContaining('#day-2026-11-21'),
    )
    await expect(canvas.getByRole('link', { name: '下个月' })).toHaveAttribute(
      'href',
      '/recruitment/advance?month=2026-12',
    )
    await expect(
      canvas.getByRole('link', { name: '把南昌“周六有约”综合招聘会（11 月 21 日）加到日历' }),
    ).toHaveAttribute('href', expect.stringMatching(/\?id=13$/))
    await expect(canvas.queryByRole('link', { name: /把九江夜市招聘会加到日历/ })).toBeNull()
  },
})

export const Empty = meta.story({
  name: '没有安排的月份',
  args: { month: '2027-03', fairs: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/这个月还没有安排/)).toBeVisible()
  },
})

export const LongText = meta.story({
  name: '很长的名称',
  args: { fairs: fairDates.map(fair => ({ ...fair, title: fair.title.repeat(4), venue: fair.venue.repeat(4) })) },
  play: fitsSideways,
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
