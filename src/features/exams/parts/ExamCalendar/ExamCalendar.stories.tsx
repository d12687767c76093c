import { expect, spyOn, waitFor } from 'storybook/test'
import { examDates } from '#mocks/fixtures/exams'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ExamCalendar } from './ExamCalendar.tsx'

const meta = preview.meta({
  id: 'exams-calendar',
  title: '业务/考试/考试日历 ExamCalendar',
  component: ExamCalendar,
  args: { month: '2026-11', dates: examDates, now: Date.parse('2026-11-20T09:30:00+08:00') },
})

export const Filled = meta.story({
  name: '看另一天',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: '11 月 20 日' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^24 ?\d+ 项安排$/ }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: '11 月 24 日' })).toBeVisible())
    await expect(canvas.getAllByText(/^17:00 报名截止/)[0]).toBeVisible()
    await expect(canvas.getByRole('link', { name: '下个月' })).toHaveAttribute('href', '/exam/center?month=2026-12')
  },
})

export const Download = meta.story({
  name: '加到手机日历',
  play: async ({ canvas, userEvent }) => {
    const pressed = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    await userEvent.click(canvas.getByRole('button', { name: '加到手机日历' }))
    await waitFor(() => expect(pressed).toHaveBeenCalledOnce())
    await expect(pressed.mock.contexts[0]).toHaveProperty('download', '考试日历 2026-11.ics')
    pressed.mockRestore()
  },
})

export const Empty = meta.story({
  name: '没有安排的月份',
  args: { month: '2027-02', dates: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('这个月没有安排')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const LongText = meta.story({
  name: '很长的名称',
  args: { dates: examDates.map(date => ({ ...date, title: date.title.repeat(4) })) },
  play: fitsSideways,
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
