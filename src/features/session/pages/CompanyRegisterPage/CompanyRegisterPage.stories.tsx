import { expect, fn, screen } from 'storybook/test'
import { codes } from '#contract/codes'
import { updateLicence } from '#contract/employer'
import { uploadFile } from '#contract/files'
import { getInvitation } from '#contract/members'
import { fetchUserInfo } from '#contract/session'
import { createCaptcha, registerCompany } from '#contract/sign-in'
import { pendingLicence } from '#mocks/fixtures/employer'
import { uploaded } from '#mocks/fixtures/files'
import { invitation } from '#mocks/fixtures/members'
import { employer, picture, signedInEmployer } from '#mocks/fixtures/session'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { Where } from '../../../../../.storybook/Where.tsx'
import { type Hand, register, registerEmpty } from '../testing.register.ts'
import { CompanyRegisterPage } from './CompanyRegisterPage.tsx'

const handedIn = fn<(input: object) => void>()

const meta = preview.meta({
  id: 'page-company-register',
  title: '页面/登录注册/单位注册 CompanyRegisterPage',
  component: CompanyRegisterPage,
  parameters: { route: '/org/register' },
  beforeEach({ msw }) {
    handedIn.mockReset()
    msw.use(
      mock(uploadFile).returns(uploaded),
      mock(updateLicence).answers(input => {
        handedIn(input)
        return pendingLicence
      }),
      mock(createCaptcha).returns(picture),
      mock(registerCompany).returns(signedInEmployer),
      mock(fetchUserInfo).returns(employer),
    )
  },
})

interface Chooser {
  userEvent: Hand['userEvent'] & { upload(element: HTMLElement, file: File): Promise<void> }
}

const fillIn = async (hand: Hand & Chooser) => {
  const { canvas, userEvent } = hand
  await userEvent.upload(canvas.getByLabelText(/^选择文件/), new File(['%PDF-1.7\n%%EOF'], '营业执照副本.pdf'))
  await userEvent.type(canvas.getByRole('textbox', { name: /单位名称/ }), '赣州市𠮷祥·䶮达智能装备有限公司')
  await userEvent.type(canvas.getByRole('textbox', { name: /统一社会信用代码/ }), '91360700MA35L12344')
  await userEvent.type(canvas.getByRole('textbox', { name: /联系人姓名/ }), '欧阳·䶮𠮷')
  await register(hand)
}

export const Empty = meta.story({
  name: '没有填写就注册：错误在各栏',
  play: async hand => {
    await registerEmpty(hand)
    await expect(hand.canvas.getByRole('link', { name: '请上传营业执照' })).toHaveAttribute('href', '#licence')
  },
})

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
    await expect(await hand.canvas.findByText('/manage/center?registered=1')).toBeVisible()
    await expect(handedIn).toHaveBeenCalledOnce()
    await expect(handedIn).toHaveBeenCalledWith({ files: [uploaded.id] })
  },
})

export const LicenceLost = meta.story({
  name: '注册成功，营业执照没有传上去：说明在哪里补交',
  render: () => (
    <>
      <CompanyRegisterPage />
      <Where />
    </>
  ),
  beforeEach({ msw }) {
    msw.use(mock(uploadFile).fails())
  },
  play: async hand => {
    await fillIn(hand)
    await expect(await hand.canvas.findByText('/manage/center?registered=1')).toBeVisible()
    await expect(await screen.findByText(/请在单位中心重新提交/)).toBeInTheDocument()
    await expect(handedIn).not.toHaveBeenCalled()
  },
})

export const LargePicture = meta.story({
  name: '图片太大：选的时候就说',
  play: async ({ canvas, userEvent }) => {
    const photo = new File([new Uint8Array([0xff, 0xd8, 0xff]), new Uint8Array(3 * 1_048_576)], '营业执照.jpg')
    await userEvent.upload(canvas.getByLabelText(/^选择文件/), photo)
    await expect((await canvas.findAllByText(/图片超过 2 MB/)).length).toBeGreaterThan(0)
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

export const OnTheWay = meta.story({
  name: '说明注册后去哪里，去登录也不丢',
  parameters: { route: '/org/register?redirectUri=%2Fmanage%2Fjobs' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('注册后继续管理职位')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '已有账号？去登录' })).toHaveAttribute(
      'href',
      '/org/login?redirectUri=%2Fmanage%2Fjobs',
    )
  },
})
