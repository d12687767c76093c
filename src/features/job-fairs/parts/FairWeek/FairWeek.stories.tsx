import { expect, waitFor } from 'storybook/test'
import { fairDates } from '#mocks/fixtures/job-fairs'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { FairWeek } from './FairWeek.tsx'

const meta = preview.meta({
  id: 'job-fairs-week',
  title: '业务/招聘会/一周 FairWeek',
  component: FairWeek,
  args: { fairs: fairDates, now: Date.parse('2026-11-20T09:30:00+08:00') },
})

export const Filled = meta.story({
  name: '看另一天',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: /宜春零工市场早市/ })).toBeVisible()
    await expect(canvas.getAllByText('进行中 全省')[0]).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /21/ }))
    await waitFor(() => expect(canvas.getByRole('link', { name: /周六有约/ })).toBeVisible())
  },
})

export const CalledOff = meta.story({
  name: '取消的不在场次里',
  args: { fairs: fairDates.filter(({ phase }) => phase === 'cancelled') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('这一天没有招聘会。')).toBeVisible()
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
