import { expect } from 'storybook/test'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { Consent } from './Consent.tsx'

const meta = preview.meta({
  id: 'session-consent',
  title: '业务/登录注册/同意 Consent',
  component: Consent,
  args: {
    of: 'individual' as const,
    field: { name: 'consent', onChange: async () => true, onBlur: async () => true, ref: () => undefined },
  },
})

export const Filled = meta.story({
  name: '没有替人勾选',
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('checkbox', { name: /我已阅读并同意《用户服务协议》.*和《隐私声明》/ }),
    ).not.toBeChecked()
    await expect(canvas.getByRole('link', { name: /《隐私声明》/ })).toHaveAttribute('href', '/help?t=3')
    await expect(canvas.getByRole('link', { name: /随时注销账号/ })).toHaveAttribute(
      'href',
      '/manage/account?part=cancel',
    )
  },
})

export const Company = meta.story({
  name: '单位：说清收集单位的什么',
  args: { of: 'company' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/注册收集单位名称、统一社会信用代码/)).toBeVisible()
    await expect(canvas.queryByText(/简历内容由您自己填写/)).not.toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: /随时注销账号/ })).toHaveAttribute(
      'href',
      '/enterprise/security?part=cancel',
    )
  },
})

export const Member = meta.story({
  name: '单位成员',
  args: { of: 'member' },
  play: async ({ canvas }) => expect(canvas.getByText(/姓名给本单位的同事看/)).toBeVisible(),
})

export const Refused = meta.story({
  name: '没有同意',
  args: { error: '请阅读并同意服务协议与隐私声明' },
  play: async ({ canvas }) => expect(canvas.getByText('请阅读并同意服务协议与隐私声明')).toBeVisible(),
})

export const Narrow = Refused.extend({ name: '手机', globals: narrow, play: fitsSideways })
