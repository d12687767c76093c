import { expect, fn, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import { answeredResult, askedResult, interviewScore, passedScore } from '#mocks/fixtures/exam-scores'
import { CallRefused } from '#platform/transport'
import { fitsSideways, narrow, whole } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { Rechecks } from './Rechecks.tsx'

const now = Date.parse('2026-11-20T09:30:00+08:00')

const meta = preview.meta({
  id: 'exam-tickets-rechecks',
  title: '业务/准考证/成绩复核 Rechecks',
  component: Rechecks,
  args: { cards: [passedScore], rechecks: [], now, onAsk: fn(async () => undefined) },
})

export const Ask = meta.story({
  name: '申请复核',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '申请复核' }))
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: /^科目/ }), '学科专业知识')
    await userEvent.click(canvas.getByRole('radio', { name: '各部分得分相加与总分不符' }))
    await userEvent.type(canvas.getByRole('textbox', { name: /^补充说明/ }), '客观题与主观题相加少 1.5 分')
    await userEvent.click(canvas.getByRole('button', { name: '提交复核申请' }))
    await waitFor(() =>
      expect(args.onAsk).toHaveBeenCalledWith({ paper: 'B', cause: 'sum', note: '客观题与主观题相加少 1.5 分' }),
    )
    await expect(await canvas.findByRole('button', { name: '申请复核' })).toBeVisible()
  },
})

export const Unfilled = meta.story({
  name: '没有选原因',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '申请复核' }))
    await userEvent.click(await canvas.findByRole('button', { name: '提交复核申请' }))
    await expect(await canvas.findByRole('link', { name: '请选择复核原因' })).toHaveAttribute('href', '#recheck-cause')
    await expect(args.onAsk).not.toHaveBeenCalled()
  },
})

export const Refused = meta.story({
  name: '被拒绝',
  args: {
    onAsk: fn(async () => {
      throw new CallRefused({ code: codes.wrongState, msg: '复核申请已经截止', data: null })
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '申请复核' }))
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: /^科目/ }), '学科专业知识')
    await userEvent.click(canvas.getByRole('radio', { name: '某一部分没有成绩' }))
    await userEvent.click(canvas.getByRole('button', { name: '提交复核申请' }))
    await expect(await canvas.findByText('复核申请已经截止')).toBeVisible()
  },
})

export const Asked = meta.story({
  name: '正在复核',
  args: { rechecks: askedResult.rechecks },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('正在复核')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '申请复核' })).toBeVisible()
  },
})

export const Answered = meta.story({
  name: '都有结果了',
  args: { rechecks: answeredResult.rechecks },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('登分时漏加 1.50 分，已更正。')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '申请复核' })).toBeNull()
  },
})

export const TooLate = meta.story({
  name: '已经截止',
  args: { now: passedScore.recheckUntil },
  play: async ({ canvas }) => expect(canvas.getByText(/现在不能再申请/)).toBeVisible(),
})

export const Stages = meta.story({
  name: '笔试已经截止，面试可以申请',
  args: {
    cards: [
      { ...passedScore, recheckUntil: now },
      { ...interviewScore, recheckUntil: now + 3 * 86_400_000 },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(whole(/^笔试成绩：复核申请截止于/))).toBeVisible()
    await expect(canvas.getByText(whole(/^面试成绩：.*前可以申请/))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '申请复核' }))
    await expect(await canvas.findByRole('combobox', { name: /^科目/ })).toHaveValue('面试')
    await userEvent.click(canvas.getByRole('radio', { name: '各部分得分相加与总分不符' }))
    await userEvent.click(canvas.getByRole('button', { name: '提交复核申请' }))
    await waitFor(() => expect(args.onAsk).toHaveBeenCalledWith({ paper: '面试', cause: 'sum', note: '' }))
  },
})

export const NotTaken = meta.story({
  name: '面试成绩不受理复核',
  args: { cards: [passedScore, { ...interviewScore, releasedAt: passedScore.recheckUntil }] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^面试成绩：按公告，面试成绩公布后不受理复核申请/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '申请复核' }))
    await canvas.findByRole('combobox', { name: /^科目/ })
    await expect(canvas.queryByRole('option', { name: '面试' })).toBeNull()
  },
})

export const Narrow = meta.story({
  name: '手机',
  args: { rechecks: askedResult.rechecks },
  globals: narrow,
  play: fitsSideways,
})
