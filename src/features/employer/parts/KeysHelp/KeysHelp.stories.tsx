import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { KeysHelp } from './KeysHelp.tsx'

const meta = preview.meta({
  id: 'biz-employer-keys-help',
  title: '业务/单位中心/快捷键 KeysHelp',
  component: KeysHelp,
  args: { isOpen: true, isOn: true, onClose: fn(), onTurn: fn() },
})

export const Filled = meta.story({
  name: '每个键做什么，可以全部关掉',
  play: async ({ args, userEvent }) => {
    const help = within(await screen.findByRole('dialog', { name: '快捷键' }))
    await waitFor(() => expect(help.getByText('移到“初筛通过”')).toBeVisible())
    await userEvent.click(help.getByRole('switch', { name: /^使用快捷键/ }))
    await expect(args.onTurn).toHaveBeenCalledWith(false)
  },
})

export const Narrow = meta.story({ name: '手机上', args: { isOn: false }, globals: narrow })
