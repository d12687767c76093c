import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { longCompany } from '../../primitives/story-words.ts'
import { fitsSideways, least } from '../testing.ts'
import { type CalendarDay, CalendarStrip } from './CalendarStrip.tsx'

const fair = (id: string, title: string) => ({ id, title, href: `/recruitment/page/${id}`, when: '09:00 招聘会' })
const days: readonly CalendarDay[] = [
  { date: '2026-11-28', events: [] },
  { date: '2026-11-29', events: [fair('1', '赣州市秋季综合招聘会'), fair('2', `${longCompany}专场`)] },
  { date: '2026-11-30', events: [] },
  { date: '2026-12-01', events: [fair('3', '高校毕业生双选会')] },
  { date: '2026-12-02', events: [] },
  { date: '2026-12-03', events: [] },
  { date: '2026-12-04', events: [] },
]

const meta = preview.meta({
  id: 'ds-calendar-strip',
  title: '设计系统/组合/一周日程 CalendarStrip',
  component: CalendarStrip,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：首页或招聘会频道里，说清未来一周每天有哪些招聘会和考试；一天没有安排也照样占一格。\n\n何时不用：只说今天截止的事用 DeadlineStrip；让人挑日期用 DatePicker；按顺序回顾一件事的经过用 Timeline。',
      },
    },
  },
  args: { quiet: '这一天没有招聘会和考试安排。', days },
})

export const Week = meta.story({
  name: '先显示有安排的一天',
  play: async ({ canvas, userEvent, step }) => {
    await step('第一个有安排的日子已经选中', async () => {
      await expect(canvas.getByRole('button', { name: /11 月 29 日，2 项安排/ })).toHaveAttribute(
        'aria-pressed',
        'true',
      )
      await expect(canvas.getByRole('link', { name: '赣州市秋季综合招聘会' })).toBeVisible()
    })
    await step('换一天，跨月也对', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /周二.*12 月 1 日/ }))
      await expect(canvas.getByRole('link', { name: '高校毕业生双选会' })).toHaveAttribute(
        'href',
        '/recruitment/page/3',
      )
    })
    await step('没有安排就说没有', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^今天/ }))
      await expect(canvas.getByText('这一天没有招聘会和考试安排。')).toBeVisible()
    })
  },
})
export const Quiet = meta.story({
  name: '整周没有安排',
  args: { days: days.map(({ date }) => ({ date, events: [] })) },
})
export const Phone = meta.story({ name: '手机', globals: least, play: fitsSideways })
