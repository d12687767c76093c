import { expect } from 'storybook/test'
import { deskSnapshotOf } from '#mocks/fixtures/fair-desk'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { FAIR_NOW, fairNow } from '../../testing.ts'
import { DeskStatus } from './DeskStatus.tsx'

const sent = deskSnapshotOf(fairNow - 12 * 60_000)

const meta = preview.meta({
  id: 'fair-desk-desk-status',
  title: '业务/招聘会/检票台状态 DeskStatus',
  component: DeskStatus,
  parameters: { now: FAIR_NOW },
  args: { sent: deskSnapshotOf(fairNow), tickets: 19_842, line: 'on' as const, unsent: 0, isLasting: true },
})

export const Online = meta.story({
  name: '在线',
  play: async ({ canvas }) => expect(canvas.getByText(/19842 张票/)).toBeVisible(),
})

export const Offline = meta.story({
  name: '离线，有待上传',
  args: { sent, line: 'off' as const, unsent: 37 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('离线检票中，用的是12 分钟前的快照')).toBeVisible()
    await expect(canvas.getByText(/37 条记录待上传/)).toBeVisible()
  },
})

export const Stopped = meta.story({
  name: '暂停',
  args: { sent: { ...sent, fair: { ...sent.fair, state: 'stopped' as const, reason: '场内人数较多，正在疏导。' } } },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('招聘会暂停中，先不放行'),
})

export const StorageFull = meta.story({
  name: '存储已满',
  args: { isLasting: false },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('本机存储已满或被禁用'),
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  args: { sent, line: 'off' as const, unsent: 37 },
  play: fitsSideways,
})
