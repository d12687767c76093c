import { expect, screen, waitFor } from 'storybook/test'
import { cancelAccount, getAccount, previewCancellation } from '#contract/account'
import { userTypes } from '#contract/session'
import { boundToStay, freeToLeave, provedAccount } from '#mocks/fixtures/account'
import { member } from '#mocks/fixtures/session'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { Where } from '../../../../../.storybook/Where.tsx'
import { Cancellation } from './Cancellation.tsx'

const meta = preview.meta({
  id: 'account-cancellation',
  title: '业务/账号/注销账号 Cancellation',
  component: Cancellation,
  args: { account: provedAccount, userType: userTypes.individual },
  parameters: { session: member, route: '/manage/account?part=cancel' },
  beforeEach({ msw }) {
    msw.use(
      mock(getAccount).returns(provedAccount),
      mock(previewCancellation).returns(freeToLeave),
      mock(cancelAccount).returns({ closesAt: Date.UTC(2026, 11, 5) }),
    )
  },
})

export const Loading = meta.story({
  name: '检查中',
  beforeEach({ msw }) {
    msw.use(mock(previewCancellation).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '检查失败',
  beforeEach({ msw }) {
    msw.use(mock(previewCancellation).fails())
  },
  play: offersRetry,
})

export const Empty = meta.story({
  name: '账号里什么都没有',
  beforeEach({ msw }) {
    const nothing = { resumes: 0, applications: 0, favourites: 0, messages: 0 }
    msw.use(mock(previewCancellation).returns({ blockers: [], ...nothing }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText(/简历 0 份/)).toBeVisible(),
})

export const Bound = meta.story({
  name: '还有未了结的事项',
  beforeEach({ msw }) {
    msw.use(mock(previewCancellation).returns(boundToStay))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/还有 2 个面试没有结束/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: '去下架职位' })).toHaveAttribute('href', '/manage/jobs?state=valid')
    await expect(canvas.queryByRole('button', { name: '注销账号' })).not.toBeInTheDocument()
  },
})

export const LastOwner = meta.story({
  name: '唯一的管理员要先交接',
  args: { userType: userTypes.employer },
  beforeEach({ msw }) {
    msw.use(mock(previewCancellation).returns({ ...freeToLeave, blockers: [{ kind: 'handover', count: 2 }] }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/您是唯一的管理员，单位还有 2 位其他成员/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: '去设置管理员' })).toHaveAttribute('href', '/enterprise/account')
  },
})

export const Filled = meta.story({
  name: '注销，并说明怎样恢复',
  render: args => (
    <>
      <Cancellation {...args} />
      <Where />
    </>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const button = await canvas.findByRole('button', { name: '注销账号' })
    await step('不勾选不能注销', async () => {
      await userEvent.click(button)
      await expect((await canvas.findAllByText('请确认您已了解注销的后果')).length).toBeGreaterThan(0)
    })
    await step('勾选之后注销', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: /我已了解注销的后果/ }))
      await userEvent.click(button)
      await waitFor(() => expect(screen.getByText(/2026-12-05 之前重新登录，可以恢复账号/)).toBeVisible())
      await expect(canvas.getByText('/user/login')).toBeVisible()
    })
  },
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: '注销账号' })
    await fitsSideways({ canvasElement })
  },
})
