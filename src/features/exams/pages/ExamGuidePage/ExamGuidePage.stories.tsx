import { expect } from 'storybook/test'
import { examGuide } from '#contract/exams'
import { emptyGuide, guide, longGuide } from '#mocks/fixtures/exam-help'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ExamGuidePage } from './ExamGuidePage.tsx'

const meta = preview.meta({
  id: 'page-exam-guide',
  title: '页面/考试/报考指南 ExamGuidePage',
  component: ExamGuidePage,
  parameters: { route: '/exam/guide' },
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
  name: '还没有内容',
  beforeEach({ msw }) {
    msw.use(mock(examGuide).returns(emptyGuide))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('指南正在更新')).toBeVisible(),
})

export const Filled = meta.story({
  name: '五个阶段',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '审核缴费' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '看正在报名的考试' })).toHaveAttribute('href', '/exam/center')
  },
})

export const LongText = meta.story({
  name: '很长的步骤',
  beforeEach({ msw }) {
    msw.use(mock(examGuide).returns(longGuide))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 3 })
    await fitsSideways({ canvasElement })
  },
})

export const Narrow = Filled.extend({ name: '手机', globals: narrow })
