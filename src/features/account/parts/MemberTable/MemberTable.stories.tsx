import { expect, fn } from 'storybook/test'
import { members, membersForOwner } from '#mocks/fixtures/members'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { MemberTable } from './MemberTable.tsx'

const onRole = fn()
const onRemove = fn()

const meta = preview.meta({
  id: 'account-member-table',
  title: '业务/账号/成员列表 MemberTable',
  component: MemberTable,
  args: { members: membersForOwner, actions: { onRole, onRemove } },
})

export const Owner = meta.story({
  name: '管理员看到的',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '更改刘·𠮷祥的角色' }))
    await expect(onRole).toHaveBeenCalledWith(membersForOwner[2])
    await userEvent.click(canvas.getByRole('button', { name: '移除熊丽华' }))
    await expect(onRemove).toHaveBeenCalledWith(membersForOwner[1])
    await expect(canvas.queryByRole('button', { name: '移除欧阳䶮' })).not.toBeInTheDocument()
  },
})

export const Others = meta.story({
  name: '其他成员看到的',
  args: { members, actions: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('本人')).toBeVisible()
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
})

export const LongText = meta.story({
  name: '很长的姓名，手机上',
  args: { members: membersForOwner.map(member => ({ ...member, name: '买买提明·吐尔逊江·阿布都热西提·䶮𠮷' })) },
  globals: narrow,
  play: fitsSideways,
})
