import { createRef } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { cancelVisit, changeVisit, fairSlots } from '#contract/fair-visits'
import { closedSlots, openSlots, validTicket, waitingTicket } from '#mocks/fixtures/fair-visits'
import { seekerUser } from '#mocks/fixtures/seeker'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { TicketActions } from './TicketActions.tsx'

const meta = preview.meta({
  id: 'fair-visits-ticket-actions',
  title: '业务/招聘会/入场码操作 TicketActions',
  component: TicketActions,
  args: { ticket: validTicket, stand: 'good' as const, target: createRef<HTMLElement>() },
  parameters: { session: seekerUser },
  beforeEach({ msw }) {
    msw.use(
      mock(fairSlots).returns(openSlots),
      mock(changeVisit).answers(({ slot, revision }) => {
        if (slot !== 4 || revision !== 1) throw new Error('another slot')
        return { ticket: { ...validTicket, revision: 2 } }
      }),
      mock(cancelVisit).returns({ ok: true }),
    )
  },
})

export const Filled = meta.story({
  name: '预约成功',
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: '加入日历' })).toBeVisible(),
})

interface Hand {
  canvas: { getByRole(role: string, options: { name: string }): HTMLElement }
  userEvent: { click(element: Element): Promise<void> }
}

async function openChange({ canvas, userEvent }: Hand) {
  await userEvent.click(canvas.getByRole('button', { name: '改约时段' }))
  return await screen.findByRole('dialog', { name: '改约到别的时段' })
}

export const Loading = meta.story({
  name: '改约：时段加载中',
  beforeEach({ msw }) {
    msw.use(mock(fairSlots).hangs())
  },
  play: async hand => saysLoading({ canvasElement: await openChange(hand) }),
})

export const Failed = meta.story({
  name: '改约：时段加载失败',
  beforeEach({ msw }) {
    msw.use(mock(fairSlots).fails())
  },
  play: async hand => offersRetry({ canvasElement: await openChange(hand) }),
})

export const Empty = meta.story({
  name: '改约：已截止',
  beforeEach({ msw }) {
    msw.use(mock(fairSlots).returns(closedSlots))
  },
  play: async hand => {
    const dialog = within(await openChange(hand))
    await waitFor(() => expect(dialog.getByText('预约已截止，不能再改约。')).toBeVisible())
    await expect(dialog.getByRole('button', { name: '确认改约' })).toBeDisabled()
  },
})

export const Changed = meta.story({
  name: '改约时段',
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await openChange({ canvas, userEvent }))
    await userEvent.click(await dialog.findByRole('radio', { name: /11:00—11:30/ }))
    await userEvent.click(dialog.getByRole('button', { name: '确认改约' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

export const Cancelled = meta.story({
  name: '取消预约',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '取消预约' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: '取消预约？' }))
    await userEvent.click(dialog.getByRole('button', { name: '取消预约' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
})

export const Waiting = meta.story({
  name: '候补中',
  args: { ticket: waitingTicket, stand: 'waiting' as const },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '取消候补' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '打印' })).toBeNull()
  },
})

export const Used = meta.story({
  name: '已入场',
  args: { stand: 'used' as const },
  play: async ({ canvas }) => expect(canvas.queryAllByRole('button')).toHaveLength(0),
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
