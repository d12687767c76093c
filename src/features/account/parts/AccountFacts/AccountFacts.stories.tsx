import { expect } from 'storybook/test'
import { account, provedAccount } from '#mocks/fixtures/account'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { AccountFacts } from './AccountFacts.tsx'

const meta = preview.meta({
  id: 'account-facts',
  title: '业务/账号/账号资料 AccountFacts',
  component: AccountFacts,
  args: {
    account: provedAccount,
    facts: ['phone', 'email', 'password', 'registered'] as const,
    path: '/manage/account',
  },
})

export const Filled = meta.story({
  name: '都已绑定',
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: /更换\s*手机号/ })).toHaveAttribute('href', '/manage/account?part=phone'),
})

export const Unbound = meta.story({
  name: '没有绑定邮箱',
  args: { account },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: /绑定\s*邮箱/ })).toBeVisible(),
})

export const LongText = meta.story({
  name: '很长的邮箱，手机上',
  args: { account: { ...account, email: `w***@${'mail'.repeat(14)}.example.com` } },
  globals: narrow,
  play: fitsSideways,
})
