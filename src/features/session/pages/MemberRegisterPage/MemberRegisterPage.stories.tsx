import { expect } from 'storybook/test'
import { codes } from '#contract/codes'
import { fetchUserInfo } from '#contract/session'
import { createCaptcha, registerMember } from '#contract/sign-in'
import { member, picture, signedInMember } from '#mocks/fixtures/session'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { Where } from '../../../../../.storybook/Where.tsx'
import { register, registerEmpty } from '../testing.register.ts'
import { MemberRegisterPage } from './MemberRegisterPage.tsx'

const meta = preview.meta({
  id: 'page-member-register',
  title: '页面/登录注册/个人注册 MemberRegisterPage',
  component: MemberRegisterPage,
  parameters: { route: '/user/register' },
  beforeEach({ msw }) {
    msw.use(
      mock(createCaptcha).returns(picture),
      mock(registerMember).returns(signedInMember),
      mock(fetchUserInfo).returns(member),
    )
  },
})

export const Empty = meta.story({ name: '没有填写就注册：错误在各栏', play: registerEmpty })

export const Filled = meta.story({
  name: '注册并登录',
  render: () => (
    <>
      <MemberRegisterPage />
      <Where />
    </>
  ),
  play: async hand => {
    await register(hand)
    await expect(await hand.canvas.findByText('/manage/center?registered=1')).toBeVisible()
  },
})

export const Refused = meta.story({
  name: '服务不同意：说明在那一栏，填写的内容还在',
  beforeEach({ msw }) {
    msw.use(
      mock(registerMember).refuses({
        code: codes.invalid,
        msg: '请检查填写的内容',
        data: { fields: { code: '短信验证码不正确' } },
      }),
    )
  },
  play: async hand => {
    await register(hand)
    await expect((await hand.canvas.findAllByText('短信验证码不正确')).length).toBeGreaterThan(1)
    await expect(hand.canvas.getByRole('textbox', { name: /手机号/ })).toHaveValue('13970000001')
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })

export const OnTheWay = meta.story({
  name: '说明注册后去哪里',
  parameters: { route: '/user/register?redirectUri=%2Fjob-details%2F12' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('注册后继续查看和投递这个职位')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '已有账号？去登录' })).toHaveAttribute(
      'href',
      '/user/login?redirectUri=%2Fjob-details%2F12',
    )
  },
})
