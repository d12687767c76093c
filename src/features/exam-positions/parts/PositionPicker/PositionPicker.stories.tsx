import { expect, fn, waitFor } from 'storybook/test'
import { judgePosition, listExamPositions } from '#contract/exam-positions'
import {
  fittingJudgement,
  judgedPositionPage,
  longPosition,
  longPositionPage,
  noPositions,
  positionInFull,
} from '#mocks/fixtures/exam-positions'
import { member } from '#mocks/fixtures/session'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { PositionPicker } from './PositionPicker.tsx'

const onValueChange = fn()

const meta = preview.meta({
  id: 'exam-position-picker',
  title: '业务/考试职位/选择职位 PositionPicker',
  component: PositionPicker,
  args: { exam: '101', value: null, onValueChange, back: '/exam/apply/101' },
  parameters: { session: member },
  beforeEach({ msw }) {
    msw.use(mock(listExamPositions).returns(judgedPositionPage), mock(judgePosition).returns(fittingJudgement))
  },
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

export const Empty = meta.story({
  name: '没有结果，清除条件',
  beforeEach({ msw }) {
    msw.use(mock(listExamPositions).answers(({ t }) => (t === '宇航员' ? noPositions : judgedPositionPage)))
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('radio')
    await userEvent.type(canvas.getByRole('searchbox'), '宇航员{Enter}')
    await userEvent.click(await canvas.findByRole('button', { name: '清除全部条件' }))
    await waitFor(() => expect(canvas.getAllByRole('radio')).toHaveLength(5))
  },
})

export const Filled = meta.story({
  name: '筛选，翻页，选一个',
  beforeEach({ msw }) {
    msw.use(
      mock(listExamPositions).answers(({ fits, page }) => ({
        ...judgedPositionPage,
        page,
        list: fits ? judgedPositionPage.list.filter(({ verdict }) => verdict === 'fits') : judgedPositionPage.list,
      })),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('radio', { name: /^播音主持/ })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: '下一页' }))
    await waitFor(() => expect(canvas.getByText('2 / 121')).toBeVisible())
    await userEvent.click(canvas.getByRole('checkbox', { name: '只看我符合的（57）' }))
    await waitFor(() => expect(canvas.getAllByRole('radio')).toHaveLength(2))
    await userEvent.click(canvas.getByRole('radio', { name: /^财务科会计/ }))
    await waitFor(() =>
      expect(onValueChange).toHaveBeenCalledWith({ position: expect.objectContaining({ id: '10100013' }) }),
    )
  },
})

export const Chosen = meta.story({
  name: '已经选了',
  args: { value: positionInFull },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /^公证员助理/ })).toBeChecked()
    await expect(await canvas.findByText(/符合这个职位的全部条件/)).toBeVisible()
  },
})

export const LongText = meta.story({
  name: '很长的名称',
  args: { value: longPosition },
  beforeEach({ msw }) {
    msw.use(mock(listExamPositions).returns(longPositionPage))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('radio')
    await fitsSideways({ canvasElement })
  },
})

export const Narrow = LongText.extend({ name: '手机', globals: narrow })
