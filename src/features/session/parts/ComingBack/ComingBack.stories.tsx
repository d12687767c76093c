import { expect, fn, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import { fetchUserInfo } from '#contract/session'
import { returnToAccount } from '#contract/sign-in'
import { member, signedInMember } from '#mocks/fixtures/session'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { Where } from '../../../../../.storybook/Where.tsx'
import { ComingBack } from './ComingBack.tsx'

const meta = preview.meta({
  id: 'session-coming-back',
  title: '业务/登录注册/恢复账号 ComingBack',
  component: ComingBack,
  args: { ticket: 'fixture', closesAt: Date.UTC(2025, 5, 18), onLeave: fn() },
  parameters: { route: '/user/login?redirectUri=%2Fmanage%2Faccount' },
  beforeEach({ msw }) {
    msw.use(mock(returnToAccount).returns(signedInMember), mock(fetchUserInfo).returns(member))
  },
})

export const Filled = meta.story({
  name: '恢复并登录',
  render: args => (
    <>
      <ComingBack {...args} />
      <Where />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '恢复账号并登录' }))
    await expect(await canvas.findByText('/manage/account')).toBeVisible()
  },
})

export const Late = meta.story({
  name: '等得太久',
  beforeEach({ msw }) {
    msw.use(mock(returnToAccount).refuses({ code: codes.credentialsWrong, msg: '等待时间过长，请重新登录' }))
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '恢复账号并登录' }))
    await expect(await canvas.findByText('等待时间过长，请重新登录')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '继续注销，返回' }))
    await waitFor(() => expect(args.onLeave).toHaveBeenCalledOnce())
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
