import { expect, fn, screen, waitFor } from 'storybook/test'
import { talkReportInFull } from '#mocks/fixtures/fair-talk-office'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ReportDecision } from './ReportDecision.tsx'

const meta = preview.meta({
  id: 'fair-office-report-decision',
  title: '业务/招聘会主办方/处理举报 ReportDecision',
  component: ReportDecision,
  args: { report: talkReportInFull, onDecide: fn(() => Promise.resolve()) },
})

export const Filled = meta.story({
  name: '选结果，写答复，确认',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^停止该展位在线交流/ }))
    await userEvent.click(canvas.getByRole('button', { name: '提交处理结果' }))
    await expect((await canvas.findAllByText('请填写答复'))[0]).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: /^答复/ }), '核实后确有收取押金')
    await userEvent.click(canvas.getByRole('button', { name: '提交处理结果' }))
    const dialog = await screen.findByRole('alertdialog', { name: '停止该展位在线交流？' })
    await waitFor(() => expect(dialog).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: '提交' }))
    await waitFor(() => expect(args.onDecide).toHaveBeenCalledWith({ decision: 'stop', answer: '核实后确有收取押金' }))
  },
})

export const Over = meta.story({
  name: '招聘会已结束：没有可停的',
  args: { report: { ...talkReportInFull, mayStop: false } },
  play: async ({ canvas }) => expect(canvas.getAllByRole('radio')).toHaveLength(2),
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
