import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { longCompany } from '../../primitives/story-words.ts'
import { fitsSideways, least } from '../testing.ts'
import { DeadlineStrip } from './DeadlineStrip.tsx'

const meta = preview.meta({
  id: 'ds-deadline-strip',
  title: '设计系统/组合/今日截止 DeadlineStrip',
  component: DeadlineStrip,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：首页顶部和个人中心，列出今天截止、今天开始的事和我的下一步；没有事时整条不出现。\n\n何时不用：一周的安排用 CalendarStrip；全站通知用 Notice；一件事的剩余秒数用 Countdown。',
      },
    },
  },
  args: {
    items: [
      { id: '1', title: '南昌市 2026 年事业单位公开招聘', href: '/exam/page/1', when: '17:00 报名截止' },
      { id: '2', title: '赣州市秋季综合招聘会', href: '/recruitment/page/2', when: '14:00 开始' },
      { id: '3', title: `${longCompany}面试`, href: '/manage/interview', when: '15:30 我的面试' },
    ],
    more: { label: '全部日程', href: '/exam/list' },
  },
})

export const Today = meta.story({
  name: '今天的几件事',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '今日截止' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '全部日程' })).toHaveAttribute('href', '/exam/list')
  },
})
export const One = meta.story({
  name: '一件事',
  args: {
    items: [{ id: '1', title: '南昌市 2026 年事业单位公开招聘', href: '/exam/page/1', when: '17:00 报名截止' }],
    more: undefined,
  },
})
export const Quiet = meta.story({
  name: '没有事时不显示',
  args: { items: [] },
  play: async ({ canvas }) => expect(canvas.queryByText('今日截止')).toBeNull(),
})
export const Phone = meta.story({ name: '手机', globals: least, play: fitsSideways })
