import { expect, waitFor } from 'storybook/test'
import { registerServiceman } from '#contract/account'
import { codes } from '#contract/codes'
import { fetchUserInfo } from '#contract/session'
import { createCaptcha } from '#contract/sign-in'
import { member, picture, signedInMember } from '#mocks/fixtures/session'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { Where } from '../../../../../.storybook/Where.tsx'
import { ServicemanRegistration } from './ServicemanRegistration.tsx'

const resumeId = '6f0b3b0e-6a55-4d0c-9d5c-1a1b2c3d4e5f'

const meta = preview.meta({
  id: 'account-serviceman-registration',
  title: '业务/账号/退役军人注册 ServicemanRegistration',
  component: ServicemanRegistration,
  parameters: { route: '/servicemen/index' },
  beforeEach({ msw }) {
    msw.use(
      mock(createCaptcha).returns(picture),
      mock(registerServiceman).returns({ ...signedInMember, resumeId }),
      mock(fetchUserInfo).returns({ ...member, resumeId }),
    )
  },
})

interface Hand {
  canvas: {
    getByRole(role: string, options: { name: RegExp | string }): HTMLElement
    getByLabelText(label: RegExp): HTMLElement
    getAllByRole(role: string, options: { name: RegExp | string }): HTMLElement[]
  }
  userEvent: {
    click(element: Element): Promise<void>
    type(element: Element, text: string): Promise<void>
    selectOptions(element: Element, value: string): Promise<void>
  }
}

async function fillIn({ canvas, userEvent }: Hand, discharged = '2023') {
  const choose = (name: RegExp, value: string) => userEvent.selectOptions(canvas.getByRole('combobox', { name }), value)
  const [enlistedYear, dischargedYear] = canvas.getAllByRole('combobox', { name: '年' })
  const [enlistedMonth, dischargedMonth] = canvas.getAllByRole('combobox', { name: '月' })
  if (!enlistedYear || !dischargedYear || !enlistedMonth || !dischargedMonth) throw new Error('no months to choose')
  await userEvent.type(canvas.getByRole('textbox', { name: /^姓名/ }), '邹勇')
  await choose(/军兵种/, '陆军')
  await userEvent.selectOptions(enlistedYear, '2015')
  await userEvent.selectOptions(enlistedMonth, '09')
  await userEvent.selectOptions(dischargedYear, discharged)
  await userEvent.selectOptions(dischargedMonth, '09')
  await choose(/安置方式/, '自主就业')
  await choose(/户籍所在市/, '赣州市')
  await userEvent.type(canvas.getByRole('textbox', { name: /手机号/ }), '13970000001')
  await userEvent.type(canvas.getByRole('textbox', { name: /短信验证码/ }), '246810')
  await userEvent.type(canvas.getByLabelText(/^设置密码/), '赣江边的一棵老樟树')
  await userEvent.click(canvas.getByRole('checkbox', { name: /我已阅读并同意/ }))
  await userEvent.click(canvas.getByRole('checkbox', { name: /我单独同意/ }))
  await userEvent.click(canvas.getByRole('button', { name: '注册并完善简历' }))
}

export const Filled = meta.story({
  name: '注册之后完善简历',
  render: () => (
    <>
      <ServicemanRegistration />
      <Where />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent })
    await expect(await canvas.findByText(`/user/resume/page/${resumeId}`)).toBeVisible()
  },
})

export const Empty = meta.story({
  name: '没有填写就注册',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '注册并完善简历' }))
    await expect(await canvas.findByRole('group', { name: /处需要修改/ })).toHaveFocus()
    await expect(canvas.getByRole('link', { name: '请选择军兵种' })).toHaveAttribute('href', '#branch')
    await expect(canvas.getAllByText('请单独同意收集服役经历').length).toBeGreaterThan(0)
  },
})

export const Refused = meta.story({
  name: '手机号已注册，填写的内容还在',
  beforeEach({ msw }) {
    const words = '该手机号已注册，请直接登录'
    msw.use(
      mock(registerServiceman).refuses({ code: codes.phoneTaken, msg: words, data: { fields: { phone: words } } }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent })
    await waitFor(() => expect(canvas.getAllByText('该手机号已注册，请直接登录').length).toBeGreaterThan(0))
    await expect(canvas.getByRole('textbox', { name: /^姓名/ })).toHaveValue('邹勇')
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
