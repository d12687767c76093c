import { expect } from 'storybook/test'
import { officeFairInFull } from '#mocks/fixtures/fair-office'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { HaltCards } from './HaltCards.tsx'

const { fair } = officeFairInFull

const meta = preview.meta({
  id: 'fair-office-halt-cards',
  title: '业务/招聘会主办方/要办理的事 HaltCards',
  component: HaltCards,
  args: { desk: officeFairInFull },
})

export const Filled = meta.story({
  name: '暂停、延期、取消',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['紧急暂停', '延期', '取消'])
    await userEvent.click(canvas.getByRole('tab', { name: '取消' }))
    await expect(canvas.getByRole('button', { name: '取消招聘会' })).toBeVisible()
  },
})

export const Supervisor = meta.story({
  name: '现场主管只能暂停',
  args: { desk: { ...officeFairInFull, mandates: ['supervise'] } },
  play: async ({ canvas }) => expect(canvas.getAllByRole('tab')).toHaveLength(1),
})

export const Cancelled = meta.story({
  name: '已取消，没有要办的',
  args: { desk: { ...officeFairInFull, fair: { ...fair, state: 'cancelled', phase: 'cancelled' } } },
  play: async ({ canvas }) => expect(canvas.queryByRole('tab')).toBeNull(),
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
