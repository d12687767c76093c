import { expect } from 'storybook/test'
import { codes } from '#contract/codes'
import { readHelpPage } from '#contract/help'
import { siteConfigs } from '#contract/site'
import { helpPage } from '#mocks/fixtures/help'
import { siteConfig } from '#mocks/fixtures/site'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading, whole } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { AboutPage } from './AboutPage.tsx'

const meta = preview.meta({
  id: 'page-about',
  title: '页面/帮助/关于我们 AboutPage',
  component: AboutPage,
  parameters: { route: '/about' },
  beforeEach({ msw }) {
    msw.use(mock(siteConfigs).returns(siteConfig), mock(readHelpPage).returns(helpPage))
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(readHelpPage).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(readHelpPage).fails())
  },
  play: offersRetry,
})

export const NotFound = meta.story({
  name: '还没有发布',
  beforeEach({ msw }) {
    msw.use(mock(readHelpPage).refuses({ code: codes.notFound, msg: '没有找到' }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('这份说明还没有发布')).toBeVisible(),
})

export const Filled = meta.story({
  name: '说明和电话',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: '一、我们收集什么' })).toBeVisible()
    await expect(await canvas.findByText('投诉电话')).toBeVisible()
  },
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(whole('2026-10-08 更新'))
    await fitsSideways({ canvasElement })
  },
})
