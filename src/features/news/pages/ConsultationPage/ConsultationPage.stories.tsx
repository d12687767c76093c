import { expect, waitFor } from 'storybook/test'
import { listAdsByAlias } from '#contract/ads'
import { listColumns, listNews } from '#contract/news'
import { banners, noBanners } from '#mocks/fixtures/ads'
import { columns, longColumns, longNews, newsPage, noNews } from '#mocks/fixtures/news'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ConsultationPage } from './ConsultationPage.tsx'

const meta = preview.meta({
  id: 'page-consultation',
  title: '页面/公告/资讯中心 ConsultationPage',
  component: ConsultationPage,
  parameters: { route: '/consultation' },
  beforeEach({ msw }) {
    msw.use(mock(listNews).returns(newsPage), mock(listColumns).returns(columns), mock(listAdsByAlias).returns(banners))
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listNews).hangs(), mock(listColumns).hangs(), mock(listAdsByAlias).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listNews).fails(), mock(listColumns).fails(), mock(listAdsByAlias).fails())
  },
  play: offersRetry,
})

export const Empty = meta.story({
  name: '还没有内容',
  beforeEach({ msw }) {
    msw.use(
      mock(listNews).returns(noNews),
      mock(listColumns).returns({ columns: [] }),
      mock(listAdsByAlias).returns(noBanners),
    )
  },
  play: async ({ canvas }) => waitFor(() => expect(canvas.getAllByText('暂时没有内容')).toHaveLength(2)),
})

export const Filled = meta.story({
  name: '头条、推荐和栏目',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /家门口/ })).toHaveAttribute('href', '/news/page/3001')
    await expect(await canvas.findByRole('link', { name: '读懂新条例' })).toBeVisible()
    await expect(await canvas.findByRole('link', { name: '全部招聘活动' })).toHaveAttribute(
      'href',
      '/consultation-list?type=11',
    )
  },
})

export const LongText = meta.story({
  name: '很长的标题',
  beforeEach({ msw }) {
    msw.use(mock(listNews).returns(longNews), mock(listColumns).returns(longColumns))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('article')
    await fitsSideways({ canvasElement })
  },
})

export const Narrow = LongText.extend({ name: '手机', globals: narrow })
