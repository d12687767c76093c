import { type ComponentProps, useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import type { ParsedInputOf } from '#contract/endpoint'
import { answerTogether, listAnswerTemplates } from '#contract/received'
import { ownTemplates, receivedPage } from '#mocks/fixtures/applications'
import { employerUser } from '#mocks/fixtures/employer'
import { mock } from '#mocks/mock'
import { narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ApplicationBatch } from './ApplicationBatch.tsx'

/** What the service was told. */
const told = fn<(answer: ParsedInputOf<typeof answerTogether>) => void>()
const onDone = fn<(left: readonly string[]) => void>()
const ids = receivedPage.list.map(({ id }) => id)

const Batch = (props: ComponentProps<typeof ApplicationBatch>) => {
  const [step, setStep] = useState(props.step)
  return <ApplicationBatch {...props} step={step} onStepChange={setStep} />
}

const meta = preview.meta({
  id: 'biz-employer-application-batch',
  title: '业务/单位中心/批量处理 ApplicationBatch',
  component: ApplicationBatch,
  args: { people: receivedPage.list, step: '' as const, onStepChange: fn(), onDone },
  parameters: { session: employerUser },
  render: args => <Batch {...args} />,
  beforeEach({ msw }) {
    told.mockClear()
    onDone.mockClear()
    msw.use(
      mock(listAnswerTemplates).returns(ownTemplates),
      mock(answerTogether).answers(answer => {
        told(answer)
        return { results: receivedPage.list.map(({ name }) => ({ name, obstacle: '' })) }
      }),
    )
  },
})

export const Filled = meta.story({
  name: '两份一起更新并通知',
  play: async ({ userEvent }) => {
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: '改为' }), '不合适')
    await screen.findByRole('option', { name: '请补充材料' })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '常用答复' }), '请补充材料')
    await userEvent.click(screen.getByRole('button', { name: '更新并通知' }))
    await expect(await screen.findByText('已处理 2 份，并已通知求职者')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(told.mock.calls).toEqual([[{ ids, state: 'unfit', words: '{姓名}，您好！请补充会计证书的照片。' }]])
    await expect(onDone.mock.calls).toEqual([[[]]])
  },
})

export const Partly = meta.story({
  name: '有一份没有成，说明是谁、为什么',
  args: { step: 'hired' },
  beforeEach({ msw }) {
    const obstacle = '这份投递现在是“已查看”，不能改为“已录用”'
    const [one, other] = receivedPage.list.map(({ name }) => name)
    msw.use(
      mock(answerTogether).returns({
        results: [
          { name: one ?? '', obstacle },
          { name: other ?? '', obstacle: '' },
        ],
      }),
    )
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '更新并通知' }))
    await expect(await screen.findByText(/^阿依古丽·䶮：这份投递现在是“已查看”/)).toBeVisible()
    await expect(onDone.mock.calls).toEqual([[[ids[0]]]])
  },
})

export const Empty = meta.story({
  name: '只发消息，却没有写',
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '发送消息' }))
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /^给求职者的话/ })).toHaveAccessibleDescription(/请填写消息/),
    )
    await expect(told).not.toHaveBeenCalled()
  },
})

export const Failed = meta.story({
  name: '没有成，写的话还在',
  beforeEach({ msw }) {
    msw.use(mock(answerTogether).fails())
  },
  play: async ({ userEvent }) => {
    const words = await screen.findByRole('textbox', { name: /^给求职者的话/ })
    await userEvent.type(words, '请补充材料')
    await userEvent.click(screen.getByRole('button', { name: '发送消息' }))
    await expect(await screen.findByText(/没有提交成功/)).toBeVisible()
    await expect(words).toHaveValue('请补充材料')
  },
})

export const Loading = meta.story({
  name: '正在发送',
  args: { step: 'unfit' },
  beforeEach({ msw }) {
    msw.use(mock(answerTogether).hangs())
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '更新并通知' }))
    await expect(await screen.findByRole('button', { name: /^更新并通知.*请稍候/ })).toHaveAttribute(
      'aria-busy',
      'true',
    )
  },
})

export const Narrow = meta.story({ name: '手机上', globals: narrow })
