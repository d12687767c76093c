import { expect } from 'storybook/test'
import { codes } from '#contract/codes'
import { getInvitation } from '#contract/members'
import { fetchUserInfo } from '#contract/session'
import { createCaptcha, registerCompany } from '#contract/sign-in'
import { invitation } from '#mocks/fixtures/members'
import { employer, picture, signedInEmployer } from '#mocks/fixtures/session'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { Where } from '../../../../../.storybook/Where.tsx'
import { type Hand, register, registerEmpty } from '../testing.register.ts'
import { CompanyRegisterPage } from './CompanyRegisterPage.tsx'

const meta = preview.meta({
  id: 'page-company-register',
  title: '页面/登录注册/单位注册 CompanyRegisterPage',
  component: CompanyRegisterPage,
  parameters: { route: '/org/register' },
  beforeEach({ msw }) {
    msw.use(
      mock(createCaptcha).returns(picture),
      mock(registerCompany).returns(signedInEmployer),
      mock(fetchUserInfo).returns(employer),
    )
  },
})

const fillIn = async (hand: Hand) => {
  const { canvas, userEvent } = hand
  await userEvent.type(canvas.getByRole('textbox', { name: /单位名称/ }), '赣州市𠮷祥·䶮达智能装备有限公司')
  await userEvent.type(canvas.getByRole('textbox', { name: /统一社会信用代码/ }), '91360700MA35L12344')
  await userEvent.type(canvas.getByRole('textbox', { name: /联系人姓名/ }), '欧阳·䶮𠮷')
  await register(hand)
}

export const Empty = meta.story({ name: '没有填写就注册：错误在各栏', play: registerEmpty })

export const Filled = meta.story({
  name: '注册并登录',
  render: () => (
    <>
      <CompanyRegisterPage />
      <Where />
    </>
  ),
  play: async hand => {
    await fillIn(hand)
    await expect(await hand.canvas.findByText('/manage/center')).toBeVisible()
  },
})

export const Refused = meta.story({
  name: '服务不同意：说明在那一栏，填写的内容还在',
  beforeEach({ msw }) {
    msw.use(
      mock(registerCompany).refuses({
        code: codes.invalid,
        msg: '请检查填写的内容',
        data: { fields: { creditCode: '这个单位已经注册过' } },
      }),
    )
  },
  play: async hand => {
    await fillIn(hand)
    await expect((await hand.canvas.findAllByText('这个单位已经注册过')).length).toBeGreaterThan(1)
    await expect(hand.canvas.getByRole('textbox', { name: /手机号/ })).toHaveValue('13970000001')
  },
})

export const Invited = meta.story({
  name: '按邀请加入单位',
  parameters: { route: '/org/register?join=ZHVtbXktaW52aXRhdGlvbg' },
  beforeEach({ msw }) {
    msw.use(mock(getInvitation).returns(invitation))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '加入单位' })).toBeVisible()
    await expect(await canvas.findByText('江西赣江新区示范电子科技有限公司邀请您加入')).toBeVisible()
    await expect(canvas.queryByRole('textbox', { name: /单位名称/ })).not.toBeInTheDocument()
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
