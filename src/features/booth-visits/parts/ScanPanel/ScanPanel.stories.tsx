import { expect, fn } from 'storybook/test'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import type { WaitingRecord } from '../../model/kept-booth.ts'
import { ScanPanel } from './ScanPanel.tsx'

const record: WaitingRecord = {
  id: '00000000-0000-4000-8000-000000000001',
  code: '482 913 065',
  number: 48_291_306,
  at: Date.parse('2026-11-28T09:05:00+08:00'),
  note: '',
  nextStep: '',
  writtenAt: Date.parse('2026-11-28T09:05:00+08:00'),
  outcome: null,
}

const meta = preview.meta({
  id: 'booth-visits-scan-panel',
  title: '业务/招聘会扫码登记/正在登记 ScanPanel',
  component: ScanPanel,
  args: {
    current: { verdict: 'genuine' as const, record, isKept: false },
    booth: { write: fn(), close: fn(), drop: fn() },
  },
})

export const Filled = meta.story({
  name: '扫到二维码，写备注和下一步',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status', { name: '扫码结果：已登记' })).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: '约面试' }))
    await expect(args.booth.write).toHaveBeenCalledWith({ nextStep: 'interview' })
    await userEvent.type(canvas.getByRole('textbox', { name: '备注' }), '会')
    await expect(args.booth.write).toHaveBeenLastCalledWith({ note: '会' })
    await userEvent.click(canvas.getByRole('button', { name: '好了，下一位' }))
    await expect(args.booth.close).toHaveBeenCalledOnce()
  },
})

export const Kept = meta.story({
  name: '已上传',
  args: { current: { verdict: 'genuine' as const, record, isKept: true } },
  play: async ({ canvas }) => expect(canvas.getByText('已保存并上传')).toBeVisible(),
})

export const Typed = meta.story({
  name: '短码，联网后核对',
  args: { current: { verdict: 'typed' as const, record, isKept: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: '扫码结果：已记下，联网后核对' })).toBeVisible()
    await expect(canvas.getByText('已保存在这台设备上')).toBeVisible()
  },
})

export const Refused = meta.story({
  name: '没有这张票',
  args: { current: { verdict: 'typed' as const, record: { ...record, outcome: 'unknown' as const }, isKept: false } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('没有这张票，或预约已取消。')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '不登记，删掉' }))
    await expect(args.booth.drop).toHaveBeenCalledWith(record.id)
  },
})

export const Forged = meta.story({
  name: '伪造的二维码',
  args: { current: { verdict: 'forged' as const, record: null, isKept: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: '扫码结果：伪造或被改动' })).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
})

export const LongText = meta.story({
  name: '备注太长',
  args: { current: { verdict: 'genuine' as const, record: { ...record, note: '𠮷'.repeat(501) }, isKept: false } },
  play: async ({ canvas }) => expect(canvas.getByText('备注最多 500 字，删短后自动上传')).toBeVisible(),
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
