import { expect } from 'storybook/test'
import { listMembers } from '#contract/members'
import { members, reader } from '#mocks/fixtures/members'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { RoleTooLow } from './RoleTooLow.tsx'

const meta = preview.meta({
  id: 'session-role-too-low',
  title: '业务/登录注册/没有权限 RoleTooLow',
  component: RoleTooLow,
  args: { least: 'recruiter' as const },
  parameters: { session: reader },
  beforeEach({ msw }) {
    msw.use(mock(listMembers).returns({ members, invitations: [] }))
  },
})

export const Filled = meta.story({
  name: '说明要什么权限、找谁',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '这里需要“招聘专员”权限' })).toBeVisible()
    await expect(await canvas.findByText(/请联系本单位管理员：欧阳䶮、熊丽华/)).toBeVisible()
    await expect(canvas.getByText(/您的角色是“用人部门”/)).toBeVisible()
  },
})

export const Loading = meta.story({
  name: '还不知道管理员是谁',
  beforeEach({ msw }) {
    msw.use(mock(listMembers).hangs())
  },
  play: async ({ canvas }) => expect(canvas.getByText(/请联系本单位管理员。/)).toBeVisible(),
})

export const Failed = meta.story({
  name: '没有取到管理员的姓名',
  beforeEach({ msw }) {
    msw.use(mock(listMembers).fails())
  },
  play: async ({ canvas }) => expect(canvas.getByText(/请联系本单位管理员。/)).toBeVisible(),
})

export const Empty = meta.story({
  name: '没有管理员',
  args: { least: 'owner' as const },
  beforeEach({ msw }) {
    msw.use(mock(listMembers).returns({ members: members.filter(({ self }) => self), invitations: [] }))
  },
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { name: '这里需要“管理员”权限' })).toBeVisible(),
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
