import { expect } from 'storybook/test'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { Consent } from './Consent.tsx'

const meta = preview.meta({
  id: 'session-consent',
  title: '业务/登录注册/同意 Consent',
  component: Consent,
  args: { field: { name: 'consent', onChange: async () => true, onBlur: async () => true, ref: () => undefined } },
})

export const Filled = meta.story({
  name: '没有替人勾选',
  play: async ({ canvas }) => expect(canvas.getByRole('checkbox', { name: /我已阅读并同意/ })).not.toBeChecked(),
})

export const Refused = meta.story({
  name: '没有同意',
  args: { error: '请阅读并同意服务协议与隐私声明' },
  play: async ({ canvas }) => expect(canvas.getByText('请阅读并同意服务协议与隐私声明')).toBeVisible(),
})

export const Narrow = Refused.extend({ name: '手机', globals: narrow, play: fitsSideways })
