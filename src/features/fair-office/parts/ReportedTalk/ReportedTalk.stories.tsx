import { expect, fn } from 'storybook/test'
import { reportedLines } from '#mocks/fixtures/fair-talk-office'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ReportedTalk } from './ReportedTalk.tsx'

const meta = preview.meta({
  id: 'fair-office-reported-talk',
  title: '业务/招聘会主办方/被举报的交流 ReportedTalk',
  component: ReportedTalk,
  args: { count: reportedLines.length, onRead: fn(async () => reportedLines) },
})

export const Filled = meta.story({
  name: '写明原因才显示',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '查看交流内容' }))
    await expect((await canvas.findAllByText('请填写查看原因'))[0]).toBeVisible()
    await expect(args.onRead).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByRole('textbox', { name: /^查看原因/ }), '核实是否收费')
    await userEvent.click(canvas.getByRole('button', { name: '查看交流内容' }))
    await expect(await canvas.findByText('先交三百元押金，我们给您留岗位。')).toBeVisible()
    await expect(args.onRead).toHaveBeenCalledWith('核实是否收费')
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
