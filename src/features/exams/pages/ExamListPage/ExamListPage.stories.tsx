import { expect, waitFor } from 'storybook/test'
import { listExams } from '#contract/exams'
import { examPage, longExamPage, noExams, openExamPage } from '#mocks/fixtures/exams'
import { mock } from '#mocks/mock'
import { fitsSideways, leadsToFirstPage, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ExamListPage } from './ExamListPage.tsx'

const meta = preview.meta({
  id: 'page-exam-register-list',
  title: '页面/考试/考试报名 ExamListPage',
  component: ExamListPage,
  parameters: { route: '/exam/list' },
  beforeEach({ msw }) {
    msw.use(mock(listExams).returns(examPage))
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listExams).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listExams).fails())
  },
  play: offersRetry,
})

export const Empty = meta.story({
  name: '没有结果',
  parameters: { route: '/exam/list?t=宇航员' },
  beforeEach({ msw }) {
    msw.use(mock(listExams).returns(noExams))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有找到这样的考试')).toBeVisible()
    await expect(canvas.getByRole('searchbox')).toHaveValue('宇航员')
  },
})

export const BeyondTheEnd = meta.story({
  name: '没有这一页',
  parameters: { route: '/exam/list?page=90' },
  beforeEach({ msw }) {
    msw.use(mock(listExams).returns({ ...examPage, list: [], page: 90 }))
  },
  play: leadsToFirstPage('/exam/list'),
})

export const Filled = meta.story({
  name: '换进展、换地区',
  beforeEach({ msw }) {
    msw.use(
      mock(listExams).answers(({ stage, city }) =>
        city === '361100' ? noExams : stage === 'open' ? openExamPage : examPage,
      ),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(12)
    await userEvent.click(canvas.getByRole('link', { name: '可报名（3）' }))
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3))
    await userEvent.click(canvas.getByRole('link', { name: /^上饶市/ }))
    await expect(await canvas.findByText('没有找到这样的考试')).toBeVisible()
  },
})

export const LongText = meta.story({
  name: '很长的名称',
  beforeEach({ msw }) {
    msw.use(mock(listExams).returns(longExamPage))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('article')
    await fitsSideways({ canvasElement })
  },
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('article')
    await fitsSideways({ canvasElement })
  },
})
