import { expect, waitFor } from 'storybook/test'
import { listLives, liveInfo } from '#contract/fair-lives'
import { liveAt, livePage, longLivePage, noLives } from '#mocks/fixtures/fair-lives'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { FairLives } from './FairLives.tsx'

const meta = preview.meta({
  id: 'fair-lives-section',
  title: '业务/招聘会/会场里的直播 FairLives',
  component: FairLives,
  parameters: { route: '/recruitment/scene/34', path: '/recruitment/scene/:id' },
  beforeEach({ msw }) {
    msw.use(mock(listLives).returns(livePage), mock(liveInfo).returns(liveAt('live')))
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
  name: '这一场没有直播',
  beforeEach({ msw }) {
    msw.use(mock(listLives).returns(noLives))
  },
  play: async ({ canvas }) => expect(canvas.queryByRole('heading')).toBeNull(),
})

export const Filled = meta.story({
  name: '列表，先看四场',
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole('button', { name: '其余 1 场' })
    await expect(canvas.queryByText('技能提升补贴与免费培训')).toBeNull()
    await userEvent.click(more)
    await waitFor(() => expect(canvas.getByText('技能提升补贴与免费培训')).toBeVisible())
    await expect(canvas.getByRole('button', { name: '收起' })).toHaveAttribute('aria-expanded', 'true')
  },
})

export const Opened = meta.story({
  name: '打开了一场',
  parameters: { route: '/recruitment/scene/34?live=5' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: '看直播' })).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: '关闭画面' }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: '看直播' })).toBeNull())
  },
})

export const LongText = meta.story({
  name: '很长的名称',
  beforeEach({ msw }) {
    msw.use(mock(listLives).returns(longLivePage))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: '直播和回放' })
    await fitsSideways({ canvasElement })
  },
})

export const Narrow = Opened.extend({ name: '手机', globals: narrow })
