import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { type DraftState, DraftStatus } from './DraftStatus.tsx'

const saved: DraftState = { kind: 'saved', at: Date.parse('2026-11-20T14:03:20+08:00') }

const meta = preview.meta({
  id: 'ds-draft-status',
  title: '设计系统/组合/草稿状态 DraftStatus',
  component: DraftStatus,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：会自动保存的长表单，如简历、考试报名：一直说清保存到什么时候；断网时告诉人先别关页面。\n\n何时不用：几项就能交的短表单不用；提交的结果用 Alert 或 Toast；全站断网用 OfflineBanner。',
      },
    },
  },
  args: { state: saved, onSave: fn() },
})

export const Saved = meta.story({
  name: '已保存',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('已保存 14:03')).toBeVisible()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
})
export const Midnight = meta.story({
  name: '零点按中国时间',
  args: { state: { kind: 'saved', at: Date.parse('2026-11-20T00:05:00+08:00') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('已保存 00:05')).toBeVisible()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
})
export const Saving = meta.story({
  name: '正在保存',
  args: { state: { kind: 'saving' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('正在保存…')).toBeVisible()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
})
export const Offline = meta.story({
  name: '网络断开',
  args: { state: { kind: 'unsaved', reason: 'offline' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('未保存：网络断开')
    await userEvent.click(canvas.getByRole('button', { name: '立即保存' }))
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
})
export const Failed = meta.story({ name: '保存失败', args: { state: { kind: 'unsaved', reason: 'failed' } } })
export const Conflict = meta.story({
  name: '别处也改过：等人选择',
  args: { state: { kind: 'unsaved', reason: 'conflict' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('未保存：这份内容在别处改过，请先选择保留哪一份')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})
export const Unfit = meta.story({
  name: '不合规则：等人修改',
  args: { state: { kind: 'unsaved', reason: 'unfit' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('请先修改标出的内容，填写的内容已留在这个浏览器里')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})
export const Clean = meta.story({
  name: '还没有改动',
  args: { state: { kind: 'clean' } },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toBeEmptyDOMElement(),
})
