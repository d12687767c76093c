import { expect, fn, screen } from 'storybook/test'
import { codes } from '#contract/codes'
import { cancelledTransfer, issuedTransfer, movingTransfer } from '#mocks/fixtures/archives'
import { CallRefused } from '#platform/transport'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { TransferProgress } from './TransferProgress.tsx'

const cancel = fn(async (): Promise<void> => undefined)

const meta = preview.meta({
  id: 'archives-transfer-progress',
  title: '业务/档案/调档进度 TransferProgress',
  component: TransferProgress,
  args: { transfer: issuedTransfer, onCancel: cancel },
  beforeEach() {
    cancel.mockClear()
  },
})

export const Filled = meta.story({
  name: '刚开具，可以撤回',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('接收机构已收到')).toBeVisible()
    await expect(canvas.getByText('K7MP-ACDE-3467-9XYW')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '撤回申请' }))
    await userEvent.click(await screen.findByRole('button', { name: '撤回调档' }))
    await expect(cancel).toHaveBeenCalledOnce()
  },
})

export const Refused = meta.story({
  name: '来不及撤回',
  args: {
    onCancel: fn(async (): Promise<void> => {
      throw new CallRefused({ code: codes.wrongState, msg: '现存档机构已经受理，不能撤回', data: null })
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '撤回申请' }))
    await userEvent.click(await screen.findByRole('button', { name: '撤回调档' }))
    await expect(await canvas.findByText('现存档机构已经受理，不能撤回')).toBeVisible()
  },
})

export const Moving = meta.story({
  name: '转递中',
  args: { transfer: movingTransfer },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('中国邮政机要通信 · 已交寄')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '撤回申请' })).toBeNull()
  },
})

export const Cancelled = meta.story({
  name: '已撤回',
  args: { transfer: cancelledTransfer },
  play: async ({ canvas }) => expect(canvas.getByText('已作废')).toBeVisible(),
})

export const LongText = meta.story({
  name: '很长的名称',
  args: { transfer: { ...movingTransfer, from: '赣江新区儒乐湖'.repeat(8), files: ['a'.repeat(80)] } },
  play: fitsSideways,
})

export const Narrow = LongText.extend({ name: '手机', globals: narrow })
