import { expect } from 'storybook/test'
import { listAdsByAlias } from '#contract/ads'
import { homeBanners, longBanners, noBanners } from '#mocks/fixtures/ads'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { HomeBanners } from './HomeBanners.tsx'

const meta = preview.meta({
  id: 'home-banners',
  title: '业务/首页/推荐轮播 HomeBanners',
  component: HomeBanners,
  beforeEach({ msw }) {
    msw.use(mock(listAdsByAlias).returns(homeBanners))
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listAdsByAlias).hangs())
  },
  play: saysLoading,
})

export const Empty = meta.story({
  name: '没有推荐',
  beforeEach({ msw }) {
    msw.use(mock(listAdsByAlias).returns(noBanners))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('近期没有专项活动')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '看看通知公告' })).toHaveAttribute('href', '/notice/list')
  },
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listAdsByAlias).fails())
  },
  play: offersRetry,
})

export const Filled = meta.story({
  name: '三条推荐',
  play: async ({ canvas, userEvent, step }) => {
    await step('每条通往本站的一页', async () => {
      await expect(await canvas.findByRole('link', { name: '招聘信息核验月' })).toHaveAttribute('href', '/supervision')
    })
    await step('用键盘翻到下一条', async () => {
      canvas.getByRole('group', { name: '推荐活动和服务，可用左右方向键切换' }).focus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(await canvas.findByText('第 2 张，共 3 张')).toBeVisible()
    })
  },
})

export const LongText = meta.story({
  name: '很长的文字',
  beforeEach({ msw }) {
    msw.use(mock(listAdsByAlias).returns(longBanners))
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findAllByRole('link')).toHaveLength(3)
    await fitsSideways({ canvasElement })
  },
})

export const Narrow = LongText.extend({ name: '手机', globals: narrow })
