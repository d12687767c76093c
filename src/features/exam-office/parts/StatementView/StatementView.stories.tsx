import { expect, fn } from 'storybook/test'
import { officeStatementSent, officeStatementWaiting } from '#mocks/fixtures/exam-candidates'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { StatementView } from './StatementView.tsx'

const meta = preview.meta({
  id: 'exam-office-statement-view',
  title: '业务/考试机构/考生的陈述申辩 StatementView',
  component: StatementView,
  args: { statement: officeStatementSent, onFile: fn() },
})

export const Filled = meta.story({
  name: '已经提交',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/有寄存登记单可以证明/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '下载 寄存登记单.pdf' }))
    await expect(args.onFile).toHaveBeenCalledWith(officeStatementSent.files[0]?.id)
  },
})

export const Waiting = meta.story({
  name: '还没有提交',
  args: { statement: officeStatementWaiting },
  play: async ({ canvas }) => expect(canvas.getByText(/提交以后或者期限过后才能核准/)).toBeVisible(),
})

export const Narrow = Filled.extend({ name: '手机', globals: narrow, play: fitsSideways })
