import { expect, fn, screen, waitFor, within } from 'storybook/test'
import type { ReviewCommand } from '#contract/exam-review-rules'
import { narrow, whole } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { DecisionDialog } from './DecisionDialog.tsx'

const meta = preview.meta({
  id: 'exam-review-decision-dialog',
  title: '业务/考试审核/确认决定 DecisionDialog',
  component: DecisionDialog,
  args: {
    command: 'refuse' as const,
    name: '欧阳𠮷祥',
    said: [{ label: '教育经历 1：所学专业', words: '与职位要求不一致' }],
    whole: '',
    onWhole: fn(),
    until: Date.parse('2026-11-26T17:00:00+08:00'),
    onClose: fn(),
    onDecide: fn<(command: ReviewCommand) => Promise<void>>(async () => {}),
  },
})

export const Filled = meta.story({
  name: '不通过，先问一次',
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: '不通过：欧阳𠮷祥' }))
    await waitFor(() => expect(dialog.getByText(/与职位要求不一致/)).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: '不通过' }))
    await expect(args.onDecide).toHaveBeenCalledWith('refuse')
  },
})

export const WithoutReason = meta.story({
  name: '没有写原因，不能提交',
  args: { said: [], onDecide: fn<(command: ReviewCommand) => Promise<void>>(async () => {}) },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: '不通过' }))
    await waitFor(() => expect(dialog.getByText(/写明原因，然后才能提交/)).toBeVisible())
    await expect(args.onDecide).not.toHaveBeenCalled()
  },
})

export const Repair = meta.story({
  name: '退回补正，写明到什么时候',
  args: { command: 'askRepair' },
  play: async () => {
    const dialog = within(await screen.findByRole('alertdialog', { name: '退回补正：欧阳𠮷祥' }))
    await waitFor(() => expect(dialog.getByText(whole(/2026-11-26 17:00 前补正/))).toBeVisible())
  },
})

export const Approve = meta.story({
  name: '写了意见仍然通过',
  args: { command: 'approve' },
  play: async () => {
    const dialog = within(await screen.findByRole('alertdialog', { name: '仍然通过：欧阳𠮷祥' }))
    await waitFor(() => expect(dialog.getByText(/不会发给考生/)).toBeVisible())
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow })
