import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { codes } from '#contract/codes'
import { topicOf } from '#contract/events'
import { joinQueue, listTalkBoards, myQueues } from '#contract/fair-talks'
import { exhibitorPage } from '#mocks/fixtures/fair-halls'
import {
  endlessName,
  noQueues,
  oneQueue,
  talkBoards,
  talkFair,
  threeQueues,
  waitingPlace,
} from '#mocks/fixtures/fair-talks'
import { seekerUser } from '#mocks/fixtures/seeker'
import { employer } from '#mocks/fixtures/session'
import { mock } from '#mocks/mock'
import { tell } from '#platform/events'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { FairTalks } from '../MyQueues/index.ts'
import { TalkEntry } from './TalkEntry.tsx'

const [exhibitor, paused] = exhibitorPage.list
if (!(exhibitor && paused)) throw new Error('The fixture has exhibitors')

const joined = fn()
const queueName = `排队：${exhibitor.name}`

const meta = preview.meta({
  id: 'fair-talks-talk-entry',
  title: '业务/招聘会在线交流/排队 TalkEntry',
  component: TalkEntry,
  args: { fairId: talkFair.id, exhibitor, isStopped: false },
  parameters: {
    route: '/recruitment/scene/34?hall=341',
    path: '/recruitment/scene/:id',
    session: seekerUser,
  },
  beforeEach({ msw }) {
    joined.mockReset()
    msw.use(
      mock(listTalkBoards).returns(talkBoards),
      mock(myQueues).returns(noQueues),
      mock(joinQueue).answers(input => {
        joined(input)
        return { place: waitingPlace }
      }),
    )
  },
})

export const Loading = meta.story({
  name: '加载中：先什么也不说',
  beforeEach({ msw }) {
    msw.use(mock(listTalkBoards).hangs())
  },
  play: async ({ canvas }) => expect(canvas.queryByText('接待中')).toBeNull(),
})

export const Failed = meta.story({
  name: '没有查到：岗位照样能看',
  beforeEach({ msw }) {
    msw.use(mock(listTalkBoards).fails())
  },
  play: async ({ canvas }) => expect(canvas.queryByText('接待中')).toBeNull(),
})

export const Empty = meta.story({
  name: '这家不交流',
  beforeEach({ msw }) {
    msw.use(mock(listTalkBoards).returns({ ...talkBoards, list: [] }))
  },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
})

export const Filled = meta.story({
  name: '选岗位，说一句，取号',
  play: async ({ canvas, userEvent, msw }) => {
    await userEvent.click(await canvas.findByRole('button', { name: queueName }))
    const dialog = within(await screen.findByRole('dialog', { name: '取号排队' }))
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: '想谈的岗位' }), '1001')
    await userEvent.type(dialog.getByRole('textbox', { name: /一句话介绍自己/ }), '四年总账经验')
    msw.use(mock(myQueues).returns(oneQueue))
    await userEvent.click(dialog.getByRole('button', { name: '取号' }))
    await expect(await canvas.findByText('您已取 12 号，排队情况在页面底部')).toBeVisible()
    await expect(joined.mock.calls).toEqual([
      [{ participation: exhibitor.participation, job: '1001', note: '四年总账经验' }],
    ])
  },
})

export const Refused = meta.story({
  name: '没有取到号：写的还在，再打开也在',
  beforeEach({ msw }) {
    msw.use(mock(joinQueue).refuses({ code: codes.quotaReached, msg: '最多同时排 3 家' }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: queueName }))
    const dialog = within(await screen.findByRole('dialog', { name: '取号排队' }))
    await userEvent.type(dialog.getByRole('textbox', { name: /一句话介绍自己/ }), '想问夜班补贴')
    await userEvent.click(dialog.getByRole('button', { name: '取号' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('最多同时排 3 家')
    await userEvent.click(dialog.getByRole('button', { name: '先不排' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: queueName }))
    await expect(await screen.findByRole('textbox', { name: /一句话介绍自己/ })).toHaveValue('想问夜班补贴')
  },
})

export const Guest = meta.story({
  name: '访客：登录后回到这里',
  parameters: { session: null },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: `排队前登录：${exhibitor.name}` })).toHaveAttribute(
      'href',
      `/user/login?redirectUri=${encodeURIComponent('/recruitment/scene/34?hall=341')}`,
    ),
})

export const Employer = meta.story({
  name: '单位账号：只看状态',
  parameters: { session: employer },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('接待中')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const Paused = meta.story({
  name: '暂停接待',
  args: { exhibitor: paused },
  play: async ({ canvas }) => expect(await canvas.findByText('现在不接待，恢复后可以排队')).toBeVisible(),
})

export const Most = meta.story({
  name: '已经排了三家',
  beforeEach({ msw }) {
    const [, ...others] = threeQueues.places
    const elsewhere = { ...waitingPlace, id: 'elsewhere', participation: 'elsewhere' }
    msw.use(mock(myQueues).returns({ places: [elsewhere, ...others], talks: [] }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('最多同时排 3 家，退出一家后可以再排')).toBeVisible(),
})

export const Stopped = meta.story({
  name: '会场暂停：不能排队',
  args: { isStopped: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('会场暂停')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const Live = meta.story({
  name: '人数跟着变',
  render: args => (
    <>
      <TalkEntry {...args} />
      <FairTalks fairId={args.fairId} phase="running" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('6 人排队，现在排队约 45–60 分钟')).toBeVisible()
    tell({
      id: '7-1',
      topic: topicOf.fair(talkFair.id),
      kind: 'fair.boards',
      at: Date.now(),
      data: {
        fair: talkFair.id,
        boards: [{ participation: exhibitor.participation, open: true, staffed: false, waiting: 4, wait: null }],
      },
    })
    await expect(await canvas.findByText('4 人排队，现在没有人接待')).toBeVisible()
  },
})

export const LongText = meta.story({
  name: '五千字的名称',
  args: { exhibitor: { ...exhibitor, name: endlessName } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: /^排队：/ })).toBeVisible()
    await fitsSideways({ canvasElement })
  },
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: queueName })).toBeVisible()
    await fitsSideways({ canvasElement })
  },
})
