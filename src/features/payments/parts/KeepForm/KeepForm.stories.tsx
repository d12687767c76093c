import { expect, fn } from 'storybook/test'
import { codes } from '#contract/codes'
import { createCaptcha } from '#contract/sign-in'
import { picture } from '#mocks/fixtures/session'
import { mock } from '#mocks/mock'
import { CallRefused } from '#platform/transport'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import type { RegistrationValues } from '../../hooks/useRegistrationForm.ts'
import { KeepForm } from './KeepForm.tsx'

type Keep = (values: RegistrationValues) => Promise<void>

const meta = preview.meta({
  id: 'payments-keep-form',
  title: '业务/考试缴费/加入我的考试报名 KeepForm',
  component: KeepForm,
  args: { onKeep: fn<Keep>(async () => undefined) },
  beforeEach({ msw }) {
    msw.use(mock(createCaptcha).returns(picture))
  },
})

export const Empty = meta.story({
  name: '没有填写',
  args: { onKeep: fn<Keep>(async () => undefined) },
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('img', { name: /验证码/ })
    await userEvent.click(canvas.getByRole('button', { name: '加入我的考试报名' }))
    await expect(await canvas.findByRole('link', { name: '请填写报名序号' })).toBeVisible()
    await expect(args.onKeep).not.toHaveBeenCalled()
  },
})
export const NotFound = meta.story({
  name: '没有查到，填写的内容还在',
  args: {
    onKeep: fn<Keep>(async () => {
      throw new CallRefused({ code: codes.notFound, msg: '没有找到', data: null })
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^报名序号/ }), '3601010018')
    await userEvent.type(canvas.getByRole('textbox', { name: /^姓名/ }), '热合曼·䶮')
    await userEvent.type(canvas.getByRole('textbox', { name: /^身份证号码/ }), '11010519491231002X')
    await canvas.findByRole('img', { name: /验证码/ })
    await userEvent.type(canvas.getByRole('textbox', { name: /图形验证码/ }), 'K7MP')
    await userEvent.click(canvas.getByRole('button', { name: '加入我的考试报名' }))
    await expect(await canvas.findByText(/三项都要与报名时一致/)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /^姓名/ })).toHaveValue('热合曼·䶮')
  },
})
export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
