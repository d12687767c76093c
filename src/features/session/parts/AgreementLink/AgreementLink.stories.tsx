import { expect, screen, waitFor } from 'storybook/test'
import { readHelpPage } from '#contract/help'
import { TextInput } from '#design-system'
import { agreementPage } from '#mocks/fixtures/help'
import { mock } from '#mocks/mock'
import { offersRetry } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { Where } from '../../../../../.storybook/Where.tsx'
import { AgreementLink } from './AgreementLink.tsx'

const meta = preview.meta({
  id: 'session-agreement-link',
  title: '业务/登录注册/协议 AgreementLink',
  component: AgreementLink,
  args: { name: 'agreement' as const },
  parameters: { route: '/user/register' },
  render: args => (
    <>
      <TextInput aria-label="手机号" />
      <AgreementLink {...args} />
      <Where />
    </>
  ),
  beforeEach({ msw }) {
    msw.use(mock(readHelpPage).returns(agreementPage))
  },
})

export const Filled = meta.story({
  name: '在本页上打开，关上之后填写的内容还在',
  play: async ({ canvas, userEvent, step }) => {
    const link = canvas.getByRole('link', { name: '《用户服务协议》' })
    await userEvent.type(canvas.getByRole('textbox', { name: '手机号' }), '13970000001')
    await waitFor(() => expect(link).toHaveAttribute('href', '/help?t=8'))
    await step('打开', async () => {
      await userEvent.click(link)
      await screen.findByRole('dialog', { name: '用户服务协议' })
      const heading = await screen.findByRole('heading', { name: '一、服务内容' })
      await waitFor(() => expect(heading).toBeVisible())
    })
    await step('里面的链接不带走本页', async () => {
      const inner = await screen.findByRole('link', { name: '投诉' })
      inner.addEventListener('click', event => event.preventDefault())
      await userEvent.click(inner)
      await waitFor(() => expect(inner).toHaveAttribute('target', '_blank'))
    })
    await step('关上', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(link).toHaveFocus())
      await expect(canvas.getByRole('textbox', { name: '手机号' })).toHaveValue('13970000001')
      await expect(canvas.getByText('/user/register')).toBeVisible()
    })
  },
})

export const Privacy = meta.story({
  name: '隐私声明',
  args: { name: 'privacy' as const },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: '《隐私声明》' })).toHaveAttribute('href', '/help?t=3'),
})

export const Failed = meta.story({
  name: '没有取到',
  beforeEach({ msw }) {
    msw.use(mock(readHelpPage).fails())
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: '《用户服务协议》' }))
    await offersRetry({ canvasElement: await screen.findByRole('dialog') })
  },
})
