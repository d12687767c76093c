import { expect } from 'storybook/test'
import { codes } from '#contract/codes'
import { fetchUserInfo } from '#contract/session'
import { autoLogin } from '#contract/sign-in'
import { employer, member, signedInEmployer } from '#mocks/fixtures/session'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { Where } from '../../../../../.storybook/Where.tsx'
import { AutoLoginPage } from './AutoLoginPage.tsx'

const meta = preview.meta({
  id: 'page-auto-login',
  title: '页面/登录注册/自动登录 AutoLoginPage',
  component: AutoLoginPage,
  parameters: { route: '/auto-login?ticket=one-use-only' },
})

export const Loading = meta.story({
  name: '正在登录',
  beforeEach({ msw }) {
    msw.use(mock(autoLogin).hangs())
  },
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { level: 1, name: '正在登录' })).toBeVisible(),
})

export const Filled = meta.story({
  name: '登录成功',
  render: () => (
    <>
      <AutoLoginPage />
      <Where />
    </>
  ),
  beforeEach({ msw }) {
    msw.use(mock(autoLogin).returns(signedInEmployer), mock(fetchUserInfo).returns(employer))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('/manage/center')).toBeVisible(),
})

export const SignedIn = meta.story({
  name: '已用别的账号登录：先问',
  parameters: { session: member },
  render: () => (
    <>
      <AutoLoginPage />
      <Where />
    </>
  ),
  // Nothing is asked of the service yet: an unanswered call would fail the story.
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '要换一个账号登录吗？' })).toBeVisible()
    await expect(canvas.getByText(/您现在登录的是“阿依古丽·䶮𠮷”/)).toBeVisible()
  },
})

export const Changed = SignedIn.extend({
  name: '同意之后才换账号',
  beforeEach({ msw }) {
    msw.use(mock(autoLogin).returns(signedInEmployer), mock(fetchUserInfo).returns(employer))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '换账号登录' }))
    await expect(await canvas.findByText('/manage/center')).toBeVisible()
  },
})

export const Kept = meta.story({
  name: '保留现在的账号',
  parameters: { session: member },
  render: () => (
    <>
      <AutoLoginPage />
      <Where />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '保留现在的账号' }))
    await expect(await canvas.findByText('/')).toBeVisible()
  },
})

export const Failed = meta.story({
  name: '凭据用过了',
  beforeEach({ msw }) {
    msw.use(mock(autoLogin).refuses({ code: codes.notFound, msg: '登录链接已经失效。' }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/登录链接已经失效/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: '个人登录' })).toHaveAttribute('href', '/user/login')
  },
})

export const Empty = meta.story({
  name: '链接不完整',
  parameters: { route: '/auto-login' },
  play: async ({ canvas }) => expect(canvas.getByText(/登录链接不完整/)).toBeVisible(),
})

export const Narrow = Empty.extend({ name: '手机', globals: narrow, play: fitsSideways })
