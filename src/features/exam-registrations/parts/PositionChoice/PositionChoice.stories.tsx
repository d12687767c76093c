import { expect, fn, waitFor } from 'storybook/test'
import { listExamPositions } from '#contract/exam-positions'
import { longPositionPage, noPositions, positionPage } from '#mocks/fixtures/exam-registrations'
import { seekerUser } from '#mocks/fixtures/seeker'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { applyHref } from '../../model/exam-addresses.ts'
import { everyPosition } from '../testing.handlers.ts'
import { PositionChoice } from './PositionChoice.tsx'

const meta = preview.meta({
  id: 'exam-position-choice',
  title: '业务/考试报名/选择职位 PositionChoice',
  component: PositionChoice,
  parameters: { session: seekerUser },
  args: {
    exam: '101',
    search: everyPosition,
    chosen: '',
    hrefFor: search => applyHref('101', search),
    onChoose: fn(),
  },
  beforeEach({ msw }) {
    msw.use(mock(listExamPositions).returns(positionPage))
  },
})

export const Filled = meta.story({
  name: '选一个',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '选择 南昌市图书馆 综合管理岗' }))
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: '10100017' })))
    await expect(canvas.getByRole('link', { name: '只看符合（9）' })).toHaveAttribute('href', '/exam/apply/101?fits=1')
    await expect(canvas.getByText('不符合')).toBeVisible()
  },
})

export const Searched = meta.story({
  name: '按词和学历找',
  parameters: { session: seekerUser, route: '/exam/apply/101' },
  args: { search: { ...everyPosition, t: '图书馆', education: '70' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('searchbox', { name: '查找职位' })).toHaveValue('图书馆')
    await waitFor(() => expect(canvas.getByRole('combobox', { name: '我的学历' })).toHaveDisplayValue('本科（148）'))
  },
})

export const Empty = meta.story({
  name: '没有符合的',
  args: { search: { ...everyPosition, fits: true } },
  beforeEach({ msw }) {
    msw.use(mock(listExamPositions).returns(noPositions))
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: '看全部职位' })).toHaveAttribute('href', '/exam/apply/101'),
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listExamPositions).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listExamPositions).fails())
  },
  play: offersRetry,
})

export const Narrow = meta.story({
  name: '手机，很长的单位',
  globals: narrow,
  beforeEach({ msw }) {
    msw.use(mock(listExamPositions).returns(longPositionPage))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/䶮山𠮷口分中心/)
    await fitsSideways({ canvasElement })
  },
})
