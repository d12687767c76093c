import { expect, screen, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import { companyRelation, followCompany } from '#contract/companies'
import { employer, member } from '#mocks/fixtures/session'
import { mock } from '#mocks/mock'
import { narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { FollowButton } from './FollowButton.tsx'

const meta = preview.meta({
  id: 'companies-follow-button',
  title: '业务/单位/关注 FollowButton',
  component: FollowButton,
  parameters: { route: '/company-details/501', path: '/company-details/:id', session: member },
  beforeEach({ msw }) {
    msw.use(mock(companyRelation).returns({ following: false }))
  },
})

export const Loading = meta.story({
  name: '还不知道是否关注',
  beforeEach({ msw }) {
    msw.use(mock(companyRelation).hangs())
  },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: '关注' })).toBeVisible(),
})

export const Empty = meta.story({
  name: '单位账号没有这个按钮',
  parameters: { session: employer },
  play: async ({ canvas }) => expect(canvas.queryByRole('button', { name: '关注' })).toBeNull(),
})

export const Failed = meta.story({
  name: '关注被拒绝时恢复原样并说明',
  beforeEach({ msw }) {
    msw.use(mock(followCompany).refuses({ code: codes.quotaReached, msg: '最多关注 200 家单位' }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '关注' }))
    await waitFor(() => expect(screen.getByText('最多关注 200 家单位')).toBeVisible())
    await expect(await canvas.findByRole('button', { name: '关注' })).toHaveAttribute('aria-pressed', 'false')
  },
})

export const Filled = meta.story({
  name: '关注与取消',
  beforeEach({ msw }) {
    msw.use(mock(followCompany).answers(({ following }) => ({ following, followers: 87 })))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '关注' }))
    const pressed = await canvas.findByRole('button', { name: '已关注' })
    await expect(pressed).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(pressed)
    await expect(await canvas.findByRole('button', { name: '关注' })).toHaveAttribute('aria-pressed', 'false')
  },
})

export const Guest = meta.story({
  name: '没有登录：登录之后回到这里',
  parameters: { session: null },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: '关注' })).toHaveAttribute(
      'href',
      '/user/login?redirectUri=%2Fcompany-details%2F501',
    ),
})

export const Narrow = Guest.extend({ name: '手机', globals: narrow })
