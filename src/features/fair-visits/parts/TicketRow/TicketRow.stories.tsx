import { expect } from 'storybook/test'
import { longTicket, validTicket, waitingTicket } from '#mocks/fixtures/fair-visits'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { TicketRow } from './TicketRow.tsx'

const meta = preview.meta({
  id: 'fair-visits-ticket-row',
  title: '业务/招聘会/入场码一行 TicketRow',
  component: TicketRow,
  args: { ticket: validTicket },
  decorators: [
    Story => (
      <ul>
        <Story />
      </ul>
    ),
  ],
})

export const Filled = meta.story({
  name: '预约成功',
  play: async ({ canvas }) => expect(canvas.getByRole('link')).toHaveAttribute('href', '/recruitment/tickets/12'),
})

export const Waiting = meta.story({
  name: '候补中',
  args: { ticket: waitingTicket },
  play: async ({ canvas }) => expect(canvas.getByText('前面 4 人')).toBeVisible(),
})

export const LongText = meta.story({ name: '很长的标题', args: { ticket: longTicket } })
export const Narrow = meta.story({ name: '手机', globals: narrow, args: { ticket: longTicket }, play: fitsSideways })
