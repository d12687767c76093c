import { expect, fn, waitFor } from 'storybook/test'
import { updateCompanyPassword, updateMemberPassword } from '#contract/account'
import { codes } from '#contract/codes'
import { userTypes } from '#contract/session'
import { employer, member } from '#mocks/fixtures/session'
import { mock } from '#mocks/mock'
import preview from '../../../../../.storybook/preview.tsx'
import { PasswordChange } from './PasswordChange.tsx'

const meta = preview.meta({
  id: 'account-password-change',
  title: '业务/账号/修改密码 PasswordChange',
  component: PasswordChange,
  args: { userType: userTypes.individual, onDone: fn() },
  parameters: { session: member },
  beforeEach({ msw }) {
    msw.use(mock(updateMemberPassword).returns({ ok: true }))
  },
})

export const Filled = meta.story({
  name: '改好，点两次只改一次',
  play: async ({ args, canvas, msw, userEvent }) => {
    let asked = 0
    msw.use(
      mock(updateMemberPassword).answers(() => {
        asked += 1
        return { ok: true }
      }),
    )
    await userEvent.type(canvas.getByLabelText(/^原密码/, { selector: 'input' }), '赣江边的一棵老樟树')
    await userEvent.type(canvas.getByLabelText(/^新密码/, { selector: 'input' }), '抚河夜里的灯')
    await userEvent.type(canvas.getByLabelText(/^新密码/, { selector: 'input' }), '火很亮')
    await userEvent.dblClick(canvas.getByRole('button', { name: '修改密码' }))
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce())
    await expect(asked).toBe(1)
  },
})

export const Employer = meta.story({
  name: '单位成员改自己的密码',
  args: { userType: userTypes.employer, onDone: fn() },
  parameters: { session: employer },
  play: async ({ args, canvas, msw, userEvent }) => {
    const sent = fn<(values: { oldPassword: string; password: string }) => void>()
    msw.use(
      mock(updateCompanyPassword).answers(values => {
        sent(values)
        return { ok: true }
      }),
    )
    await userEvent.type(canvas.getByLabelText(/^原密码/, { selector: 'input' }), '赣江边的一棵老樟树')
    await userEvent.type(canvas.getByLabelText(/^新密码/, { selector: 'input' }), '抚河夜里的灯火很亮')
    await userEvent.click(canvas.getByRole('button', { name: '修改密码' }))
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce())
    await expect(sent.mock.calls).toEqual([[{ oldPassword: '赣江边的一棵老樟树', password: '抚河夜里的灯火很亮' }]])
    await expect(canvas.getByRole('link', { name: /不记得原密码/ })).toHaveAttribute('href', '/forget/pwd/1')
  },
})

export const Refused = meta.story({
  name: '原密码不对，填写的内容还在',
  beforeEach({ msw }) {
    const fields = { oldPassword: '密码不正确' }
    msw.use(mock(updateMemberPassword).refuses({ code: codes.invalid, msg: '请检查填写的内容', data: { fields } }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^原密码/, { selector: 'input' }), 'x')
    await userEvent.type(canvas.getByLabelText(/^新密码/, { selector: 'input' }), '抚河夜里的灯火很亮')
    await userEvent.click(canvas.getByRole('button', { name: '修改密码' }))
    await expect((await canvas.findAllByText('密码不正确')).length).toBeGreaterThan(0)
    await expect(canvas.getByLabelText(/^新密码/, { selector: 'input' })).toHaveValue('抚河夜里的灯火很亮')
  },
})

export const Empty = meta.story({
  name: '没有填写',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '修改密码' }))
    await expect(await canvas.findByRole('group', { name: '有 2 处需要修改' })).toHaveFocus()
  },
})
