import { expect, screen, waitFor } from 'storybook/test'
import { deleteMessages, listMessages, readMessages } from '#contract/messages'
import { messagePage, noMessages } from '#mocks/fixtures/messages'
import { seekerUser } from '#mocks/fixtures/seeker'
import { mock } from '#mocks/mock'
import { leadsToFirstPage } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { MessagesPage } from './MessagesPage.tsx'

const meta = preview.meta({
  id: 'page-messages',
  title: '页面/消息/消息 MessagesPage',
  component: MessagesPage,
  parameters: { path: '/message', route: '/message', session: seekerUser },
  beforeEach({ msw }) {
    msw.use(
      mock(listMessages).returns(messagePage),
      mock(readMessages).returns({ unread: 0 }),
      mock(deleteMessages).returns({ unread: 1 }),
    )
  },
})

export const Filled = meta.story({
  name: '全部标为已读',
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/邀请您面试/)).toBeVisible()
    let isRead = false
    const button = canvas.getByRole('button', { name: /全部标为已读/ })
    await userEvent.click(button)
    await waitFor(() => {
      isRead = button.getAttribute('aria-busy') !== 'true'
      expect(isRead).toBe(true)
    })
  },
})
export const Removing = meta.story({
  name: '删除前确认',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '删除：您的账号在新设备上登录' }))
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('不能恢复')
    await userEvent.click(await screen.findByRole('button', { name: '删除消息' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  },
})
export const OnlyUnread = meta.story({
  name: '只看未读',
  parameters: { route: '/message?category=application&unread=1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '显示全部消息' })).toHaveAttribute(
      'href',
      '/message?category=application',
    )
    await expect(canvas.getByRole('link', { name: '求职招聘' })).toHaveAttribute('aria-current', 'page')
  },
})
export const Empty = meta.story({
  name: '还没有消息',
  beforeEach({ msw }) {
    msw.use(mock(listMessages).returns(noMessages))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('还没有消息')).toBeVisible(),
})
export const BeyondTheEnd = meta.story({
  name: '没有这一页',
  parameters: { route: '/message?page=400' },
  beforeEach({ msw }) {
    msw.use(mock(listMessages).returns({ ...messagePage, list: [], page: 400 }))
  },
  play: leadsToFirstPage('/message'),
})
export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listMessages).hangs())
  },
})
export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listMessages).fails())
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible(),
})
export const Narrow = meta.story({ name: '手机上', globals: { viewport: { value: 'narrow' } } })
