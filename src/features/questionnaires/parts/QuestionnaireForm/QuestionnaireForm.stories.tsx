import { useEffect, useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import { addAnswers } from '#contract/questionnaires'
import { createCaptcha } from '#contract/sign-in'
import { longQuestionnaire, questionnaire } from '#mocks/fixtures/questionnaires'
import { member, picture } from '#mocks/fixtures/session'
import { mock } from '#mocks/mock'
import { useSessionStore } from '#platform/session'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { QuestionnaireForm } from './QuestionnaireForm.tsx'

const sent = fn()
const received = fn()

function Answering({ shown = questionnaire }: { shown?: typeof questionnaire }) {
  const [at, setAt] = useState(0)
  return <QuestionnaireForm questionnaire={shown} at={at} onPage={change => setAt(change.at)} onSent={sent} />
}

const meta = preview.meta({
  id: 'questionnaires-form',
  title: '业务/问卷/答卷 QuestionnaireForm',
  component: Answering,
  beforeEach({ msw }) {
    sent.mockClear()
    received.mockClear()
    msw.use(
      mock(createCaptcha).returns(picture),
      mock(addAnswers).answers(({ answers }) => {
        received(answers)
        return { already: false }
      }),
    )
  },
})

interface Hand {
  canvas: {
    getByRole(role: string, options: { name: RegExp | string }): HTMLElement
    findByRole(role: string, options: { name: RegExp | string }): Promise<HTMLElement>
    getAllByRole(role: string, options: { name: RegExp | string }): HTMLElement[]
  }
  userEvent: { click(element: Element): Promise<void>; type(element: Element, text: string): Promise<void> }
}

/** Where this browser keeps the answers of an account, or of guests. */
const keptFor = (owner: string) => `draft:${owner}:form:questionnaire:jtjj`

const answerAll = async ({ canvas, userEvent }: Hand) => {
  await userEvent.click(canvas.getByRole('radio', { name: '否' }))
  await userEvent.click(await canvas.findByRole('checkbox', { name: '岗位少' }))
  await userEvent.click(canvas.getByRole('button', { name: '下一页' }))
  await canvas.findByRole('heading', { name: '服务评价' })
  for (const choice of canvas.getAllByRole('radio', { name: '满意' })) await userEvent.click(choice)
  await userEvent.click(canvas.getByRole('radio', { name: /很好/ }))
}

export const Filled = meta.story({
  name: '按分支答完',
  parameters: { session: member },
  play: async hand => {
    await answerAll(hand)
    await expect(localStorage.getItem(keptFor(member.userId))).toContain('"work":"no"')
    await hand.userEvent.click(hand.canvas.getByRole('button', { name: '提交问卷' }))
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ already: false }))
    await expect(received).toHaveBeenCalledWith({
      work: 'no',
      difficulty: ['1'],
      services: { 1: '1', 2: '1' },
      overall: 3,
    })
    await waitFor(() => expect(localStorage.getItem(keptFor(member.userId))).toBeNull())
  },
})

export const Missing = meta.story({
  name: '漏答',
  parameters: { session: member },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '下一页' }))
    await expect((await canvas.findAllByText('请回答这一题')).length).toBe(2)
    await userEvent.click(canvas.getByRole('radio', { name: '是' }))
    await expect(await canvas.findByRole('textbox', { name: /^月均收入/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: '否' }))
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: /^月均收入/ })).toBeNull())
  },
})

export const Guest = meta.story({
  name: '访客要填验证码',
  beforeEach({ msw }) {
    msw.use(mock(addAnswers).refuses({ code: codes.wrongState, msg: '这份问卷已经结束，感谢您的关注' }))
  },
  play: async hand => {
    await answerAll(hand)
    await expect(localStorage.getItem(keptFor('guest'))).toContain('"work":"no"')
    const { canvas, userEvent } = hand
    await canvas.findByRole('img', { name: /验证码/ })
    await userEvent.click(canvas.getByRole('button', { name: '提交问卷' }))
    await expect((await canvas.findAllByText('请填写验证码')).length).toBe(2)
    await userEvent.type(canvas.getByRole('textbox', { name: /图形验证码/ }), 'K7MP')
    await userEvent.click(canvas.getByRole('button', { name: '提交问卷' }))
    await expect(await canvas.findByText('这份问卷已经结束，感谢您的关注')).toBeVisible()
  },
})

export const Refused = meta.story({
  name: '题目改过，回到要补的那一页',
  parameters: { session: member },
  beforeEach({ msw }) {
    const fields = { 'answers.work': '请重新选择' }
    msw.use(mock(addAnswers).refuses({ code: codes.invalid, msg: '请检查填写的内容', data: { fields } }))
  },
  play: async hand => {
    await answerAll(hand)
    await hand.userEvent.click(hand.canvas.getByRole('button', { name: '提交问卷' }))
    await hand.canvas.findByRole('heading', { name: '就业状况' })
    await expect(await hand.canvas.findByRole('link', { name: '请重新选择' })).toBeVisible()
    await expect(localStorage.getItem(keptFor(member.userId))).toContain('"overall":3')
  },
})

export const Resumed = meta.story({
  name: '接着上次的答',
  parameters: { session: member },
  beforeEach() {
    // As it was kept by an earlier portal.
    localStorage.setItem(`questionnaire:jtjj:${member.userId}`, JSON.stringify({ work: 'yes', pay: 5200 }))
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('radio', { name: '是' })).toBeChecked()
    await userEvent.click(await canvas.findByRole('button', { name: '接着答第 2 页' }))
    await expect(await canvas.findByRole('heading', { name: '服务评价' })).toBeVisible()
  },
})

function KnownLater() {
  const session = useSessionStore()
  useEffect(() => {
    session.setUser(member)
  }, [session])
  return <Answering />
}

export const KnownLate = meta.story({
  name: '先打开，后认出是谁',
  render: () => <KnownLater />,
  beforeEach() {
    localStorage.setItem(keptFor(member.userId), JSON.stringify({ answers: { work: 'yes', pay: 5200 } }))
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('radio', { name: '是' })).toBeChecked())
    await expect(await canvas.findByRole('button', { name: '接着答第 2 页' })).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: '否' }))
    await waitFor(() => expect(localStorage.getItem(keptFor(member.userId))).toContain('"work":"no"'))
  },
})

export const Cleared = meta.story({
  name: '清空重填',
  parameters: { session: member },
  beforeEach() {
    localStorage.setItem(keptFor(member.userId), JSON.stringify({ answers: { work: 'yes', pay: 5200 } }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '清空重填' }))
    await waitFor(() => expect(canvas.getByRole('radio', { name: '是' })).not.toBeChecked())
    await expect(localStorage.getItem(keptFor(member.userId))).toBeNull()
  },
})

export const LongText = meta.story({ name: '很长的题目', args: { shown: longQuestionnaire }, play: fitsSideways })

export const Narrow = LongText.extend({ name: '手机', globals: narrow })
