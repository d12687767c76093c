import { expect, waitFor } from 'storybook/test'
import { userTypes } from '#contract/session'
import { createCaptcha, retrieveMemberPassword } from '#contract/sign-in'
import { picture } from '#mocks/fixtures/session'
import { mock } from '#mocks/mock'
import preview from '../../../../../.storybook/preview.tsx'
import { RetrievalForm } from './RetrievalForm.tsx'

const meta = preview.meta({
  id: 'session-retrieval-form',
  title: '业务/登录注册/找回密码表单 RetrievalForm',
  component: RetrievalForm,
  args: { userType: userTypes.individual },
  beforeEach({ msw }) {
    msw.use(mock(createCaptcha).returns(picture), mock(retrieveMemberPassword).returns({ ok: true }))
  },
})

export const ByEmail = meta.story({
  name: '用邮箱找回',
  play: async ({ canvas, msw, userEvent }) => {
    let way = ''
    msw.use(
      mock(retrieveMemberPassword).answers(input => {
        way = input.way
        return { ok: true }
      }),
    )
    await userEvent.click(canvas.getByRole('tab', { name: '邮箱找回' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: /已绑定的邮箱/ }), 'wang@example.com')
    await userEvent.type(canvas.getByRole('textbox', { name: /邮箱验证码/ }), '246810')
    await userEvent.type(canvas.getByLabelText(/^新密码/), '赣江边的一棵老樟树')
    await userEvent.click(canvas.getByRole('button', { name: '更新密码' }))
    await waitFor(() => expect(way).toBe('email'))
  },
})

export const Empty = meta.story({
  name: '没有填写',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '更新密码' }))
    await expect(await canvas.findByRole('group', { name: /处需要修改/ })).toHaveFocus()
  },
})
