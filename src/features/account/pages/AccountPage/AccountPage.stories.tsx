import { expect, waitFor } from 'storybook/test'
import {
  getAccount,
  listConsents,
  listDevices,
  previewCancellation,
  updateCompanyPassword,
  updateMemberPassword,
} from '#contract/account'
import { listMembers } from '#contract/members'
import { account, consents, devices, freeToLeave } from '#mocks/fixtures/account'
import { membersForOwner } from '#mocks/fixtures/members'
import { employer, member } from '#mocks/fixtures/session'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { AccountPage } from './AccountPage.tsx'

const meta = preview.meta({
  id: 'page-account',
  title: '页面/账号/账号管理 AccountPage',
  component: AccountPage,
  parameters: { route: '/manage/account', session: member },
  beforeEach({ msw }) {
    msw.use(
      mock(getAccount).returns(account),
      mock(listDevices).returns({ list: devices }),
      mock(listConsents).returns({ list: consents }),
      mock(previewCancellation).returns(freeToLeave),
    )
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(getAccount).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(getAccount).fails())
  },
  play: offersRetry,
})

export const Empty = meta.story({
  name: '刚注册，什么都没有绑定',
  beforeEach({ msw }) {
    msw.use(mock(listDevices).returns({ list: devices.slice(0, 1) }), mock(listConsents).returns({ list: [] }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('未绑定')).toBeVisible()
    await waitFor(() => expect(canvas.getByText('还没有同意记录')).toBeVisible())
  },
})

export const Filled = meta.story({
  name: '个人',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: '登录设备' })).toBeVisible()
    await expect(await canvas.findByRole('link', { name: '注销账号' })).toBeVisible()
  },
})

export const Employer = meta.story({
  name: '单位的安全中心',
  parameters: { route: '/enterprise/security', session: employer },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '安全中心' })).toBeVisible()
    await expect(await canvas.findByRole('heading', { level: 2, name: '登录设备' })).toBeVisible()
  },
})

export const EmployerAccount = meta.story({
  name: '单位的账号资料',
  parameters: { route: '/enterprise/account', session: employer },
  beforeEach({ msw }) {
    msw.use(mock(listMembers).returns({ members: membersForOwner, invitations: [] }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: '同意记录' })).toBeVisible()
    await expect(await canvas.findByRole('button', { name: '邀请成员' })).toBeVisible()
  },
})

export const Password = meta.story({
  name: '修改密码，回到总览',
  parameters: { route: '/manage/account?part=password' },
  play: async ({ canvas, msw, userEvent }) => {
    msw.use(mock(updateMemberPassword).returns({ ok: true }))
    await userEvent.type(await canvas.findByLabelText(/^原密码/, { selector: 'input' }), '赣江边的一棵老樟树')
    await userEvent.type(canvas.getByLabelText(/^新密码/, { selector: 'input' }), '抚河夜里的灯火很亮')
    await userEvent.click(canvas.getByRole('button', { name: '修改密码' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: '账号管理' })).toBeVisible()
  },
})

export const EmployerPassword = meta.story({
  name: '单位成员修改密码，回到安全中心',
  parameters: { route: '/enterprise/security?part=password', session: employer },
  play: async ({ canvas, msw, userEvent }) => {
    msw.use(mock(updateCompanyPassword).returns({ ok: true }))
    await userEvent.type(await canvas.findByLabelText(/^原密码/, { selector: 'input' }), '赣江边的一棵老樟树')
    await userEvent.type(canvas.getByLabelText(/^新密码/, { selector: 'input' }), '抚河夜里的灯火很亮')
    await userEvent.click(canvas.getByRole('button', { name: '修改密码' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: '安全中心' })).toBeVisible()
  },
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/Windows 电脑/)
    await fitsSideways({ canvasElement })
  },
})
