import { expect, fn, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import { listTalkBooths, listTalkSlots, myTalkSlots, takeTalkSlot, talkDraw, wishTalkSlots } from '#contract/fair-draws'
import { employerUser } from '#mocks/fixtures/employer'
import {
  leftTalkSlots,
  myGrants,
  myWishes,
  nothingDrawn,
  notYet,
  noWishes,
  offDraw,
  overDraw,
  publishedDraw,
  takenTalks,
  talkBooths,
  talkParticipation,
  talkSlots,
  waitingToDraw,
} from '#mocks/fixtures/fair-draws'
import { seekerUser } from '#mocks/fixtures/seeker'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { TalkSlots } from './TalkSlots.tsx'

const seeker = { session: seekerUser }
const wished = fn<(slots: string[]) => void>()

const meta = preview.meta({
  id: 'fair-draws-talk-slots',
  title: '业务/招聘会/交流时段 TalkSlots',
  component: TalkSlots,
  args: { participation: talkParticipation },
  beforeEach({ msw }) {
    wished.mockClear()
    msw.use(
      mock(listTalkSlots).returns(talkSlots),
      mock(listTalkBooths).returns(talkBooths),
      mock(talkDraw).returns(publishedDraw),
      mock(myTalkSlots).returns(noWishes),
      mock(wishTalkSlots).answers(({ slots }) => {
        wished(slots)
        return { ...myWishes, wishes: myWishes.wishes.filter(({ id }) => slots.includes(id)) }
      }),
    )
  },
})

export const Filled = meta.story({
  name: '填报志愿',
  parameters: seeker,
  play: async ({ canvas, userEvent, step }) => {
    const first = await canvas.findByRole('button', { name: /^09:00—09:15/ })
    await waitFor(() => expect(first).toBeEnabled())
    await step('点一下填为志愿', async () => {
      await userEvent.click(first)
      await waitFor(() => expect(first).toHaveAttribute('aria-pressed', 'true'))
      await expect(canvas.getByText('您的第 1 志愿')).toBeVisible()
    })
    await step('再点一下去掉', async () => {
      await waitFor(() => expect(first).toBeEnabled())
      await userEvent.click(first)
      await waitFor(() => expect(first).toHaveAttribute('aria-pressed', 'false'))
      await expect(wished.mock.calls).toEqual([[['101']], [[]]])
    })
  },
})

export const Guest = meta.story({
  name: '访客',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '登录后填报' })).toHaveAttribute(
      'href',
      expect.stringContaining('view%3Dslots'),
    )
    await expect(canvas.getByRole('button', { name: /^09:00—09:15/ })).toBeDisabled()
  },
})

export const Employer = meta.story({
  name: '单位账号',
  parameters: { session: employerUser },
  play: async ({ canvas }) => expect(await canvas.findByText(/^这里由求职者填报/)).toBeVisible(),
})

export const FullList = meta.story({
  name: '志愿已满',
  parameters: seeker,
  beforeEach({ msw }) {
    const draw = { ...talkSlots.draw, mostWishes: 3 }
    msw.use(mock(listTalkSlots).returns({ ...talkSlots, draw }), mock(myTalkSlots).returns({ ...myWishes, draw }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('您的第 2 志愿')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^09:45—10:00/ })).toBeDisabled()
    await waitFor(() => expect(canvas.getByRole('button', { name: /^09:30—09:45/ })).toBeEnabled())
  },
})

export const Leftovers = meta.story({
  name: '抽签后选剩余的',
  parameters: seeker,
  beforeEach({ msw }) {
    msw.use(
      mock(listTalkSlots).returns(leftTalkSlots),
      mock(myTalkSlots).returns(nothingDrawn),
      mock(takeTalkSlot).answers(({ slot }) => {
        if (slot !== '104') throw new Error('another slot')
        return takenTalks
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const left = await canvas.findByRole('button', { name: /^09:45—10:00/ })
    await waitFor(() => expect(left).toBeEnabled())
    await expect(canvas.getByRole('button', { name: /^09:00—09:15/ })).toBeDisabled()
    await userEvent.click(left)
    await expect(await canvas.findByText('您的时段')).toBeVisible()
  },
})

export const JustTaken = meta.story({
  name: '刚刚被别人选走',
  parameters: seeker,
  beforeEach({ msw }) {
    msw.use(
      mock(listTalkSlots).returns(leftTalkSlots),
      mock(myTalkSlots).returns(nothingDrawn),
      mock(takeTalkSlot).refuses({ code: codes.quotaReached, msg: '这个时段刚刚被别人选走，请选别的时段' }),
    )
  },
  play: async ({ canvas, userEvent, msw }) => {
    const left = await canvas.findByRole('button', { name: /^09:45—10:00/ })
    await waitFor(() => expect(left).toBeEnabled())
    const gone = leftTalkSlots.slots.map(slot => ({ ...slot, given: true }))
    msw.use(mock(listTalkSlots).returns({ ...leftTalkSlots, slots: gone }))
    await userEvent.click(left)
    await waitFor(() => expect(canvas.getAllByText('已有人')).toHaveLength(4))
  },
})

export const Granted = meta.story({
  name: '已中签',
  parameters: seeker,
  beforeEach({ msw }) {
    msw.use(mock(listTalkSlots).returns(leftTalkSlots), mock(myTalkSlots).returns(myGrants))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('您的时段')).toBeVisible(),
})

export const Ahead = meta.story({
  name: '还没有开始填报',
  beforeEach({ msw }) {
    msw.use(mock(listTalkSlots).returns({ ...talkSlots, draw: notYet }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText(/开始填报志愿。$/)).toBeVisible(),
})

export const Stopped = meta.story({
  name: '暂停中，等待抽签',
  beforeEach({ msw }) {
    msw.use(mock(listTalkSlots).returns({ ...talkSlots, draw: waitingToDraw }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('系统检修，预计一小时。')).toBeVisible(),
})

export const Over = meta.story({
  name: '已结束',
  beforeEach({ msw }) {
    msw.use(mock(listTalkSlots).returns({ ...leftTalkSlots, draw: overDraw }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('招聘会已结束。')).toBeVisible(),
})

export const Cancelled = meta.story({
  name: '招聘会已取消',
  beforeEach({ msw }) {
    msw.use(mock(listTalkSlots).returns({ ...talkSlots, draw: offDraw }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('招聘会已取消，交流时段作废。')).toBeVisible(),
})

export const Empty = meta.story({
  name: '没有提供时段',
  beforeEach({ msw }) {
    msw.use(mock(listTalkSlots).returns({ ...talkSlots, slots: [] }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('这家单位没有提供交流时段')).toBeVisible(),
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listTalkSlots).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listTalkSlots).fails())
  },
  play: offersRetry,
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  parameters: seeker,
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByRole('button')).toHaveLength(4))
    await fitsSideways({ canvasElement })
  },
})
