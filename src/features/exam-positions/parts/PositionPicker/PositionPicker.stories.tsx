import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { examPositionInfo, judgePosition, listExamPositions } from '#contract/exam-positions'
import {
  judgedLongPage,
  judgedPositionPage,
  noneFits,
  noPositions,
  positionInFull,
  positionJudgement,
} from '#mocks/fixtures/exam-positions'
import { member } from '#mocks/fixtures/session'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { PositionPicker } from './PositionPicker.tsx'

const route = '/exam/apply/101'

const meta = preview.meta({
  id: 'exam-position-picker',
  title: '业务/考试职位/选择职位 PositionPicker',
  component: PositionPicker,
  args: { exam: '101', chosen: '', onChoose: fn(), path: route },
  parameters: { session: member, route },
  beforeEach({ msw }) {
    msw.use(
      mock(listExamPositions).answers(({ exam, fits }) => {
        if (exam !== '101') return noPositions
        const list = judgedPositionPage.list.filter(({ verdict }) => !fits || verdict === 'fits')
        return { ...judgedPositionPage, list }
      }),
      mock(examPositionInfo).returns(positionInFull),
      mock(judgePosition).returns(positionJudgement),
    )
  },
})

export const Filled = meta.story({
  name: '筛选，选一个',
  play: async ({ args, canvas, userEvent, step }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(5)
    await step('已取消的不能选', () =>
      expect(canvas.queryByRole('button', { name: '选择 进贤县融媒体中心 播音主持' })).toBeNull(),
    )
    await userEvent.click(canvas.getByRole('link', { name: '只看我符合的职位' }))
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2))
    await userEvent.click(canvas.getByRole('button', { name: '选择 南昌市第九医院 财务科会计' }))
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: '10100013' })))
  },
})

export const Compared = meta.story({
  name: '看清条件再选',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: '公证员助理（专业技术十二级）' }))
    const dialog = within(await screen.findByRole('dialog', { name: '公证员助理（专业技术十二级）' }))
    await expect(await dialog.findByText(/请在简历的“证书”里写上/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: '选择 南昌市公证处 公证员助理（专业技术十二级）' }))
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: '10100012' })))
  },
})

export const Chosen = meta.story({
  name: '已经选了',
  args: { chosen: '10100012' },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { pressed: true, name: /公证员助理/ })).toHaveTextContent('已选择'),
})

export const Empty = meta.story({
  name: '没有符合的',
  parameters: { session: member, route: `${route}?fits=1` },
  beforeEach({ msw }) {
    msw.use(mock(listExamPositions).returns(noneFits))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/简历里没有写的条件会判为需核实/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: '清除全部条件' })).toHaveAttribute('href', route)
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

export const LongText = meta.story({
  name: '很长的名称',
  beforeEach({ msw }) {
    msw.use(mock(listExamPositions).returns(judgedLongPage))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('article')
    await fitsSideways({ canvasElement })
  },
})

export const Narrow = LongText.extend({ name: '手机', globals: narrow })
