import { expect, fn, waitFor } from 'storybook/test'
import { officeQueuesNow } from '#mocks/fixtures/fair-talk-office'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { watched } from '../../model/queue-words.ts'
import { QueueTable } from './QueueTable.tsx'

const now = Date.parse('2026-11-20T09:30:00+08:00')

const meta = preview.meta({
  id: 'fair-office-queue-table',
  title: '业务/招聘会主办方/各展位排队 QueueTable',
  component: QueueTable,
  args: {
    queues: watched(officeQueuesNow, now),
    isOn: true,
    now,
    onRemind: fn((_participation: string) => Promise.resolve()),
  },
})

export const Filled = meta.story({
  name: '提醒一个展位',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^提醒接待：A03 / }))
    const a03 = args.queues.find(({ booth }) => booth === 'A03')
    await waitFor(() => expect(args.onRemind).toHaveBeenCalledWith(a03?.participation))
    await expect(args.onRemind).toHaveBeenCalledOnce()
  },
})

export const Over = meta.story({
  name: '已经结束，不再提醒',
  args: { queues: watched(officeQueuesNow, Date.parse('2027-01-01T09:00:00+08:00')), isOn: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: /^A03/ })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^提醒接待/ })).toBeNull()
  },
})

export const Narrow = meta.story({
  name: '手机上一个展位一张卡',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: /^提醒接待：A03 / })
    await fitsSideways({ canvasElement })
  },
})
