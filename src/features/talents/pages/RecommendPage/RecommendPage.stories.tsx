import { expect } from 'storybook/test'
import { recommendTalents, switchRecommendations } from '#contract/talents'
import { employerUser } from '#mocks/fixtures/employer'
import { recommendations } from '#mocks/fixtures/talents'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { RecommendPage } from './RecommendPage.tsx'

const meta = preview.meta({
  id: 'page-recommend',
  title: '页面/人才/推荐人才 RecommendPage',
  component: RecommendPage,
  parameters: { route: '/enterprise/recommend', session: employerUser },
  beforeEach({ msw }) {
    msw.use(mock(recommendTalents).returns(recommendations))
  },
})

export const Filled = meta.story({
  name: '推荐和理由',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^推荐理由：.*期望薪资重合/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: '按职位名称搜索人才' })).toBeVisible()
  },
})
export const Switching = meta.story({
  name: '关闭推荐',
  beforeEach({ msw }) {
    let on = true
    msw.use(
      mock(recommendTalents).answers(() => (on ? recommendations : { on, jobs: [] })),
      mock(switchRecommendations).answers(() => {
        on = false
        return { on }
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: /按在招职位推荐人才/ }))
    await expect(await canvas.findByText(/推荐已关闭/)).toBeVisible()
  },
})
export const Empty = meta.story({
  name: '没有在招职位',
  beforeEach({ msw }) {
    msw.use(mock(recommendTalents).returns({ on: true, jobs: [] }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('没有在招职位')).toBeVisible(),
})
export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(recommendTalents).hangs())
  },
})
export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(recommendTalents).fails())
  },
  play: offersRetry,
})
export const Narrow = meta.story({
  name: '手机上',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByText(/^推荐理由：/)
    await fitsSideways({ canvasElement })
  },
})
