import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { codes } from '#contract/codes'
import { claimReview, decideReview, leaveReview } from '#contract/exam-reviews'
import { employerUser } from '#mocks/fixtures/employer'
import { nextReviewItem, reviewItem } from '#mocks/fixtures/exam-reviews'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { reviewSearch } from '../../model/review-search.ts'
import { pictures } from '../testing.handlers.ts'
import { ReviewDesk } from './ReviewDesk.tsx'

/** What was decided, and which were passed over. */
const decided = fn<(id: string, command: string, reasons: object) => void>()
const skipped = fn<(ids: readonly string[]) => void>()

const meta = preview.meta({
  id: 'exam-review-desk',
  title: '业务/考试审核/审核台 ReviewDesk',
  component: ReviewDesk,
  args: { exam: '101', search: reviewSearch.parse(new URLSearchParams('view=desk')) },
  parameters: { route: '/manage/exam-office/101/reviews?view=desk', session: employerUser },
  beforeEach({ msw }) {
    decided.mockClear()
    skipped.mockClear()
    let count = 0
    msw.use(
      ...pictures,
      mock(claimReview).answers(({ skip }) => {
        skipped(skip)
        count += 1
        return { item: count === 1 ? reviewItem : nextReviewItem, left: 12, passed: skip.length }
      }),
      mock(decideReview).answers(({ id, command, reasons }) => {
        decided(id, command, reasons)
        return { state: command === 'refuse' ? 'again' : 'done' }
      }),
      mock(leaveReview).returns({ ok: true }),
    )
  },
})

export const Filled = meta.story({
  name: '按 A 通过，下一份自己来',
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: /^阿依古丽·䶮/ })).toHaveFocus())
    await expect(canvas.getByText('还有 12 份等您审核')).toBeInTheDocument()
    await userEvent.keyboard('a')
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: /^欧阳𠮷祥/ })).toHaveFocus())
    await expect(decided.mock.calls).toEqual([[reviewItem.id, 'approve', {}]])
  },
})

export const Refused = meta.story({
  name: '只用键盘写意见，不通过',
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: /^阿依古丽·䶮/ })).toHaveFocus())
    await userEvent.keyboard('jjj')
    await waitFor(() => expect(canvas.getByRole('button', { name: /^写意见.*照片$/ })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    const words = canvas.getByRole('textbox', { name: '对“照片”的意见' })
    await userEvent.type(words, 'bar{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: /^改意见.*照片$/ })).toHaveFocus())
    await userEvent.keyboard('r')
    const dialog = within(await screen.findByRole('alertdialog', { name: '不通过：阿依古丽·䶮' }))
    await waitFor(() => expect(dialog.getByText('照片：bar')).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: '不通过' }))
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: /^欧阳𠮷祥/ })).toBeVisible())
    await expect(decided.mock.calls).toEqual([[reviewItem.id, 'refuse', { photo: 'bar' }]])
    await expect(canvas.queryByText('bar')).not.toBeInTheDocument()
  },
})

export const Skipped = meta.story({
  name: '跳过',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '跳过' }))
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: /^欧阳𠮷祥/ })).toBeVisible())
    await expect(skipped.mock.calls).toEqual([[[]], [[reviewItem.id]]])
  },
})

export const Changed = meta.story({
  name: '考生已取消：说清楚，换下一份',
  beforeEach({ msw }) {
    msw.use(mock(decideReview).refuses({ code: codes.wrongState, msg: '考生已取消这份报名，不需要再审核' }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '通过' }))
    await expect(await screen.findByText('考生已取消这份报名，不需要再审核')).toBeInTheDocument()
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: /^欧阳𠮷祥/ })).toBeVisible())
  },
})

export const Offline = meta.story({
  name: '断网：还在这一份，可以再试',
  beforeEach({ msw }) {
    msw.use(mock(decideReview).offline())
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '通过' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: '通过' })).not.toHaveAttribute('aria-busy'))
    await expect(canvas.getByRole('heading', { level: 2, name: /^阿依古丽·䶮/ })).toBeVisible()
  },
})

export const Empty = meta.story({
  name: '都审完了',
  beforeEach({ msw }) {
    msw.use(mock(claimReview).returns({ item: null, left: 0, passed: 0 }))
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: '回到列表' })).toHaveAttribute(
      'href',
      '/manage/exam-office/101/reviews',
    ),
})

export const InOtherHands = meta.story({
  name: '剩下的正由同事审核',
  beforeEach({ msw }) {
    msw.use(mock(claimReview).returns({ item: null, left: 2, passed: 1 }))
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByText('还有 2 份没有结果，其中 1 份是您刚才跳过的。')).toBeVisible(),
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(claimReview).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(claimReview).fails())
  },
  play: offersRetry,
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 2, name: /^阿依古丽·䶮/ })
    await fitsSideways({ canvasElement })
  },
})
