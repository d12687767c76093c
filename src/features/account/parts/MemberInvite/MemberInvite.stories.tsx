import { expect, fn, screen, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import { CallRefused } from '#platform/transport'
import { narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { type Invited, MemberInvite } from './MemberInvite.tsx'

const nobody: Invited = { name: '', phone: '', role: 'recruiter' }
const taken = '该手机号已有单位账号，请换一个手机号'

const meta = preview.meta({
  id: 'account-member-invite',
  title: '业务/账号/邀请成员 MemberInvite',
  component: MemberInvite,
  args: {
    open: true,
    initial: nobody,
    onOpenChange: fn<(open: boolean) => void>(),
    onInvite: fn<(invited: Invited) => Promise<void>>(async () => undefined),
  },
})

export const Filled = meta.story({
  name: '填写并发送',
  play: async ({ args, userEvent, step }) => {
    const send = await screen.findByRole('button', { name: '发送邀请' })
    await step('不填不能发送', async () => {
      await userEvent.click(send)
      await waitFor(() => expect(screen.getByRole('link', { name: '请填写手机号' })).toBeVisible())
      await expect(args.onInvite).not.toHaveBeenCalled()
    })
    await step('说明每个角色能做什么', async () => {
      await expect(screen.getByRole('radio', { name: /招聘专员/ })).toBeChecked()
      await expect(screen.getByText(/不能发布、答复或导出/)).toBeVisible()
    })
    await step('填好发送', async () => {
      await userEvent.type(screen.getByRole('textbox', { name: /^姓名/ }), '阿依古丽·䶮')
      await userEvent.type(screen.getByRole('textbox', { name: /^手机号/ }), '139 7000 0081')
      await userEvent.click(screen.getByRole('radio', { name: /用人部门/ }))
      await userEvent.click(send)
      await waitFor(() =>
        expect(args.onInvite).toHaveBeenCalledWith({ name: '阿依古丽·䶮', phone: '139 7000 0081', role: 'reader' }),
      )
    })
  },
})

export const Refused = meta.story({
  name: '手机号已有单位账号',
  args: {
    initial: { ...nobody, name: '涂志强', phone: '13970000082' },
    onInvite: fn<(invited: Invited) => Promise<void>>(async () => {
      throw new CallRefused({ code: codes.invalid, msg: '请检查填写的内容', data: { fields: { phone: taken } } })
    }),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '发送邀请' }))
    await waitFor(() => expect(screen.getByRole('link', { name: taken })).toBeVisible())
    await expect(screen.getByRole('textbox', { name: /^姓名/ })).toHaveValue('涂志强')
  },
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async () => waitFor(() => expect(screen.getByRole('dialog', { name: '邀请成员' })).toBeVisible()),
})
