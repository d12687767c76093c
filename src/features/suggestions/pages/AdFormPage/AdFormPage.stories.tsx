import { expect } from 'storybook/test'
import { adDetail, listAds } from '#contract/ads'
import { codes } from '#contract/codes'
import { adPage, noAds } from '#mocks/fixtures/ads'
import { member } from '#mocks/fixtures/session'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { AdFormPage } from './AdFormPage.tsx'

const [first] = adPage.list
if (!first) throw new Error('the page holds banners')

const meta = preview.meta({
  id: 'page-ad-form',
  title: '页面/意见建议/参加或了解活动 AdFormPage',
  component: AdFormPage,
  parameters: { route: '/ad/form', session: member },
  beforeEach({ msw }) {
    msw.use(mock(listAds).returns(adPage), mock(adDetail).returns(first))
  },
})

export const Filled = meta.story({
  name: '正在举行的',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: first.title })).toHaveAttribute(
      'href',
      `/ad/form?id=${first.id}`,
    )
  },
})
export const One = meta.story({
  name: '其中一项',
  parameters: { route: `/ad/form?id=${first.id}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: first.title })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '查看详情' })).toHaveAttribute('href', first.href)
    await expect(canvas.getByRole('button', { name: '提交' })).toBeVisible()
  },
})
export const Empty = meta.story({
  name: '现在没有活动',
  beforeEach({ msw }) {
    msw.use(mock(listAds).returns(noAds))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('现在没有正在举行的活动')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '写意见或咨询' })).toHaveAttribute('href', '/suggestions')
  },
})
export const NotFound = meta.story({
  name: '活动已经结束',
  parameters: { route: '/ad/form?id=999' },
  beforeEach({ msw }) {
    msw.use(mock(adDetail).refuses({ code: codes.notFound, msg: '没有找到' }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('这项活动已经结束')).toBeVisible(),
})
export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listAds).hangs())
  },
  play: saysLoading,
})
export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listAds).fails())
  },
  play: offersRetry,
})
export const Narrow = meta.story({
  name: '手机',
  parameters: { route: `/ad/form?id=${first.id}` },
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: '提交' })
    await fitsSideways({ canvasElement })
  },
})
