import { expect, fn, screen, waitFor } from 'storybook/test'
import { cancelTalkSlot, listTalkBooths, listTalkSlots, myTalkSlots, wishTalkSlots } from '#contract/fair-draws'
import { drawn, myGrants, myWishes, nothingDrawn, noWishes, talkBooths, talkSlots } from '#mocks/fixtures/fair-draws'
import { seekerUser } from '#mocks/fixtures/seeker'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { MyTalkSlots } from './MyTalkSlots.tsx'

const wished = fn<(slots: string[]) => void>()

const meta = preview.meta({
  id: 'fair-draws-my-talk-slots',
  title: '业务/招聘会/我的交流时段 MyTalkSlots',
  component: MyTalkSlots,
  args: { fair: '34' },
  parameters: { session: seekerUser },
  beforeEach({ msw }) {
    wished.mockClear()
    msw.use(
      mock(myTalkSlots).returns(myWishes),
      mock(listTalkBooths).returns(talkBooths),
      mock(listTalkSlots).returns(talkSlots),
      mock(wishTalkSlots).answers(({ slots }) => {
        wished(slots)
        return { ...myWishes, wishes: slots.flatMap(id => myWishes.wishes.find(wish => wish.id === id) ?? []) }
      }),
    )
  },
})

export const Filled = meta.story({
  name: '志愿的先后',
  play: async ({ canvas, userEvent, step }) => {
    await expect(await canvas.findByRole('button', { name: '第 1 志愿提前' })).toBeDisabled()
    await step('第 3 志愿提前一位', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '第 3 志愿提前' }))
      await waitFor(() => expect(wished).toHaveBeenLastCalledWith(['101', '106', '103']))
    })
    await step('去掉第 1 志愿', async () => {
      await waitFor(() => expect(canvas.getByRole('button', { name: '去掉第 1 志愿' })).toBeEnabled())
      await userEvent.click(canvas.getByRole('button', { name: '去掉第 1 志愿' }))
      await waitFor(() => expect(wished).toHaveBeenLastCalledWith(['106', '103']))
    })
  },
})

export const Empty = meta.story({
  name: '还没有志愿',
  beforeEach({ msw }) {
    msw.use(mock(myTalkSlots).returns(noWishes))
  },
  play: async ({ canvas }) => expect(await canvas.findByText(/^还没有填报志愿/)).toBeVisible(),
})

export const Granted = meta.story({
  name: '中签，可取消',
  beforeEach({ msw }) {
    msw.use(mock(myTalkSlots).returns(myGrants), mock(cancelTalkSlot).returns(nothingDrawn))
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: '加入日历' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '取消' }))
    await userEvent.click(await screen.findByRole('button', { name: '取消时段' }))
    await expect(await canvas.findByText(/^您的志愿这次都没有抽中/)).toBeVisible()
  },
})

export const NothingDrawn = meta.story({
  name: '没有抽中',
  beforeEach({ msw }) {
    msw.use(mock(myTalkSlots).returns(nothingDrawn))
  },
  play: async ({ canvas }) => expect(await canvas.findByText(/空着的时段先到先得/)).toBeVisible(),
})

export const NeverWished = meta.story({
  name: '抽签后才来',
  beforeEach({ msw }) {
    msw.use(mock(myTalkSlots).returns({ ...noWishes, draw: drawn }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText(/^您没有填报志愿/)).toBeVisible(),
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(myTalkSlots).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(myTalkSlots).fails())
  },
  play: offersRetry,
})

export const Narrow = meta.story({
  name: '手机，很长的单位名称',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/䶮山𠮷口/)).toBeVisible()
    await fitsSideways({ canvasElement })
  },
})
