import { expect, waitFor } from 'storybook/test'
import { examGuide } from '#contract/exams'
import { guide, longGuide } from '#mocks/fixtures/exam-help'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ExamHelpPage } from './ExamHelpPage.tsx'

const meta = preview.meta({
  id: 'page-exam-help',
  title: '页面/考试/报考帮助 ExamHelpPage',
  component: ExamHelpPage,
  parameters: { route: '/exam/help' },
  beforeEach({ msw }) {
    msw.use(mock(examGuide).returns(guide))
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(examGuide).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(examGuide).fails())
  },
  play: offersRetry,
})

export const Empty = meta.story({
  name: '没有结果',
  parameters: { route: '/exam/help?q=火箭' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有找到相关的问题')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '查看全部问题' })).toHaveAttribute('href', '/exam/help')
  },
})

export const Filled = meta.story({
  name: '在本页搜索',
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: '准考证' })).toBeVisible()
    await userEvent.type(canvas.getByRole('searchbox'), '照片{Enter}')
    await waitFor(() => expect(canvas.queryByRole('heading', { level: 2, name: '准考证' })).toBeNull())
    await expect(canvas.getByRole('link', { name: '照片总是提示不合格怎么办？' })).toBeVisible()
  },
})

export const LongText = meta.story({
  name: '很长的问题',
  beforeEach({ msw }) {
    msw.use(mock(examGuide).returns(longGuide))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 2 })
    await fitsSideways({ canvasElement })
  },
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 2, name: '准考证' })
    await fitsSideways({ canvasElement })
  },
})
