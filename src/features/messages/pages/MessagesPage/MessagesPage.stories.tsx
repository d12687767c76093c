import { expect, waitFor } from 'storybook/test'
import { deleteMessages, listMessages, readMessages, restoreMessages } from '#contract/messages'
import {
  alone,
  emptyBox,
  messageBox,
  messagePage,
  noMessages,
  togetherMessage,
  unreadMessage,
} from '#mocks/fixtures/messages'
import { seekerUser } from '#mocks/fixtures/seeker'
import { mock } from '#mocks/mock'
import { leadsToFirstPage } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { messagesOf } from '../../model/about-one-thing.ts'
import { MessagesPage } from './MessagesPage.tsx'

const meta = preview.meta({
  id: 'page-messages',
  title: '页面/消息/消息 MessagesPage',
  component: MessagesPage,
  parameters: { path: '/message', route: '/message', session: seekerUser },
  beforeEach({ msw }) {
    msw.use(
      mock(listMessages).returns(messagePage),
      mock(readMessages).returns({ ...messageBox, unread: 0 }),
      mock(deleteMessages).returns(messageBox),
      mock(restoreMessages).returns({ ...messageBox, restored: 1 }),
    )
  },
})

export const Filled = meta.story({
  name: '全部标为已读',
  beforeEach({ msw }) {
    let isRead = false
    msw.use(
      mock(listMessages).answers(() => (isRead ? { ...messagePage, ...emptyBox } : messagePage)),
      mock(readMessages).answers(({ ids, things, category }) => {
        isRead = ids.length + things.length === 0 && category === ''
        return emptyBox
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: /：邀请面试/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '账号安全 1 条未读' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '全部标为已读（3）' }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^全部标为已读/ })).not.toBeInTheDocument())
    await expect(canvas.getByRole('link', { name: '账号安全' })).toBeVisible()
  },
})
export const Removing = meta.story({
  name: '删除，再撤销',
  beforeEach({ msw }) {
    let gone: readonly string[] = []
    msw.use(
      mock(listMessages).answers(() => ({
        ...messagePage,
        list: messagePage.list.filter(({ id }) => !gone.includes(id)),
      })),
      mock(deleteMessages).answers(({ ids }) => {
        gone = ids
        return messageBox
      }),
      mock(restoreMessages).answers(({ ids }) => {
        gone = []
        return { ...messageBox, restored: ids.length }
      }),
    )
  },
  play: async ({ canvas, userEvent, step }) => {
    const rows = () => canvas.getAllByRole('checkbox', { name: /^选择：/ }).length
    await step('删除两条', async () => {
      await userEvent.click(await canvas.findByRole('checkbox', { name: '选择：您的账号在新设备上登录' }))
      await userEvent.click(canvas.getByRole('checkbox', { name: '选择：调档函已开具' }))
      await userEvent.click(canvas.getByRole('button', { name: '删除 2 条' }))
      await waitFor(() => expect(rows()).toBe(3))
    })
    await step('撤销', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: '撤销删除' }))
      await waitFor(() => expect(rows()).toBe(5))
      await expect(canvas.queryByText(/^已删除/)).not.toBeInTheDocument()
    })
  },
})
export const Open = meta.story({
  name: '打开一条：列表还在旁边，打开就是已读',
  parameters: { route: `/message?unread=1&id=${unreadMessage.id}` },
  beforeEach({ msw }) {
    let isRead = false
    msw.use(
      mock(listMessages).answers(() =>
        isRead ? { ...messagePage, list: messagePage.list.slice(1), unread: 1 } : messagePage,
      ),
      mock(readMessages).answers(({ things }) => {
        isRead = things.includes(togetherMessage.thing)
        return { ...messageBox, unread: 1 }
      }),
    )
  },
  play: async ({ canvas, step }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: unreadMessage.title })).toBeVisible()
    await step('看过的从未读里消失，正文还在', async () => {
      await waitFor(() => expect(canvas.queryByRole('checkbox', { name: /：邀请面试/ })).not.toBeInTheDocument())
      await expect(canvas.getByRole('article', { name: unreadMessage.title })).toBeVisible()
    })
  },
})
export const OpenOnPhone = meta.story({
  name: '手机上打开一条：占满一屏，能回到列表',
  parameters: { route: `/message?category=interview&id=${unreadMessage.id}` },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '返回消息列表' })).toHaveAttribute(
      'href',
      '/message?category=interview',
    )
    await expect(canvas.queryByRole('checkbox', { name: '全选本页' })).not.toBeInTheDocument()
  },
})
export const TooLate = meta.story({
  name: '过了可以恢复的时间',
  parameters: { route: `/message?id=${messagePage.list[2]?.id}` },
  beforeEach({ msw }) {
    msw.use(mock(restoreMessages).returns({ ...messageBox, restored: 0 }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '删除：调档函已开具' }))
    await userEvent.click(await canvas.findByRole('button', { name: '撤销删除' }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: '撤销删除' })).not.toBeInTheDocument())
  },
})
export const OneThing = meta.story({
  name: '一件事的全部消息，一条一行',
  parameters: { route: `/message?thing=${encodeURIComponent(togetherMessage.thing)}` },
  beforeEach({ msw }) {
    msw.use(
      mock(listMessages).answers(({ thing, together }) => {
        const list = thing === togetherMessage.thing && !together ? messagesOf(togetherMessage).map(alone) : []
        return { ...messagePage, list, total: list.length }
      }),
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('checkbox', { name: /^选择：/ })).toHaveLength(3)
    await expect(canvas.getByRole('link', { name: '返回全部消息' })).toHaveAttribute('href', '/message')
  },
})
export const OnlyUnread = meta.story({
  name: '只看一类中未读的',
  parameters: { route: '/message?category=interview&unread=1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '显示全部消息' })).toHaveAttribute(
      'href',
      '/message?category=interview',
    )
    await expect(canvas.getByRole('link', { name: /^面试邀请/ })).toHaveAttribute('aria-current', 'page')
    await expect(await canvas.findByRole('button', { name: '“面试邀请”标为已读（1）' })).toBeVisible()
  },
})
export const Empty = meta.story({
  name: '还没有消息',
  beforeEach({ msw }) {
    msw.use(mock(listMessages).returns(noMessages))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('没有消息')).toBeVisible(),
})
export const EmptyCategory = meta.story({
  name: '这一类没有未读',
  parameters: { route: '/message?category=job&unread=1' },
  beforeEach({ msw }) {
    msw.use(mock(listMessages).returns(noMessages))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('没有未读“职位与单位”消息')).toBeVisible(),
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
