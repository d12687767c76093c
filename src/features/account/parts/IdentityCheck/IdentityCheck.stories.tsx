import { expect } from 'storybook/test'
import { getAccount, proveIdentity, sendIdentityCode } from '#contract/account'
import { codes } from '#contract/codes'
import { Text } from '#design-system'
import { account, provedAccount } from '#mocks/fixtures/account'
import { codeSent, member } from '#mocks/fixtures/session'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { useAccount } from '../../hooks/useAccount.ts'
import { IdentityCheck } from './IdentityCheck.tsx'

const within = <Text>确认之后才看得到的内容</Text>

function Alone() {
  const { account: mine } = useAccount()
  return mine && <IdentityCheck account={mine}>{within}</IdentityCheck>
}

const meta = preview.meta({
  id: 'account-identity-check',
  title: '业务/账号/身份确认 IdentityCheck',
  component: IdentityCheck,
  args: { account, children: within },
  parameters: { session: member },
  render: () => <Alone />,
  beforeEach({ msw }) {
    msw.use(
      mock(getAccount).returns(account),
      mock(sendIdentityCode).returns(codeSent),
      mock(proveIdentity).returns({ provedUntil: provedAccount.provedUntil }),
    )
  },
})

export const ByPassword = meta.story({
  name: '用密码确认',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^登录密码/, { selector: 'input' }), '赣江边的一棵老樟树')
    await userEvent.click(canvas.getByRole('button', { name: '确认身份' }))
    await expect(await canvas.findByText('确认之后才看得到的内容')).toBeVisible()
  },
})

export const ByCode = meta.story({
  name: '用短信确认',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: '短信' }))
    await userEvent.click(await canvas.findByRole('button', { name: '获取验证码' }))
    await expect(await canvas.findByText('验证码已发送到 139****0001，5 分钟内有效')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: /短信验证码/ }), '246810')
    await userEvent.click(canvas.getByRole('button', { name: '确认身份' }))
    await expect(await canvas.findByText('确认之后才看得到的内容')).toBeVisible()
  },
})

export const Refused = meta.story({
  name: '密码不对',
  beforeEach({ msw }) {
    const fields = { password: '密码不正确' }
    msw.use(mock(proveIdentity).refuses({ code: codes.invalid, msg: '请检查填写的内容', data: { fields } }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^登录密码/, { selector: 'input' }), 'x')
    await userEvent.click(canvas.getByRole('button', { name: '确认身份' }))
    await expect((await canvas.findAllByText('密码不正确')).length).toBeGreaterThan(0)
    await expect(canvas.queryByText('确认之后才看得到的内容')).not.toBeInTheDocument()
  },
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('tab', { name: '密码' })
    await fitsSideways({ canvasElement })
  },
})
