import { expect, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import { fetchUserInfo, userTypes } from '#contract/session'
import { createCaptcha, loginMember } from '#contract/sign-in'
import { member, picture, signedInMember } from '#mocks/fixtures/session'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { Where } from '../../../../../.storybook/Where.tsx'
import { LoginForm } from './LoginForm.tsx'

interface Hand {
  canvas: { getByRole(role: string, options: { name: string }): HTMLElement }
  userEvent: { click(element: Element): Promise<void> }
}

const byPassword = ({ canvas, userEvent }: Hand) => userEvent.click(canvas.getByRole('tab', { name: '密码登录' }))

const meta = preview.meta({
  id: 'session-login-form',
  title: '业务/登录注册/登录表单 LoginForm',
  component: LoginForm,
  args: { userType: userTypes.individual },
  parameters: { route: '/user/login' },
  beforeEach({ msw }) {
    msw.use(
      mock(createCaptcha).returns(picture),
      mock(loginMember).returns(signedInMember),
      mock(fetchUserInfo).returns(member),
    )
  },
})

export const Empty = meta.story({
  name: '没有填写就登录',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '登录' }))
    await expect(await canvas.findByRole('group', { name: '有 2 处需要修改' })).toHaveFocus()
    await expect(canvas.getByRole('link', { name: '请填写手机号' })).toHaveAttribute('href', '#phone')
  },
})

export const Filled = meta.story({
  name: '密码登录之后回到原来的页面，号码不用再填',
  parameters: { route: '/user/login?redirectUri=%2Fjob-details%2F1001' },
  render: args => (
    <>
      <LoginForm {...args} />
      <Where />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /手机号/ }), '13970000001')
    await byPassword({ canvas, userEvent })
    await expect(canvas.getByRole('textbox', { name: /手机号/ })).toHaveValue('13970000001')
    await userEvent.type(canvas.getByLabelText(/^密码/, { selector: 'input' }), '赣江边的一棵树')
    await userEvent.click(canvas.getByRole('button', { name: '登录' }))
    await expect(await canvas.findByText('/job-details/1001')).toBeVisible()
  },
})

export const Guarded = meta.story({
  name: '几次不对之后要验证码，填写的内容还在',
  beforeEach({ msw }) {
    msw.use(
      mock(loginMember).refuses({
        code: codes.credentialsWrong,
        msg: '手机号或密码不正确',
        data: { captcha: true },
      }),
    )
  },
  play: async ({ canvas, msw, step, userEvent }) => {
    await byPassword({ canvas, userEvent })
    await userEvent.type(canvas.getByRole('textbox', { name: /手机号/ }), '13970000001')
    await userEvent.type(canvas.getByLabelText(/^密码/, { selector: 'input' }), 'not the right one')
    await step('密码不对', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '登录' }))
      await expect(await canvas.findByText('手机号或密码不正确')).toBeVisible()
      await expect(canvas.getByRole('textbox', { name: /手机号/ })).toHaveValue('13970000001')
    })
    await step('不填验证码不能再试', async () => {
      await canvas.findByRole('textbox', { name: /图形验证码/ })
      await userEvent.click(canvas.getByRole('button', { name: '登录' }))
      await expect((await canvas.findAllByText('请填写验证码')).length).toBeGreaterThan(0)
    })
    await step('带着验证码登录', async () => {
      let answer = ''
      msw.use(
        mock(loginMember).answers(input => {
          answer = input.way === 'password' ? (input.captcha?.answer ?? '') : ''
          return signedInMember
        }),
      )
      await canvas.findByRole('img', { name: /图片验证码/ })
      await userEvent.type(canvas.getByRole('textbox', { name: /图形验证码/ }), 'K7MP')
      await userEvent.click(canvas.getByRole('button', { name: '登录' }))
      await waitFor(() => expect(answer).toBe('K7MP'))
    })
  },
})

export const Pending = meta.story({
  name: '密码登录：验证码还没有取到',
  beforeEach({ msw }) {
    msw.use(
      mock(loginMember).refuses({ code: codes.credentialsWrong, msg: '手机号或密码不正确', data: { captcha: true } }),
      mock(createCaptcha).hangs(),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await byPassword({ canvas, userEvent })
    await userEvent.type(canvas.getByRole('textbox', { name: /手机号/ }), '13970000001')
    await userEvent.type(canvas.getByLabelText(/^密码/, { selector: 'input' }), 'not the right one')
    await userEvent.click(canvas.getByRole('button', { name: '登录' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: /图形验证码/ }), 'K7MP')
    await userEvent.click(canvas.getByRole('button', { name: '登录' }))
    await expect(await canvas.findByRole('link', { name: '验证码还没有取到，请稍等片刻再试' })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /图形验证码/ })).toHaveValue('K7MP')
  },
})

export const ByCode = meta.story({
  name: '求职者先是短信登录，填了号码才要图形验证码',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('tab', { name: '短信登录' })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getAllByRole('textbox')).toHaveLength(2)
    await userEvent.type(canvas.getByRole('textbox', { name: /手机号/ }), '13970000001')
    await expect(await canvas.findByRole('textbox', { name: /图形验证码/ })).toBeVisible()
  },
})

export const Employer = meta.story({
  name: '单位先是密码登录',
  args: { userType: userTypes.employer },
  parameters: { route: '/org/login' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('tab', { name: '密码登录' })).toHaveAttribute('aria-selected', 'true'),
})

export const Narrow = ByCode.extend({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /手机号/ }), '13970000001')
    await canvas.findByRole('textbox', { name: /图形验证码/ })
    await fitsSideways({ canvasElement })
  },
})
