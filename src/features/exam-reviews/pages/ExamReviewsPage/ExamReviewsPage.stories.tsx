import { expect } from 'storybook/test'
import { codes } from '#contract/codes'
import { claimReview, leaveReview, listReviews } from '#contract/exam-reviews'
import { employerUser } from '#mocks/fixtures/employer'
import { noReviews, reviewItem, reviewPage } from '#mocks/fixtures/exam-reviews'
import { mock } from '#mocks/mock'
import { fitsSideways, leadsToFirstPage, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { pictures } from '../../parts/testing.handlers.ts'
import { ExamReviewsPage } from './ExamReviewsPage.tsx'

const meta = preview.meta({
  id: 'page-exam-reviews',
  title: '页面/考试机构/资格审核 ExamReviewsPage',
  component: ExamReviewsPage,
  parameters: {
    path: '/manage/exam-office/:id/reviews',
    route: '/manage/exam-office/101/reviews',
    session: employerUser,
  },
  beforeEach({ msw }) {
    msw.use(mock(listReviews).returns(reviewPage), ...pictures)
  },
})

export const Filled = meta.story({
  name: '待审核列表',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2026 年下半年南昌市市属事业单位公开招聘')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: '资格审核' })).toBeVisible()
  },
})

export const Desk = meta.story({
  name: '审核台',
  parameters: { route: '/manage/exam-office/101/reviews?view=desk' },
  beforeEach({ msw }) {
    msw.use(
      mock(claimReview).returns({ item: reviewItem, left: 5, passed: 0 }),
      mock(leaveReview).returns({ ok: true }),
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: /^阿依古丽·䶮/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '回到列表' })).toHaveAttribute(
      'href',
      '/manage/exam-office/101/reviews',
    )
  },
})

export const Empty = meta.story({
  name: '没有待审核的',
  beforeEach({ msw }) {
    msw.use(mock(listReviews).returns(noReviews))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('没有等您审核的报名')).toBeVisible(),
})

export const BeyondTheEnd = meta.story({
  name: '没有这一页',
  parameters: { route: '/manage/exam-office/101/reviews?page=9' },
  beforeEach({ msw }) {
    msw.use(mock(listReviews).returns({ ...noReviews, page: 9, total: 5 }))
  },
  play: leadsToFirstPage('/manage/exam-office/101/reviews'),
})

export const Forbidden = meta.story({
  name: '没有审核权限',
  beforeEach({ msw }) {
    const msg = '这一步需要“资格审核”或“复审”权限，请联系考试机构的负责人'
    msw.use(mock(listReviews).refuses({ code: codes.roleTooLow, msg }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('您没有这场考试的审核权限')).toBeVisible(),
})

export const NotFound = meta.story({
  name: '没有这场考试',
  beforeEach({ msw }) {
    msw.use(mock(listReviews).refuses({ code: codes.notFound, msg: '没有找到，可能已被删除' }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('没有这场考试，或者您没有它的权限')).toBeVisible(),
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listReviews).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listReviews).fails())
  },
  play: offersRetry,
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('link', { name: '开始审核' })
    await fitsSideways({ canvasElement })
  },
})
