import { expect, waitFor } from 'storybook/test'
import { fairDays } from '#contract/job-fairs'
import { fairDates } from '#mocks/fixtures/job-fairs'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { FairCalendarPage } from './FairCalendarPage.tsx'

const meta = preview.meta({
  id: 'page-recruitment-advance',
  title: '页面/招聘会/招聘会预告 FairCalendarPage',
  component: FairCalendarPage,
  parameters: { route: '/recruitment/advance' },
  beforeEach({ msw }) {
    msw.use(
      mock(fairDays).answers(({ city, from }) => ({
        list: from > '2026-11' ? [] : fairDates.filter(fair => !city || fair.city === city),
      })),
    )
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(fairDays).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(fairDays).fails())
  },
  play: offersRetry,
})

export const Empty = meta.story({
  name: '没有安排的月份',
  parameters: { route: '/recruitment/advance?month=2027-03' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/这个月还没有安排/)).toBeVisible()
  },
})

export const Filled = meta.story({
  name: '换地区、换月份',
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: '11 月 21 日（周六）' })).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: '宜春市' }))
    await waitFor(() => expect(canvas.queryByRole('heading', { name: '11 月 21 日（周六）' })).toBeNull())
    await expect(canvas.getByRole('link', { name: '下载日历文件' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\?city=360900$/),
    )
    await userEvent.click(canvas.getByRole('link', { name: '下个月' }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: '2026 年 12 月' })).toBeVisible())
  },
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: '11 月 21 日（周六）' })
    await fitsSideways({ canvasElement })
  },
})
