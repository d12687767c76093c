import { expect, fn, screen, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import type { CompanyRole } from '#contract/company-roles'
import { membersForOwner } from '#mocks/fixtures/members'
import { CallRefused } from '#platform/transport'
import { narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { MemberRole } from './MemberRole.tsx'

const [own = null, , recruiter = null] = membersForOwner
const last = '单位至少要有一位管理员，请先把另一位成员设为管理员'

const meta = preview.meta({
  id: 'account-member-role',
  title: '业务/账号/更改角色 MemberRole',
  component: MemberRole,
  args: { member: recruiter, onClose: fn(), onChange: fn<(role: CompanyRole) => Promise<void>>(async () => undefined) },
})

export const Filled = meta.story({
  name: '改为管理员',
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: /管理员/ }))
    await userEvent.click(screen.getByRole('button', { name: '保存角色' }))
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('owner'))
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
})

export const Refused = meta.story({
  name: '最后一位管理员',
  args: {
    member: own,
    onChange: fn<(role: CompanyRole) => Promise<void>>(async () => {
      throw new CallRefused({ code: codes.wrongState, msg: last, data: null })
    }),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: /用人部门/ }))
    await waitFor(() => expect(screen.getByText(/这是您自己的角色/)).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: '保存角色' }))
    await waitFor(() => expect(screen.getByText(last)).toBeVisible())
  },
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async () => waitFor(() => expect(screen.getByRole('dialog', { name: /更改刘·𠮷祥的角色/ })).toBeVisible()),
})
