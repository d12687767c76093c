import { expect } from 'storybook/test'
import { codes } from '#contract/codes'
import { getInvitation, joinCompany, sendJoinCode } from '#contract/members'
import { fetchUserInfo } from '#contract/session'
import { closedInvitation, invitation, reader } from '#mocks/fixtures/members'
import { codeSent, member, signedInEmployer } from '#mocks/fixtures/session'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { Where } from '../../../../../.storybook/Where.tsx'
import { Joining } from './Joining.tsx'

const meta = preview.meta({
  id: 'session-joining',
  title: '业务/登录注册/加入单位 Joining',
  component: Joining,
  args: { token: 'ZHVtbXktaW52aXRhdGlvbg' },
  parameters: { route: '/org/register?join=ZHVtbXktaW52aXRhdGlvbg' },
  beforeEach({ msw }) {
    msw.use(
      mock(getInvitation).returns(invitation),
      mock(sendJoinCode).returns(codeSent),
      mock(joinCompany).returns(signedInEmployer),
      mock(fetchUserInfo).returns(reader),
    )
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(getInvitation).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(getInvitation).fails())
  },
  play: offersRetry,
})

export const Empty = meta.story({
  name: '没有填写就加入：错误在各栏',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '加入单位' }))
    await expect(await canvas.findByRole('group', { name: /处需要修改/ })).toHaveFocus()
    await expect(canvas.getByRole('link', { name: '请填写 6 位短信验证码' })).toHaveAttribute('href', '#code')
    await expect(canvas.getByRole('textbox', { name: /您的姓名/ })).toHaveValue('涂志强')
  },
})

export const Filled = meta.story({
  name: '验证手机，加入并登录',
  render: args => (
    <>
      <Joining {...args} />
      <Where />
    </>
  ),
  play: async ({ canvas, userEvent, step }) => {
    await step('说清是哪家单位、什么角色', async () => {
      await expect(await canvas.findByText('江西赣江新区示范电子科技有限公司邀请您加入')).toBeVisible()
      await expect(canvas.getByText(/角色：招聘专员/)).toBeVisible()
    })
    await step('获取验证码', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }))
      await expect(await canvas.findByText('验证码已发送到 138****2201，5 分钟内有效')).toBeVisible()
    })
    await step('加入', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: /短信验证码/ }), '246810')
      await userEvent.type(canvas.getByLabelText(/^设置密码/), '赣江边的一棵老樟树')
      await userEvent.click(canvas.getByRole('checkbox', { name: /我已阅读并同意/ }))
      await userEvent.click(canvas.getByRole('button', { name: '加入单位' }))
      await expect(await canvas.findByText('/manage/center')).toBeVisible()
    })
  },
})

export const Refused = meta.story({
  name: '验证码不对，填写的内容还在',
  beforeEach({ msw }) {
    const words = '短信验证码不正确或已过期'
    msw.use(mock(joinCompany).refuses({ code: codes.codeWrong, msg: words, data: { fields: { code: words } } }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /短信验证码/ }), '111111')
    await userEvent.type(canvas.getByLabelText(/^设置密码/), '赣江边的一棵老樟树')
    await userEvent.click(canvas.getByRole('checkbox', { name: /我已阅读并同意/ }))
    await userEvent.click(canvas.getByRole('button', { name: '加入单位' }))
    await expect((await canvas.findAllByText('短信验证码不正确或已过期')).length).toBeGreaterThan(1)
    await expect(canvas.getByRole('textbox', { name: /您的姓名/ })).toHaveValue('涂志强')
  },
})

export const SignedIn = meta.story({
  name: '已用别的账号登录',
  parameters: { session: member },
  play: async ({ canvas }) => expect(await canvas.findByText(/您现在登录的是“阿依古丽·䶮𠮷”/)).toBeVisible(),
})

export const Expired = meta.story({
  name: '已过期',
  beforeEach({ msw }) {
    msw.use(mock(getInvitation).returns(closedInvitation('expired')))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('邀请已过期')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '加入单位' })).not.toBeInTheDocument()
  },
})

export const Used = meta.story({
  name: '已使用：去登录',
  beforeEach({ msw }) {
    msw.use(mock(getInvitation).returns(closedInvitation('used')))
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: '去登录' })).toHaveAttribute('href', '/org/login'),
})

export const Withdrawn = meta.story({
  name: '已撤回',
  beforeEach({ msw }) {
    msw.use(mock(getInvitation).returns(closedInvitation('withdrawn')))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('邀请已撤回')).toBeVisible(),
})

export const Unknown = meta.story({
  name: '链接无效',
  beforeEach({ msw }) {
    msw.use(mock(getInvitation).returns(closedInvitation('unknown')))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('邀请链接无效')).toBeVisible(),
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: '加入单位' })
    await fitsSideways({ canvasElement })
  },
})
