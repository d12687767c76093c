import { expect, waitFor } from 'storybook/test'
import { answerQuestion, listQuestions, questionDetail } from '#contract/competition'
import { questionById, questionHeads, rightOutcome } from '#mocks/fixtures/competition'
import { member } from '#mocks/fixtures/session'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { QuestionsPage } from './QuestionsPage.tsx'

const meta = preview.meta({
  id: 'page-competition-questions',
  title: '页面/竞赛/题库练习 QuestionsPage',
  component: QuestionsPage,
  parameters: { route: '/ldgx/questions', session: member },
  beforeEach({ msw }) {
    msw.use(
      mock(listQuestions).returns({ list: questionHeads }),
      mock(questionDetail).answers(({ id }) => Object(questionById)[id]),
      mock(answerQuestion).returns(rightOutcome),
    )
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listQuestions).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listQuestions).fails())
  },
  play: offersRetry,
})

export const Empty = meta.story({
  name: '错题本是空的',
  parameters: { route: '/ldgx/questions?view=wrong' },
  beforeEach({ msw }) {
    msw.use(mock(listQuestions).returns({ list: questionHeads.filter(({ state }) => state !== 'wrong') }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('错题本是空的')).toBeVisible(),
})

export const Filled = meta.story({
  name: '从没答的一题接着练',
  beforeEach({ msw }) {
    let isAnswered = false
    const now = (question: (typeof questionHeads)[number]) =>
      isAnswered && question.id === '13' ? { ...question, state: 'right' as const } : question
    msw.use(
      mock(listQuestions).answers(() => ({ list: questionHeads.map(now) })),
      mock(answerQuestion).answers(() => {
        isAnswered = true
        return rightOutcome
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'B. 用工之日' }))
    await waitFor(() => expect(canvas.queryByText('回答正确')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: '提交答案' }))
    await expect(await canvas.findByText('回答正确')).toBeVisible()
    await expect(await canvas.findByRole('link', { name: '未答（1）' })).toBeVisible()
    await expect(canvas.getByText('回答正确')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '下一题' })).toHaveAttribute('href', '/ldgx/questions?q=14')
  },
})

export const WrongOnes = meta.story({
  name: '错题本',
  parameters: { route: '/ldgx/questions?view=wrong' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('回答错误')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '重做这道题' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: '提交答案' })).toBeVisible())
    await expect(canvas.queryByText('回答错误')).toBeNull()
  },
})

export const LongText = meta.story({
  name: '很长的题干',
  beforeEach({ msw }) {
    msw.use(
      mock(questionDetail).answers(({ id }) => {
        const question = Object(questionById)[id]
        return { ...question, stem: question.stem.repeat(10) }
      }),
    )
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: '提交答案' })
    await fitsSideways({ canvasElement })
  },
})

export const Narrow = LongText.extend({ name: '手机', globals: narrow })
