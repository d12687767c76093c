import { expect } from 'storybook/test'
import { codes } from '#contract/codes'
import { examHelp } from '#contract/exams'
import { helpInFull, longHelpEntry } from '#mocks/fixtures/exam-help'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ExamHelpEntryPage } from './ExamHelpEntryPage.tsx'

const meta = preview.meta({
  id: 'page-exam-help-entry',
  title: '页面/考试/报考问题 ExamHelpEntryPage',
  component: ExamHelpEntryPage,
  parameters: { route: '/exam/help/21', path: '/exam/help/:id' },
  beforeEach({ msw }) {
    msw.use(mock(examHelp).returns(helpInFull))
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(examHelp).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(examHelp).fails())
  },
  play: offersRetry,
})

export const NotFound = meta.story({
  name: '不存在',
  beforeEach({ msw }) {
    msw.use(mock(examHelp).refuses({ code: codes.notFound, msg: '没有找到' }))
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { name: '没有找到这个问题' })).toBeVisible(),
})

export const Filled = meta.story({
  name: '一个问题',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: helpInFull.title })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '照片总是提示不合格怎么办？' })).toHaveAttribute(
      'href',
      '/exam/help/22',
    )
  },
})

export const LongText = meta.story({
  name: '很长的问题',
  beforeEach({ msw }) {
    msw.use(mock(examHelp).returns(longHelpEntry))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1 })
    await fitsSideways({ canvasElement })
  },
})

export const Narrow = Filled.extend({ name: '手机', globals: narrow })
