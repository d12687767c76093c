import { expect, fn, waitFor } from 'storybook/test'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { CodeEntry } from './CodeEntry.tsx'

const meta = preview.meta({
  id: 'fair-desk-code-entry',
  title: '业务/招聘会/输入入场码 CodeEntry',
  component: CodeEntry,
  args: { onCode: fn() },
})

export const Filled = meta.story({
  name: '扫码枪连续扫入',
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: /^入场短码/ })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('482913065{Enter}')
    await waitFor(() => expect(args.onCode).toHaveBeenCalledWith('482913065'))
    await waitFor(() => expect(field).toHaveValue(''))
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('100000041{Enter}')
    await waitFor(() => expect(args.onCode).toHaveBeenCalledTimes(2))
  },
})

export const Empty = meta.story({
  name: '没有输入',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '核验' }))
    await expect(args.onCode).not.toHaveBeenCalled()
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
