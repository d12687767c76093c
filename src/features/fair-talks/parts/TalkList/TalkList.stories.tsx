import { expect } from 'storybook/test'
import { listTalks } from '#contract/fair-talks'
import { endlessName, noTalks, talkFair, talkPage, unreadTalk } from '#mocks/fixtures/fair-talks'
import { seekerUser } from '#mocks/fixtures/seeker'
import { mock } from '#mocks/mock'
import { fitsSideways, leadsToFirstPage, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { TalkList } from './TalkList.tsx'

const meta = preview.meta({
  id: 'fair-talks-talk-list',
  title: '业务/招聘会在线交流/我的交流 TalkList',
  component: TalkList,
  args: { fairId: talkFair.id, page: 1 },
  parameters: { session: seekerUser },
  beforeEach({ msw }) {
    msw.use(mock(listTalks).returns(talkPage))
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listTalks).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listTalks).fails())
  },
  play: offersRetry,
})

export const Filled = meta.story({
  name: '各场招聘会的交流，有未读',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /星火智能装备/ })).toHaveAttribute(
      'href',
      `/recruitment/scene/34?talk=${unreadTalk.id}`,
    )
    await expect(canvas.getByText('2')).toBeVisible()
    await expect(canvas.getByText('已屏蔽')).toBeVisible()
  },
})

export const Empty = meta.story({
  name: '还没有交流过',
  beforeEach({ msw }) {
    msw.use(mock(listTalks).returns(noTalks))
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: '回到会场，选一家排队' })).toHaveAttribute(
      'href',
      '/recruitment/scene/34',
    ),
})

export const BeyondTheEnd = meta.story({
  name: '没有这一页',
  args: { page: 40 },
  beforeEach({ msw }) {
    msw.use(mock(listTalks).returns({ ...talkPage, list: [], page: 40 }))
  },
  play: leadsToFirstPage('/recruitment/scene/34?view=talks'),
})

export const LongText = meta.story({
  name: '五千字的名称',
  beforeEach({ msw }) {
    msw.use(mock(listTalks).returns({ ...talkPage, list: [{ ...unreadTalk, company: endlessName }] }))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('list', { name: '我的交流' })
    await fitsSideways({ canvasElement })
  },
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('list', { name: '我的交流' })
    await fitsSideways({ canvasElement })
  },
})
