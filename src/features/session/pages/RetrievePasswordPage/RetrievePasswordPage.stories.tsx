import { expect, screen, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import { createCaptcha, retrieveMemberPassword } from '#contract/sign-in'
import { picture } from '#mocks/fixtures/session'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { Where } from '../../../../../.storybook/Where.tsx'
import { RetrievePasswordPage } from './RetrievePasswordPage.tsx'

const meta = preview.meta({
  id: 'page-retrieve-password',
  title: '页面/登录注册/找回密码 RetrievePasswordPage',
  component: RetrievePasswordPage,
  parameters: { route: '/forget/pwd/2', path: '/forget/pwd/:id' },
  beforeEach({ msw }) {
    msw.use(mock(createCaptcha).returns(picture), mock(retrieveMemberPassword).returns({ ok: true }))
  },
})

interface Hand {
  canvas: {
    getByRole(role: string, options: { name: RegExp | string }): HTMLElement
    getByLabelText(label: RegExp): HTMLElement
  }
  userEvent: { click(element: Element): Promise<void>; type(element: Element, text: string): Promise<void> }
}

const fillIn = async ({ canvas, userEvent }: Hand) => {
  await userEvent.type(canvas.getByRole('textbox', { name: /手机号/ }), '13970000001')
  await userEvent.type(canvas.getByRole('textbox', { name: /短信验证码/ }), '246810')
  await userEvent.type(canvas.getByLabelText(/^新密码/), '赣江边的一棵老樟树')
  await userEvent.click(canvas.getByRole('button', { name: '更新密码' }))
}

export const Filled = meta.story({
  name: '更新之后去登录',
  parameters: { path: '*' },
  render: () => (
    <>
      <RetrievePasswordPage />
      <Where />
    </>
  ),
  play: async hand => {
    await fillIn(hand)
    await waitFor(() => expect(screen.getByText('密码已更新，请用新密码登录')).toBeVisible())
    await expect(await hand.canvas.findByText('/user/login')).toBeVisible()
  },
})

export const Refused = meta.story({
  name: '验证码不对',
  beforeEach({ msw }) {
    msw.use(mock(retrieveMemberPassword).refuses({ code: codes.codeWrong, msg: '短信验证码不正确' }))
  },
  play: async hand => {
    await fillIn(hand)
    await expect(await hand.canvas.findByText('短信验证码不正确')).toBeVisible()
  },
})

export const Employer = meta.story({
  name: '单位',
  parameters: { route: '/forget/pwd/1' },
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { level: 1, name: '单位找回密码' })).toBeVisible(),
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
