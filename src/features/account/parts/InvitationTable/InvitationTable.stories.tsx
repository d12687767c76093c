import { expect, fn } from 'storybook/test'
import { invitations } from '#mocks/fixtures/members'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { InvitationTable } from './InvitationTable.tsx'

const meta = preview.meta({
  id: 'account-invitation-table',
  title: '业务/账号/待接受的邀请 InvitationTable',
  component: InvitationTable,
  args: { invitations, onRenew: fn(), onWithdraw: fn() },
})

export const Filled = meta.story({
  name: '一份有效，一份过期',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('已过期')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '再次邀请涂志强' }))
    await expect(args.onRenew).toHaveBeenCalledWith(invitations[0])
    await userEvent.click(canvas.getByRole('button', { name: '撤回对涂志强的邀请' }))
    await expect(args.onWithdraw).toHaveBeenCalledWith(invitations[0])
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
