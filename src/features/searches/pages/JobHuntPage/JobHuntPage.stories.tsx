import { expect } from 'storybook/test'
import { jobHunt } from '#contract/searches'
import { switchRecommendations } from '#contract/talents'
import { hunt, noHunt } from '#mocks/fixtures/searches'
import { seekerUser } from '#mocks/fixtures/seeker'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading, whole } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { JobHuntPage } from './JobHuntPage.tsx'

const meta = preview.meta({
  id: 'page-job-hunt',
  title: '页面/求职者/求职进展 JobHuntPage',
  component: JobHuntPage,
  parameters: { route: '/user/job-hunt', session: seekerUser },
  beforeEach({ msw }) {
    msw.use(mock(jobHunt).returns(hunt))
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(jobHunt).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(jobHunt).fails())
  },
  play: offersRetry,
})

export const Empty = meta.story({
  name: '还没有开始',
  beforeEach({ msw }) {
    msw.use(mock(jobHunt).returns(noHunt))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('求职还没有开始')).toBeVisible(),
})

export const Filled = meta.story({
  name: '投递、快截止的、相近的',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /邀请面试/ })).toHaveAttribute(
      'href',
      '/manage/user/position?state=interview',
    )
    await expect(canvas.getByText(whole('2026-11-20 截止'))).toBeVisible()
    await expect(canvas.getAllByText('您收藏过赣州的“会计”职位')).toHaveLength(4)
  },
})

export const Switching = meta.story({
  name: '关闭推荐，再打开',
  beforeEach({ msw }) {
    let recommends = true
    msw.use(
      mock(jobHunt).answers(() => (recommends ? hunt : { ...noHunt, recommends })),
      mock(switchRecommendations).answers(({ on }) => {
        recommends = on
        return { on }
      }),
    )
  },
  play: async ({ canvas, userEvent, step }) => {
    const find = () => canvas.findByRole('switch', { name: /按我的求职记录推荐职位/ })
    await step('写明用了什么；关闭后没有推荐', async () => {
      await expect(await canvas.findByText(/只用您投递过、收藏过和最近看过的职位/)).toBeVisible()
      await userEvent.click(await find())
      await expect(await canvas.findByText(/推荐已关闭/)).toBeVisible()
      await expect(canvas.queryByText('您收藏过赣州的“会计”职位')).toBeNull()
    })
    await step('什么都没有时也能再打开', async () => {
      await userEvent.click(await find())
      await expect(await canvas.findAllByText('您收藏过赣州的“会计”职位')).toHaveLength(4)
    })
  },
})

export const NothingLike = meta.story({
  name: '没有相近的职位',
  beforeEach({ msw }) {
    msw.use(mock(jobHunt).returns({ ...hunt, matching: [] }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText(/暂时没有相近的职位/)).toBeVisible(),
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: '可能适合您的' })
    await fitsSideways({ canvasElement })
  },
})
