import { expect } from 'storybook/test'
import { roundInfo, trustingRound } from '#mocks/fixtures/exam-rounds'
import { fitsSideways, narrow, whole } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { RoundFacts } from './RoundFacts.tsx'

const meta = preview.meta({
  id: 'exam-round-facts',
  title: '业务/考试报名/报名须知 RoundFacts',
  component: RoundFacts,
  args: { round: roundInfo },
})

export const Filled = meta.story({
  name: '先审核后缴费',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(whole('2026-11-16 (周一) 09:00 至 2026-11-24 (周二) 17:00'))).toBeVisible()
    await expect(canvas.getByText(/295 × 413 像素（25 × 35 毫米）/)).toBeVisible()
    await expect(canvas.getByText(/早于报名截止/)).toBeVisible()
    await expect(canvas.getByText(/截止后 10 分钟内仍可原样提交/)).toBeVisible()
  },
})

export const Trusting = meta.story({
  name: '诚信报名，名额有限',
  args: { round: trustingRound },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/缴费前不审核/)).toBeVisible()
    await expect(canvas.getByText(/还有 37 个/)).toBeVisible()
  },
})

export const Free = meta.story({
  name: '不收费，没有宽限',
  args: { round: { ...roundInfo, feePerPaper: 0, graceMinutes: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('不收考试费')).toBeVisible()
    await expect(canvas.queryByText(/宽限|仍可原样提交/)).toBeNull()
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
