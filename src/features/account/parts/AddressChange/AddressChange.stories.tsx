import { expect, fn, waitFor } from 'storybook/test'
import { getAccount, updateCompanyAddress, updateMemberAddress } from '#contract/account'
import { codes } from '#contract/codes'
import { userTypes } from '#contract/session'
import { createCaptcha, sendEmail, sendSms } from '#contract/sign-in'
import { provedAccount } from '#mocks/fixtures/account'
import { codeSent, employer, member, picture } from '#mocks/fixtures/session'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { useAccount } from '../../hooks/useAccount.ts'
import { AddressChange } from './AddressChange.tsx'

function Alone(props: React.ComponentProps<typeof AddressChange>) {
  const { account } = useAccount()
  return account && <AddressChange {...props} account={account} />
}

const meta = preview.meta({
  id: 'account-address-change',
  title: '业务/账号/更换手机号与邮箱 AddressChange',
  component: AddressChange,
  args: { kind: 'phone' as const, account: provedAccount, userType: userTypes.individual, onDone: fn() },
  parameters: { session: member },
  render: args => <Alone {...args} />,
  beforeEach({ msw }) {
    msw.use(
      mock(getAccount).returns(provedAccount),
      mock(createCaptcha).returns(picture),
      mock(sendSms).returns(codeSent),
      mock(sendEmail).returns(codeSent),
      mock(updateMemberAddress).returns(provedAccount),
    )
  },
})

interface Hand {
  canvas: { findByRole(role: string, options: { name: RegExp | string }): Promise<HTMLElement> }
  userEvent: { click(element: Element): Promise<void>; type(element: Element, text: string): Promise<void> }
}

const fillIn = async ({ canvas, userEvent }: Hand) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: /新手机号/ }), '13970000002')
  await userEvent.type(await canvas.findByRole('textbox', { name: /短信验证码/ }), '246810')
  await userEvent.click(await canvas.findByRole('button', { name: '更换手机号' }))
}

export const Filled = meta.story({
  name: '更换手机号',
  play: async ({ args, canvas, userEvent }) => {
    await fillIn({ canvas, userEvent })
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce())
  },
})

export const Employer = meta.story({
  name: '单位成员更换手机号',
  args: { userType: userTypes.employer, onDone: fn() },
  parameters: { session: employer },
  play: async ({ args, canvas, msw, userEvent }) => {
    msw.use(mock(updateCompanyAddress).returns(provedAccount))
    await fillIn({ canvas, userEvent })
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce())
  },
})

export const EmployerTaken = meta.story({
  name: '单位成员：号码已被另一个单位账号使用',
  args: { userType: userTypes.employer, onDone: fn() },
  parameters: { session: employer },
  beforeEach({ msw }) {
    const words = '该手机号已被另一个单位账号使用，请换一个'
    msw.use(
      mock(updateCompanyAddress).refuses({ code: codes.phoneTaken, msg: words, data: { fields: { phone: words } } }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent })
    await expect((await canvas.findAllByText(/已被另一个单位账号使用/)).length).toBeGreaterThan(0)
    await expect(await canvas.findByRole('textbox', { name: /新手机号/ })).toHaveValue('13970000002')
  },
})

export const Taken = meta.story({
  name: '号码已被使用，说明在那一栏',
  beforeEach({ msw }) {
    const words = '该手机号已被另一个个人账号使用，请换一个'
    msw.use(
      mock(updateMemberAddress).refuses({ code: codes.phoneTaken, msg: words, data: { fields: { phone: words } } }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent })
    await expect((await canvas.findAllByText(/已被另一个个人账号使用/)).length).toBeGreaterThan(0)
    await expect(await canvas.findByRole('textbox', { name: /新手机号/ })).toHaveValue('13970000002')
  },
})

export const Late = meta.story({
  name: '身份确认过期，再确认一次，填写的内容还在',
  beforeEach({ msw }) {
    msw.use(mock(updateMemberAddress).refuses({ code: codes.identityNeeded, msg: '身份确认已过期，请重新确认' }))
  },
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent })
    await expect(await canvas.findByText(/身份确认已过期，请重新确认；下面填写的内容还在/)).toBeVisible()
    await expect(canvas.getByDisplayValue('13970000002')).toBeInTheDocument()
  },
})

export const Email = meta.story({
  name: '更换邮箱，手机上',
  args: { kind: 'email' as const },
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('textbox', { name: /新邮箱/ })).toBeVisible()
    await fitsSideways({ canvasElement })
  },
})
