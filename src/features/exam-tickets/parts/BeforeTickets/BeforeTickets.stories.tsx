import { expect, fn, waitFor } from 'storybook/test'
import { listSites } from '#contract/exam-tickets'
import { comingWindow, examTitle } from '#mocks/fixtures/exam-windows'
import { mock } from '#mocks/mock'
import { advance } from '../../../../../.storybook/clock.ts'
import { fitsSideways, narrow, offersRetry, saysLoading, whole } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ordinaryDay } from '../../testing.ts'
import { BeforeTickets } from './BeforeTickets.tsx'

const meta = preview.meta({
  id: 'exam-tickets-before-tickets',
  title: '业务/准考证/打印之前 BeforeTickets',
  component: BeforeTickets,
  args: { exam: { key: '601', title: examTitle, window: comingWindow }, onOpen: fn() },
  beforeEach({ msw }) {
    msw.use(...ordinaryDay())
  },
})

export const Filled = meta.story({
  name: '考点已定，座位还不知道',
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText(whole('2026-11-22（周日） 09:00 开始打印，到时本页自动打开。'))).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('距开始打印 1 天 23:30:00'))
    await expect(await canvas.findByText(/秋水广场站/)).toBeVisible()
    advance(2 * 86_400_000)
    await waitFor(() => expect(args.onOpen).toHaveBeenCalledOnce())
  },
})

export const Empty = meta.story({
  name: '考点还没有公布',
  beforeEach({ msw }) {
    msw.use(mock(listSites).returns({ list: [] }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText(/考点还在安排/)).toBeVisible(),
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listSites).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listSites).fails())
  },
  play: offersRetry,
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
