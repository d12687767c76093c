import { expect } from 'storybook/test'
import { codes } from '#contract/codes'
import { examArticle } from '#contract/exams'
import { examNotice, longNotice, plainNotice } from '#mocks/fixtures/exam-articles'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ExamArticlePage } from './ExamArticlePage.tsx'

const meta = preview.meta({
  id: 'page-exam-article',
  title: '页面/考试/考试公告正文 ExamArticlePage',
  component: ExamArticlePage,
  parameters: { route: '/exam/news/1001', path: '/exam/news/:id' },
  beforeEach({ msw }) {
    msw.use(mock(examArticle).returns(examNotice))
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(examArticle).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(examArticle).fails())
  },
  play: offersRetry,
})

export const NotFound = meta.story({
  name: '不存在',
  beforeEach({ msw }) {
    msw.use(mock(examArticle).refuses({ code: codes.notFound, msg: '没有找到' }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '没有找到这篇公告' })).toBeVisible()
    await expect(document.title).toContain('公告不存在')
  },
})

export const Filled = meta.story({
  name: '有更正、附件和考试',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: '更正了 2 处' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^下一篇/ })).toHaveAttribute('href', '/exam/news/1003')
    await expect(canvas.getByRole('link', { name: '报名' })).toHaveAttribute('href', '/exam/apply/101')
    await expect(document.title).toContain(examNotice.title)
  },
})

export const Plain = meta.story({
  name: '没有更正，不属于一场考试',
  beforeEach({ msw }) {
    msw.use(mock(examArticle).returns(plainNotice))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /改报的通知/ })).toBeVisible()
    await expect(canvas.queryByRole('region', { name: /更正/ })).toBeNull()
    await expect(canvas.queryByRole('link', { name: /^上一篇/ })).toBeNull()
  },
})

export const LongText = meta.story({
  name: '很长的内容',
  beforeEach({ msw }) {
    msw.use(mock(examArticle).returns(longNotice))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1 })
    await fitsSideways({ canvasElement })
  },
})

export const Narrow = Filled.extend({ name: '手机', globals: narrow })
