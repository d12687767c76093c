import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import type { Answer, Question } from '#contract/questionnaire-document'
import { longQuestionnaire, questionnaire } from '#mocks/fixtures/questionnaires'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { QuestionField } from './QuestionField.tsx'

const answered = fn()

function Asked({ questions, error }: { questions: readonly Question[]; error?: string }) {
  const [answers, setAnswers] = useState<Record<string, Answer>>({})
  return questions.map(question => (
    <QuestionField
      key={question.id}
      question={question}
      answer={answers[question.id]}
      error={error}
      onAnswer={({ answer }) => {
        answered(question.id, answer)
        setAnswers({ ...answers, [question.id]: answer })
      }}
    />
  ))
}

const meta = preview.meta({
  id: 'questionnaires-question-field',
  title: '业务/问卷/题目 QuestionField',
  component: Asked,
  args: { questions: questionnaire.pages.flatMap(({ questions }) => questions) },
  beforeEach() {
    answered.mockClear()
  },
})

export const Filled = meta.story({
  name: '各种题目',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '是' }))
    await expect(answered).toHaveBeenLastCalledWith('work', 'yes')
    await userEvent.type(canvas.getByRole('textbox', { name: /^月均收入/ }), '52')
    await expect(answered).toHaveBeenLastCalledWith('pay', 52)
    await userEvent.click(canvas.getByRole('checkbox', { name: '岗位少' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: '技能不足' }))
    await expect(answered).toHaveBeenLastCalledWith('difficulty', ['1', '2'])
    const [pleased] = canvas.getAllByRole('radio', { name: '满意' })
    await userEvent.click(pleased ?? canvas.getByRole('radio', { name: '满意' }))
    await expect(answered).toHaveBeenLastCalledWith('services', { 1: '1' })
    await userEvent.type(canvas.getByRole('textbox', { name: /^您的希望/ }), '𠮷')
    await expect(answered).toHaveBeenLastCalledWith('wish', '𠮷')
  },
})

export const Faulty = meta.story({
  name: '没有回答',
  args: { error: '请回答这一题' },
  play: async ({ canvas }) => expect(canvas.getAllByText('请回答这一题').length).toBeGreaterThanOrEqual(6),
})

export const LongText = meta.story({
  name: '很长的题目',
  args: { questions: longQuestionnaire.pages.flatMap(({ questions }) => questions) },
  play: fitsSideways,
})

export const Narrow = LongText.extend({ name: '手机', globals: narrow })
