import { expect } from 'storybook/test'
import { longTicket, usedTicket, validTicket, waitingTicket } from '#mocks/fixtures/fair-visits'
import { fitsSideways, narrow, whole } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { TicketSheet } from './TicketSheet.tsx'

const meta = preview.meta({
  id: 'fair-visits-ticket-sheet',
  title: '业务/招聘会/入场码 TicketSheet',
  component: TicketSheet,
  args: { ticket: validTicket, stand: 'good' as const },
})

export const Filled = meta.story({
  name: '预约成功',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '入场二维码' })).toBeVisible()
    await expect(canvas.getByText(validTicket.shortCode)).toBeVisible()
  },
})

export const Waiting = meta.story({
  name: '候补中',
  args: { ticket: waitingTicket, stand: 'waiting' as const },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img', { name: '入场二维码' })).toBeNull()
    await expect(canvas.getByText(/前面还有 4 人/)).toBeVisible()
  },
})

export const Unplaced = meta.story({
  name: '没有候补到',
  args: { ticket: waitingTicket, stand: 'unplaced' as const },
  play: async ({ canvas }) => expect(canvas.getByText(/候补已结束/)).toBeVisible(),
})

export const Used = meta.story({
  name: '已入场',
  args: { ticket: usedTicket, stand: 'used' as const },
  play: async ({ canvas }) => expect(canvas.getByText(whole(/10:06 已入场/))).toBeVisible(),
})

export const LongText = meta.story({ name: '很长的文字', args: { ticket: longTicket }, play: fitsSideways })

export const Narrow = meta.story({ name: '手机', globals: narrow, args: { ticket: longTicket }, play: fitsSideways })
