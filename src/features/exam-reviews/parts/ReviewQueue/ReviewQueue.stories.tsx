import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { approveReviews, listReviews } from '#contract/exam-reviews'
import { employerUser } from '#mocks/fixtures/employer'
import { noReviews, reviewPage, reviewRows } from '#mocks/fixtures/exam-reviews'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { reviewSearch } from '../../model/review-search.ts'
import { ReviewQueue } from './ReviewQueue.tsx'

const approved = fn<(ids: readonly string[]) => void>()

const meta = preview.meta({
  id: 'exam-review-queue',
  title: '业务/考试审核/待审核列表 ReviewQueue',
  component: ReviewQueue,
  args: { exam: '101', search: reviewSearch.parse(new URLSearchParams()) },
  parameters: {
    path: '/manage/exam-office/:id/reviews',
    route: '/manage/exam-office/101/reviews',
    session: employerUser,
  },
  beforeEach({ msw }) {
    approved.mockClear()
    msw.use(mock(listReviews).returns(reviewPage))
  },
})

export const Filled = meta.story({
  name: '等待最久的在前',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '开始审核' })).toHaveAttribute(
      'href',
      '/manage/exam-office/101/reviews?view=desk',
    )
    await expect(canvas.getByRole('link', { name: '申诉 1' })).toHaveAttribute(
      'href',
      '/manage/exam-office/101/reviews?what=appeal',
    )
    await expect(canvas.getByRole('row', { name: /阿依古丽·䶮.*2\s天/ })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: '欧阳𠮷祥' })).not.toBeInTheDocument()
    await expect(canvas.queryByRole('checkbox', { name: /^选择 刘思远/ })).not.toBeInTheDocument()
  },
})

export const Together = meta.story({
  name: '一起通过，一份没有成',
  beforeEach({ msw }) {
    msw.use(
      mock(approveReviews).answers(({ items }) => {
        approved(items.map(({ id }) => id))
        const [first, ...others] = items.map(({ id }) => id)
        return {
          results: [
            { id: first ?? '', state: 'done', obstacle: '' },
            ...others.map(id => ({ id, state: 'left' as const, obstacle: '同事正在审核这一份' })),
          ],
        }
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: '选择本页条件全部符合的 2 份' }))
    await userEvent.click(canvas.getByRole('button', { name: '一起通过 2 份' }))
    const asked = within(await screen.findByRole('dialog', { name: '一起通过 2 份报名' }))
    await userEvent.click(asked.getByRole('button', { name: '通过 2 份' }))
    const left = within(await screen.findByRole('dialog', { name: '1 份没有通过' }))
    await waitFor(() => expect(left.getByText('阿不都热合曼·吐尔逊·买买提明：同事正在审核这一份')).toBeVisible())
    await expect(approved.mock.calls).toEqual([[[reviewRows[0]?.id, reviewRows[4]?.id]]])
  },
})

export const Empty = meta.story({
  name: '没有待审核的',
  beforeEach({ msw }) {
    msw.use(mock(listReviews).returns(noReviews))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有等您审核的报名')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: '开始审核' })).not.toBeInTheDocument()
  },
})

export const Overdue = meta.story({
  name: '审核时间已过',
  beforeEach({ msw }) {
    const until = Date.parse('2026-11-20T09:00:00+08:00')
    msw.use(mock(listReviews).returns({ ...reviewPage, exam: { ...reviewPage.exam, until } }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('审核时间已过，请尽快处理')).toBeVisible(),
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
