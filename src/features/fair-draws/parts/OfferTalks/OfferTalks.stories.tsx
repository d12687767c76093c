import { expect, fn, screen, waitFor } from 'storybook/test'
import { offeredTalkSlots, offerTalkSlots, withdrawTalkSlots } from '#contract/fair-draws'
import { employerUser } from '#mocks/fixtures/employer'
import { grantedSlots, noneOffered, offDraw, offeredSlots, talkParticipation } from '#mocks/fixtures/fair-draws'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { OfferTalks } from './OfferTalks.tsx'

const offered = fn<(asked: { from: number; until: number; minutes: number }) => void>()
const withdrawn = fn<(slots: string[]) => void>()

const meta = preview.meta({
  id: 'fair-draws-offer-talks',
  title: '业务/招聘会参展/提供交流时段 OfferTalks',
  component: OfferTalks,
  args: { participation: talkParticipation },
  parameters: { session: employerUser },
  beforeEach({ msw }) {
    offered.mockClear()
    withdrawn.mockClear()
    msw.use(
      mock(offeredTalkSlots).returns(offeredSlots),
      mock(offerTalkSlots).answers(({ participation: _, ...asked }) => {
        offered(asked)
        return { ...offeredSlots, added: 3 }
      }),
      mock(withdrawTalkSlots).answers(({ slots }) => {
        withdrawn(slots)
        return { ...grantedSlots, slots: grantedSlots.slots.filter(({ id }) => !slots.includes(id)) }
      }),
    )
  },
})

const at = (time: string) => Date.parse(`2026-11-24T${time}:00+08:00`)

export const Empty = meta.story({
  name: '第一次提供',
  beforeEach({ msw }) {
    msw.use(mock(offeredTalkSlots).returns(noneOffered))
  },
  play: async ({ canvas, userEvent, step }) => {
    const from = await canvas.findByLabelText(/^从/)
    await step('每 20 分钟一段，从 14:00 到 15:00', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: /日期/ }), '2026-11-24')
      await userEvent.clear(from)
      await userEvent.type(from, '14:00')
      await userEvent.clear(canvas.getByLabelText(/^到/))
      await userEvent.type(canvas.getByLabelText(/^到/), '15:00')
      await userEvent.click(canvas.getByRole('radio', { name: '20 分钟' }))
      await waitFor(() => expect(canvas.getByText(/^共 3 个时段/)).toBeVisible())
    })
    await step('提供', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '提供这些时段' }))
      await waitFor(() => expect(offered).toHaveBeenCalledWith({ from: at('14:00'), until: at('15:00'), minutes: 20 }))
      await expect(offered).toHaveBeenCalledOnce()
    })
  },
})

export const WrongTime = meta.story({
  name: '时间不对',
  beforeEach({ msw }) {
    msw.use(mock(offeredTalkSlots).returns(noneOffered))
  },
  play: async ({ canvas, userEvent }) => {
    const from = await canvas.findByLabelText(/^从/)
    await userEvent.clear(from)
    await userEvent.type(from, '08:00')
    await userEvent.click(canvas.getByRole('button', { name: '提供这些时段' }))
    await waitFor(() => expect(canvas.getAllByText('不能早于招聘会开始')[0]).toBeVisible())
    await expect(offered).not.toHaveBeenCalled()
  },
})

export const Filled = meta.story({
  name: '已提供，等待抽签',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: '09:00—09:15 3 人填报' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: '撤回所选' })).toBeDisabled()
  },
})

export const Granted = meta.story({
  name: '已抽签，撤回一个',
  beforeEach({ msw }) {
    msw.use(mock(offeredTalkSlots).returns(grantedSlots))
  },
  play: async ({ canvas, userEvent, msw }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: '09:00—09:15 林**' }))
    await userEvent.click(canvas.getByRole('button', { name: '撤回所选（1）' }))
    await waitFor(() => expect(screen.getByText(/其中 1 个已有求职者，撤回后系统通知他们/)).toBeVisible())
    msw.use(mock(offeredTalkSlots).returns({ ...grantedSlots, slots: grantedSlots.slots.slice(1) }))
    await userEvent.click(screen.getByRole('button', { name: '撤回时段' }))
    await waitFor(() => expect(canvas.queryByRole('checkbox', { name: '09:00—09:15 林**' })).toBeNull())
    await waitFor(() => expect(withdrawn).toHaveBeenCalledOnce())
    await expect(withdrawn).toHaveBeenCalledWith(['101'])
  },
})

export const Cancelled = meta.story({
  name: '招聘会已取消',
  beforeEach({ msw }) {
    msw.use(mock(offeredTalkSlots).returns({ ...noneOffered, draw: offDraw }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText(/不能再提供时段/)).toBeVisible(),
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(offeredTalkSlots).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(offeredTalkSlots).fails())
  },
  play: offersRetry,
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  beforeEach({ msw }) {
    msw.use(mock(offeredTalkSlots).returns(grantedSlots))
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: '提供这些时段' })).toBeVisible()
    await fitsSideways({ canvasElement })
  },
})
