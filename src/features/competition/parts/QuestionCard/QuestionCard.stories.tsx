import { expect, fn } from 'storybook/test'
import { questionById, rightOutcome } from '#mocks/fixtures/competition'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { QuestionCard } from './QuestionCard.tsx'

const meta = preview.meta({
  id: 'competition-question-card',
  title: '业务/竞赛/一道题 QuestionCard',
  component: QuestionCard,
  args: { question: questionById[13], number: 3, outcome: null, isSending: false, onAnswer: fn(), onAgain: fn() },
})

export const Single = meta.story({
  name: '单选',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '提交答案' }))
    await expect(canvas.getAllByText('请选择答案').length).toBeGreaterThan(0)
    await expect(args.onAnswer).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('radio', { name: 'B. 用工之日' }))
    await userEvent.click(canvas.getByRole('button', { name: '提交答案' }))
    await expect(args.onAnswer).toHaveBeenCalledWith(['B'])
  },
})

export const Multiple = meta.story({
  name: '多选',
  args: { question: { ...questionById[12], outcome: null } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /^B/ }))
    await userEvent.click(canvas.getByRole('checkbox', { name: /^A/ }))
    await userEvent.click(canvas.getByRole('button', { name: '提交答案' }))
    await expect(args.onAnswer).toHaveBeenCalledWith(['A', 'B'])
  },
})

export const Judge = meta.story({ name: '判断', args: { question: questionById[14] } })

export const Right = meta.story({
  name: '答对了',
  args: { outcome: rightOutcome },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('回答正确')).toBeVisible()
    await expect(canvas.getByText(/第七条/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '重做这道题' }))
    await expect(args.onAgain).toHaveBeenCalled()
  },
})

export const Wrong = meta.story({
  name: '答错了',
  args: { question: questionById[12], outcome: questionById[12].outcome },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('回答错误')).toBeVisible()
    await expect(canvas.getAllByText('您的选择，正确答案')).toHaveLength(2)
  },
})

export const NotSaved = meta.story({
  name: '没有保存，选择还在',
  args: { onAnswer: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'B. 用工之日' }))
    await userEvent.click(canvas.getByRole('button', { name: '提交答案' }))
    await expect(await canvas.findByText('答案没有保存')).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'B. 用工之日' })).toBeChecked()
  },
})

export const LongText = Wrong.extend({
  name: '很长的选项',
  args: {
    question: {
      ...questionById[12],
      options: questionById[12].options.map(({ value, label }) => ({ value, label: label.repeat(8) })),
    },
  },
  play: fitsSideways,
})

export const Narrow = LongText.extend({ name: '手机', globals: narrow })
