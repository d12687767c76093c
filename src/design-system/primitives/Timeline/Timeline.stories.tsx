import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { longCompany } from '../story-words.ts'
import { Timeline, type TimelineItem } from './Timeline.tsx'

const items: readonly TimelineItem[] = [
  { id: 'sent', title: '已投递', time: '2026-11-16 (周一) 14:03', state: 'done' },
  { id: 'seen', title: '单位已查看', time: '2026-11-17 (周二) 09:10', state: 'done' },
  {
    id: 'invited',
    title: '面试邀请',
    time: '2026-11-20 (周五) 14:00',
    state: 'current',
    details: '红谷滩区丰和中大道 8 楼',
  },
  { id: 'hired', title: '录用', state: 'upcoming' },
]

const meta = preview.meta({
  id: 'ds-timeline',
  title: '设计系统/展示/时间线 Timeline',
  component: Timeline,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：一件事从头到现在的经过和接下来：投递、报名审核、订单；带时间。\n\n何时不用：固定流程走到哪一步用 Steps；要去填的清单用 TaskList；一周的日程用 CalendarStrip。',
      },
    },
  },
  args: {
    items,
  },
})

export const UnderWay = meta.story({
  name: '进行中',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('面试邀请').closest('li')).toHaveAttribute('aria-current', 'step')
    await expect(canvas.getByText('录用')).toHaveTextContent('录用（未开始）')
  },
})

export const Across = meta.story({
  name: '几步占满一行；手机上一步一行',
  args: { across: true },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('listitem').map(step => step.getBoundingClientRect().top)
    await expect(new Set(tops).size).toBe(matchMedia('(min-width: 60rem)').matches ? 1 : tops.length)
  },
})

export const Failed = meta.story({
  name: '未通过',
  args: {
    items: [
      { id: 'sent', title: '已提交', time: '2026-11-16 (周一) 14:03', state: 'done' },
      { id: 'refused', title: '资格审核未通过', state: 'failed', details: '学历证书照片不清晰' },
    ],
  },
})

export const LongText = meta.story({
  name: '长文字',
  args: { items: [{ id: 'a', title: longCompany, details: longCompany.repeat(3), state: 'current' }] },
  globals: { viewport: { value: 'narrow' } },
})
