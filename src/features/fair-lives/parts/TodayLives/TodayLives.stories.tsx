import { expect } from 'storybook/test'
import { listLives } from '#contract/fair-lives'
import { livePage, longLivePage, noLives } from '#mocks/fixtures/fair-lives'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { TodayLives } from './TodayLives.tsx'

const meta = preview.meta({
  id: 'fair-lives-today',
  title: '业务/招聘会/今天的直播 TodayLives',
  component: TodayLives,
  parameters: { route: '/recruitment' },
  beforeEach({ msw }) {
    msw.use(mock(listLives).answers(() => ({ ...livePage, list: livePage.list.slice(0, 3) })))
  },
})

export const Loading = meta.story({
  name: '加载中不占地方',
  beforeEach({ msw }) {
    msw.use(mock(listLives).hangs())
  },
  play: async ({ canvas }) => expect(canvas.queryByRole('heading')).toBeNull(),
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listLives).fails())
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible(),
})

export const Empty = meta.story({
  name: '今天没有',
  beforeEach({ msw }) {
    msw.use(mock(listLives).returns(noLives))
  },
  play: async ({ canvas }) => expect(canvas.queryByRole('heading')).toBeNull(),
})

export const Filled = meta.story({
  name: '正在直播和今天要播的',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '今天的直播' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '高校毕业生就业政策解读' })).toHaveAttribute(
      'href',
      '/recruitment/scene/34?live=6#live',
    )
  },
})

export const LongText = meta.story({
  name: '很长的名称',
  beforeEach({ msw }) {
    msw.use(mock(listLives).returns(longLivePage))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: '今天的直播' })
    await fitsSideways({ canvasElement })
  },
})

export const Narrow = LongText.extend({ name: '手机', globals: narrow })
