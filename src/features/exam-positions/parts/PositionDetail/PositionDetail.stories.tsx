import { expect } from 'storybook/test'
import { codes } from '#contract/codes'
import { examPositionInfo, judgePosition } from '#contract/exam-positions'
import {
  cancelledPositionInFull,
  longPositionInFull,
  positionInFull,
  positionJudgement,
} from '#mocks/fixtures/exam-positions'
import { member } from '#mocks/fixtures/session'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading, whole } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { PositionDetail } from './PositionDetail.tsx'

const meta = preview.meta({
  id: 'exam-position-detail',
  title: '业务/考试职位/职位详情 PositionDetail',
  component: PositionDetail,
  args: { id: '10100012', back: '/exam/theme/1?view=positions&position=10100012' },
  beforeEach({ msw }) {
    msw.use(mock(examPositionInfo).returns(positionInFull), mock(judgePosition).returns(positionJudgement))
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(examPositionInfo).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(examPositionInfo).fails())
  },
  play: offersRetry,
})

export const NotFound = meta.story({
  name: '已经撤下',
  beforeEach({ msw }) {
    msw.use(mock(examPositionInfo).refuses({ code: codes.notFound, msg: '没有找到' }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText(/没有找到这个职位/)).toBeVisible(),
})

export const Filled = meta.story({
  name: '求职者',
  parameters: { session: member },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1.5∶1，开考至少 3∶1')).toBeVisible()
    await expect(canvas.getByText(whole('截至 11-20 09:20'))).toBeVisible()
    await expect(await canvas.findByText(/请在简历的“证书”里写上/)).toBeVisible()
  },
})

export const Cancelled = meta.story({
  name: '已取消',
  beforeEach({ msw }) {
    msw.use(mock(examPositionInfo).returns(cancelledPositionInFull))
  },
  play: async ({ canvas }) =>
    expect(
      await canvas.findByText(
        whole('这个职位已经取消，不能再报。已经缴费的，11-29 17:00 前可以改报其他职位，也可以退费。'),
      ),
    ).toBeVisible(),
})

export const RechooseOver = meta.story({
  name: '已取消，改报已过',
  beforeEach({ msw }) {
    const rechoose = { ...cancelledPositionInFull.rechoose, state: 'over' as const }
    msw.use(mock(examPositionInfo).returns({ ...cancelledPositionInFull, rechoose }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText(/现在已不能改报/)).toBeVisible(),
})

export const LongText = meta.story({
  name: '很长的内容',
  beforeEach({ msw }) {
    msw.use(mock(examPositionInfo).returns(longPositionInFull))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('公告条件')
    await fitsSideways({ canvasElement })
  },
})

export const Narrow = LongText.extend({ name: '手机', globals: narrow })
