import { expect, waitFor } from 'storybook/test'
import { listThemes } from '#contract/exams'
import { longThemes, noThemes, themePage } from '#mocks/fixtures/exam-themes'
import { mock } from '#mocks/mock'
import { fitsSideways, leadsToFirstPage, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ExamThemesPage } from './ExamThemesPage.tsx'

const meta = preview.meta({
  id: 'page-exam-themes',
  title: '页面/考试/招聘项目 ExamThemesPage',
  component: ExamThemesPage,
  parameters: { route: '/exam/theme' },
  beforeEach({ msw }) {
    msw.use(mock(listThemes).returns(themePage))
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listThemes).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listThemes).fails())
  },
  play: offersRetry,
})

export const Empty = meta.story({
  name: '没有结果',
  beforeEach({ msw }) {
    msw.use(mock(listThemes).returns(noThemes))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('没有找到这样的招聘项目')).toBeVisible(),
})

export const BeyondTheEnd = meta.story({
  name: '没有这一页',
  parameters: { route: '/exam/theme?page=9' },
  beforeEach({ msw }) {
    msw.use(mock(listThemes).returns({ ...themePage, list: [], page: 9 }))
  },
  play: leadsToFirstPage('/exam/theme'),
})

export const Filled = meta.story({
  name: '换类别',
  beforeEach({ msw }) {
    msw.use(
      mock(listThemes).answers(({ kind }) => ({
        ...themePage,
        list: themePage.list.filter(theme => kind === '' || theme.kind === kind),
      })),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(10)
    await userEvent.click(canvas.getByRole('link', { name: '教师招聘' }))
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3))
  },
})

export const LongText = meta.story({
  name: '很长的名称',
  beforeEach({ msw }) {
    msw.use(mock(listThemes).returns(longThemes))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('article')
    await fitsSideways({ canvasElement })
  },
})

export const Narrow = LongText.extend({ name: '手机', globals: narrow })
