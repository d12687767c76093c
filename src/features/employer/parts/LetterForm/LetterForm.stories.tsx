import { expect, fn, screen, waitFor } from 'storybook/test'
import { answerTogether } from '#contract/received'
import { employerUser } from '#mocks/fixtures/employer'
import { mock } from '#mocks/mock'
import { narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { LetterForm } from './LetterForm.tsx'

const id = '8a1f2c44-0c5d-4a7e-9b10-5d2b7e0c1f01'

/** What the service was told. */
const told = fn<(words: string) => void>()
const takes = mock(answerTogether).answers(({ words }) => {
  told(words)
  return { results: [{ name: '欧阳䶮', obstacle: '' }] }
})

const meta = preview.meta({
  id: 'biz-employer-letter-form',
  title: '业务/单位中心/给求职者留言 LetterForm',
  component: LetterForm,
  args: { id },
  parameters: { session: employerUser },
  beforeEach({ msw }) {
    told.mockClear()
    msw.use(takes)
  },
})

export const Filled = meta.story({
  name: '写好，发送',
  play: async ({ canvas, userEvent }) => {
    const words = canvas.getByRole('textbox', { name: /^给求职者留言/ })
    await userEvent.type(words, '周三上午方便吗？')
    await userEvent.click(canvas.getByRole('button', { name: '发送留言' }))
    await expect(await screen.findByText('已发给求职者')).toBeInTheDocument()
    await waitFor(() => expect(words).toHaveValue(''))
    await expect(told.mock.calls).toEqual([['周三上午方便吗？']])
  },
})

export const Empty = meta.story({
  name: '空的不发',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '发送留言' }))
    const words = canvas.getByRole('textbox', { name: /^给求职者留言/ })
    await waitFor(() => expect(words).toHaveAccessibleDescription(/请填写留言/))
    await expect(told).not.toHaveBeenCalled()
  },
})

export const Withdrawn = meta.story({
  name: '刚刚撤回，字还在',
  beforeEach({ msw }) {
    const obstacle = '这份投递“已撤回”，不能再发消息'
    msw.use(mock(answerTogether).returns({ results: [{ name: '欧阳䶮', obstacle }] }))
  },
  play: async ({ canvas, userEvent }) => {
    const words = canvas.getByRole('textbox', { name: /^给求职者留言/ })
    await userEvent.type(words, '周三上午方便吗？')
    await userEvent.click(canvas.getByRole('button', { name: '发送留言' }))
    await expect(await canvas.findByText('这份投递“已撤回”，不能再发消息')).toBeVisible()
    await expect(words).toHaveValue('周三上午方便吗？')
  },
})

export const Loading = meta.story({
  name: '正在发送',
  beforeEach({ msw }) {
    msw.use(mock(answerTogether).hangs())
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^给求职者留言/ }), '您好')
    await userEvent.click(canvas.getByRole('button', { name: '发送留言' }))
    await expect(await canvas.findByRole('button', { name: /发送留言.*请稍候/ })).toHaveAttribute('aria-busy', 'true')
  },
})

export const Failed = meta.story({
  name: '没有发出去，字还在',
  beforeEach({ msw }) {
    msw.use(mock(answerTogether).fails())
  },
  play: async ({ canvas, userEvent }) => {
    const words = canvas.getByRole('textbox', { name: /^给求职者留言/ })
    await userEvent.type(words, '您好')
    await userEvent.click(canvas.getByRole('button', { name: '发送留言' }))
    await expect(await canvas.findByText(/没有提交成功/)).toBeVisible()
    await expect(words).toHaveValue('您好')
  },
})

export const Narrow = Filled.extend({ name: '手机上', globals: narrow })
