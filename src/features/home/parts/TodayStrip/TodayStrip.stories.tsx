import { expect, waitFor } from 'storybook/test'
import { listDeadlines } from '#contract/news'
import { deadlines, longDeadlines, noDeadlines } from '#mocks/fixtures/news'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { TodayStrip } from './TodayStrip.tsx'

const meta = preview.meta({
  id: 'home-today-strip',
  title: '业务/首页/今日截止 TodayStrip',
  component: TodayStrip,
  beforeEach({ msw }) {
    msw.use(mock(listDeadlines).returns(deadlines))
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listDeadlines).hangs())
  },
  play: saysLoading,
})

export const Empty = meta.story({
  name: '没有截止的事项时不显示',
  beforeEach({ msw }) {
    msw.use(mock(listDeadlines).returns(noDeadlines))
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText('正在加载')).toBeNull())
    await expect(canvas.queryByRole('region', { name: /截止/ })).toBeNull()
  },
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listDeadlines).fails())
  },
  play: offersRetry,
})

export const Filled = meta.story({
  name: '有内容',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /37 个职位今天停止招聘/ })).toBeVisible()
    await expect(canvas.getByText('今天截止')).toBeVisible()
    await expect(canvas.getByText('缴费今天 17:00 截止')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '2026 年江西省省直事业单位公开招聘' })).toHaveAttribute(
      'href',
      '/exam/page/401',
    )
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
    await expect(canvas.getByRole('region', { name: '今日与近期截止' })).toBeVisible()
  },
})

export const SubSite = meta.story({
  name: '设区市分站：只有与本市有关的',
  parameters: { route: '/?area=360700' },
  beforeEach({ msw }) {
    msw.use(mock(listDeadlines).answers(({ city }) => (city === '360700' ? deadlines : noDeadlines)))
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: /37 个职位今天停止招聘/ })).toHaveAttribute(
      'href',
      '/job-search?city=360700&ends=today',
    ),
})

export const LongText = meta.story({
  name: '很长的内容',
  beforeEach({ msw }) {
    msw.use(mock(listDeadlines).returns(longDeadlines))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('link', { name: /䶮山·𠮷水/ })
    await fitsSideways({ canvasElement })
  },
})

export const Narrow = LongText.extend({ name: '手机', globals: narrow })
