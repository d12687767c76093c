import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ReviewKeysHelp } from './ReviewKeysHelp.tsx'

const meta = preview.meta({
  id: 'exam-review-keys-help',
  title: '业务/考试审核/快捷键 ReviewKeysHelp',
  component: ReviewKeysHelp,
  args: { isOpen: true, isOn: true, onClose: fn(), onTurn: fn() },
})

export const Filled = meta.story({
  name: '每个键做什么，可以全部关掉',
  play: async ({ args, userEvent }) => {
    const help = within(await screen.findByRole('dialog', { name: '快捷键' }))
    await waitFor(() => expect(help.getByText('退回补正（先问一次）')).toBeVisible())
    await userEvent.click(help.getByRole('switch', { name: /^使用快捷键/ }))
    await expect(args.onTurn).toHaveBeenCalledWith(false)
  },
})

export const Narrow = meta.story({ name: '手机', args: { isOn: false }, globals: narrow })
