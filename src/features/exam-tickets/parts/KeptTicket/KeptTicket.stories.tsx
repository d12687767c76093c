import { expect, waitFor } from 'storybook/test'
import { longTicket, writtenTicket } from '#mocks/fixtures/exam-tickets'
import { browserStorage } from '#platform/storage'
import { fitsSideways, narrow, whole } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { keepTicket, keptOf, nameOf } from '../../model/kept-tickets.ts'
import { KeptTicket } from './KeptTicket.tsx'

const twoDaysAgo = Date.parse('2026-11-18T09:30:00+08:00')
const keep = (ticket = writtenTicket) =>
  keepTicket(
    browserStorage(),
    nameOf('601', 'written', 'guest'),
    keptOf({ exam: '601', owner: '' }, ticket, twoDaysAgo),
  )

const meta = preview.meta({
  id: 'exam-tickets-kept-ticket',
  title: '业务/准考证/离线保存的准考证 KeptTicket',
  component: KeptTicket,
  args: { exam: '601', stage: 'written' as const },
  beforeEach: () => keep(),
})

export const Filled = meta.story({
  name: '两天前保存的',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(whole(/保存于2 天前（2026-11-18）/))).toBeVisible()
    await expect(canvas.getByText('考场 005，座位 12 号')).toBeVisible()
  },
})

export const Removed = meta.story({
  name: '移除',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '移除' }))
    await waitFor(() => expect(canvas.queryByText('这台设备上保存的准考证')).toBeNull())
    await expect(localStorage.getItem('exam-ticket:601:written')).toBeNull()
  },
})

export const Empty = meta.story({
  name: '没有保存过',
  args: { stage: 'skill' as const },
  play: async ({ canvas }) => expect(canvas.queryByText('这台设备上保存的准考证')).toBeNull(),
})

export const LongText = meta.story({ name: '很长的文字', beforeEach: () => keep(longTicket), play: fitsSideways })

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  beforeEach: () => keep(longTicket),
  play: fitsSideways,
})
