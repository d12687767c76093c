import { expect, waitFor } from 'storybook/test'
import { listHelp, readHelpPage } from '#contract/help'
import { siteConfigs } from '#contract/site'
import { helpPage, helpQuestions, longHelp, noHelp } from '#mocks/fixtures/help'
import { siteConfig } from '#mocks/fixtures/site'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { HelpPage } from './HelpPage.tsx'

const meta = preview.meta({
  id: 'page-help',
  title: '页面/帮助/帮助中心 HelpPage',
  component: HelpPage,
  parameters: { route: '/help' },
  beforeEach({ msw }) {
    msw.use(
      mock(siteConfigs).returns(siteConfig),
      mock(listHelp).returns(helpQuestions),
      mock(readHelpPage).returns(helpPage),
    )
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listHelp).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listHelp).fails())
  },
  play: offersRetry,
})

export const Empty = meta.story({
  name: '没有结果',
  parameters: { route: '/help?q=火箭' },
  beforeEach({ msw }) {
    msw.use(mock(listHelp).returns(noHelp))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有找到相关的问题')).toBeVisible()
    await expect(canvas.getByRole('searchbox')).toHaveValue('火箭')
  },
})

export const Filled = meta.story({
  name: '按对象看、搜索',
  beforeEach({ msw }) {
    msw.use(mock(listHelp).answers(({ t }) => (t === '档案' ? longHelp : helpQuestions)))
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: '求职者' })).toBeVisible()
    await userEvent.type(canvas.getByRole('searchbox'), '档案{Enter}')
    await expect(await canvas.findByText(/间隔号/)).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: /^考试报名/ }))
    await waitFor(() => expect(canvas.getByRole('link', { name: /^考试报名/ })).toHaveAttribute('aria-current', 'page'))
  },
})

export const Statement = meta.story({
  name: '隐私声明',
  parameters: { route: '/help?t=3' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '隐私声明' })).toBeVisible()
    await expect(await canvas.findByRole('heading', { level: 2, name: '一、我们收集什么' })).toBeVisible()
  },
})

export const NoSuchTopic = meta.story({
  name: '没有 6：一般帮助',
  parameters: { route: '/help?t=6' },
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { level: 1, name: '帮助中心' })).toBeVisible(),
})

export const LongText = meta.story({
  name: '很长的问题',
  beforeEach({ msw }) {
    msw.use(mock(listHelp).returns(longHelp))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/间隔号/)
    await fitsSideways({ canvasElement })
  },
})

export const Narrow = LongText.extend({ name: '手机', globals: narrow })
