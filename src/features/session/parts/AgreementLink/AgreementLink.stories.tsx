import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { AgreementLink } from './AgreementLink.tsx'

const meta = preview.meta({
  id: 'session-agreement-link',
  title: '业务/登录注册/协议 AgreementLink',
  component: AgreementLink,
  args: { name: 'agreement' as const },
})

export const Filled = meta.story({
  name: '在新窗口打开，填写的内容还在',
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^《用户服务协议》/ })
    await expect(link).toHaveAttribute('href', '/help?t=8')
    await expect(link).toHaveAttribute('target', '_blank')
  },
})

export const Privacy = meta.story({
  name: '隐私声明',
  args: { name: 'privacy' as const },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: /《隐私声明》/ })).toHaveAttribute('href', '/help?t=3'),
})
