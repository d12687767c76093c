import { expect } from 'storybook/test'
import { listOfficeExams } from '#contract/exam-office'
import { employerUser } from '#mocks/fixtures/employer'
import { officeExams } from '#mocks/fixtures/exam-office'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { OfficeExamsPage } from './OfficeExamsPage.tsx'

const meta = preview.meta({
  id: 'page-office-exams',
  title: '页面/考试机构/考试业务 OfficeExamsPage',
  component: OfficeExamsPage,
  parameters: { path: '/manage/exam-office', route: '/manage/exam-office', session: employerUser },
  beforeEach({ msw }) {
    msw.use(mock(listOfficeExams).returns({ list: [...officeExams] }))
  },
})

export const Filled = meta.story({
  name: '几场考试',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('128 份待审核，1 项待核准')).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: /^2026 年下半年南昌市/ })[0]).toHaveAttribute(
      'href',
      '/manage/exam-office/101',
    )
  },
})

export const Empty = meta.story({
  name: '没有权限',
  beforeEach({ msw }) {
    msw.use(mock(listOfficeExams).returns({ list: [] }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('还没有可以办理的考试')).toBeVisible(),
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listOfficeExams).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listOfficeExams).fails())
  },
  play: offersRetry,
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('128 份待审核，1 项待核准')
    await fitsSideways({ canvasElement })
  },
})
