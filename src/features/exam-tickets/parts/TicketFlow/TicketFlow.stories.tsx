import { expect, fn } from 'storybook/test'
import { closedWindow, comingWindow, examTitle, openWindow } from '#mocks/fixtures/exam-windows'
import { member } from '#mocks/fixtures/session'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { forgetPasses, identify, ordinaryDay } from '../../testing.ts'
import { TicketFlow } from './TicketFlow.tsx'

const meta = preview.meta({
  id: 'exam-tickets-ticket-flow',
  title: '业务/准考证/从等待到打印 TicketFlow',
  component: TicketFlow,
  args: {
    exam: { key: '601', title: examTitle, window: openWindow },
    stage: 'written' as const,
    kind: 'mine' as const,
    address: '/exam/exam-ticket/601',
    onOpen: fn(),
  },
  beforeEach({ msw }) {
    forgetPasses()
    msw.use(...ordinaryDay())
  },
})

export const Before = meta.story({
  name: '还没开始打印',
  args: { exam: { key: '601', title: examTitle, window: comingWindow } },
  play: async ({ canvas }) => expect(await canvas.findByText('准考证还不能打印')).toBeVisible(),
})

export const After = meta.story({
  name: '打印已经结束',
  args: { exam: { key: '601', title: examTitle, window: closedWindow } },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: '查询成绩' })).toHaveAttribute('href', '/exam/cjcx/601'),
})

export const Guest = meta.story({
  name: '访客查到',
  play: async hand => {
    await identify(hand, /^查询准考证/)
    await expect(await hand.canvas.findByRole('article', { name: /的准考证$/ })).toBeVisible()
  },
})

export const Owner = meta.story({
  name: '本人直接看到',
  parameters: { session: member },
  play: async ({ canvas }) => expect(await canvas.findByRole('article', { name: /的准考证$/ })).toBeVisible(),
})

export const Narrow = meta.story({
  name: '手机',
  args: { exam: { key: '601', title: examTitle, window: comingWindow } },
  globals: narrow,
  play: fitsSideways,
})
