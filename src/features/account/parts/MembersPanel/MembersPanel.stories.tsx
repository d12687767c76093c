import { expect, screen, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import {
  changeMemberRole,
  inviteMember,
  listMembers,
  removeMember,
  renameMember,
  withdrawInvitation,
} from '#contract/members'
import { fetchUserInfo } from '#contract/session'
import { employerUser } from '#mocks/fixtures/employer'
import { invitations, members, membersForOwner, reader } from '#mocks/fixtures/members'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { MembersPanel } from './MembersPanel.tsx'

const meta = preview.meta({
  id: 'account-members-panel',
  title: '业务/账号/成员与权限 MembersPanel',
  component: MembersPanel,
  parameters: { session: employerUser, route: '/enterprise/account' },
  beforeEach({ msw }) {
    msw.use(
      mock(listMembers).returns({ members: membersForOwner, invitations }),
      mock(inviteMember).returns({ id: invitations[0]?.id ?? '', renewed: false, expiresAt: 0 }),
      mock(withdrawInvitation).returns({ ok: true }),
      mock(changeMemberRole).returns({ ok: true }),
      mock(removeMember).returns({ ok: true }),
      mock(renameMember).returns({ ok: true }),
      mock(fetchUserInfo).returns(employerUser),
    )
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listMembers).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listMembers).fails())
  },
  play: offersRetry,
})

export const Empty = meta.story({
  name: '没有成员',
  beforeEach({ msw }) {
    msw.use(mock(listMembers).returns({ members: [], invitations: [] }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('还没有成员')).toBeVisible(),
})

export const Filled = meta.story({
  name: '管理员邀请、改角色、移除、撤回',
  play: async ({ canvas, userEvent, step }) => {
    await step('邀请', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: '邀请成员' }))
      await userEvent.type(await screen.findByRole('textbox', { name: /^姓名/ }), '涂志强')
      await userEvent.type(screen.getByRole('textbox', { name: /^手机号/ }), '13970000081')
      await userEvent.click(screen.getByRole('button', { name: '发送邀请' }))
      await waitFor(() => expect(screen.getByText('已向涂志强发送邀请短信')).toBeVisible())
    })
    await step('改角色', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '更改刘·𠮷祥的角色' }))
      await userEvent.click(await screen.findByRole('radio', { name: /管理员/ }))
      await userEvent.click(screen.getByRole('button', { name: '保存角色' }))
      await waitFor(() => expect(screen.getByText('刘·𠮷祥的角色已改为“管理员”')).toBeVisible())
    })
    await step('移除', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: '移除阿卜杜拉·热合曼' }))
      await userEvent.click(await screen.findByRole('button', { name: '移除成员' }))
      await waitFor(() => expect(screen.getByText('阿卜杜拉·热合曼已移除')).toBeVisible())
    })
    await step('撤回邀请', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: '撤回对涂志强的邀请' }))
      await userEvent.click(await screen.findByRole('button', { name: '撤回邀请' }))
      await waitFor(() => expect(screen.getByText('邀请已撤回')).toBeVisible())
    })
  },
})

export const Renewing = meta.story({
  name: '再次邀请：姓名和角色已填好',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /再次邀请买买提明/ }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^姓名/ })).toHaveValue(invitations[1]?.name))
    await expect(screen.getByRole('radio', { name: /用人部门/ })).toBeChecked()
  },
})

export const Refused = meta.story({
  name: '最后一位管理员不能移除',
  beforeEach({ msw }) {
    const msg = '单位至少要有一位管理员，请先把另一位成员设为管理员'
    msw.use(mock(removeMember).refuses({ code: codes.wrongState, msg }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '移除熊丽华' }))
    await userEvent.click(await screen.findByRole('button', { name: '移除成员' }))
    await waitFor(() => expect(screen.getByText(/单位至少要有一位管理员/)).toBeVisible())
  },
})

export const Reader = meta.story({
  name: '其他成员：只能看和改自己的姓名，知道找谁',
  parameters: { session: reader },
  beforeEach({ msw }) {
    let shown = members
    msw.use(
      mock(listMembers).answers(() => ({ members: shown, invitations: [] })),
      mock(renameMember).answers(({ name }) => {
        shown = members.map(member => (member.self ? { ...member, name } : member))
        return { ok: true }
      }),
      mock(fetchUserInfo).returns(reader),
    )
  },
  play: async ({ canvas, userEvent, step }) => {
    await expect(await canvas.findByText(/需要更多权限请联系：欧阳䶮、熊丽华/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '邀请成员' })).not.toBeInTheDocument()
    await step('改自己的姓名', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '修改我的姓名' }))
      const field = await screen.findByRole('textbox', { name: /^姓名/ })
      await userEvent.clear(field)
      await userEvent.type(field, '阿卜杜拉·䶮')
      await userEvent.click(screen.getByRole('button', { name: '保存姓名' }))
      await waitFor(() => expect(screen.getByText('姓名已修改')).toBeVisible())
      await waitFor(() => expect(canvas.getByRole('rowheader', { name: /阿卜杜拉·䶮/ })).toBeVisible())
    })
  },
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('欧阳䶮')
    await fitsSideways({ canvasElement })
  },
})
