import { expect, fn, screen, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import { CallRefused } from '#platform/transport'
import { narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { MemberName } from './MemberName.tsx'

const tooMany = '今天改名次数太多，请明天再试'

const meta = preview.meta({
  id: 'account-member-name',
  title: '业务/账号/修改我的姓名 MemberName',
  component: MemberName,
  args: {
    open: true,
    name: '刘·𠮷祥',
    onOpenChange: fn<(open: boolean) => void>(),
    onRename: fn<(named: { name: string }) => Promise<void>>(async () => undefined),
  },
})

export const Filled = meta.story({
  name: '改名',
  play: async ({ args, userEvent, step }) => {
    const field = await screen.findByRole('textbox', { name: /^姓名/ })
    await step('现在的姓名已经填好', async () => expect(field).toHaveValue('刘·𠮷祥'))
    await step('不是姓名的不能保存', async () => {
      await userEvent.clear(field)
      await userEvent.type(field, '人事部01')
      await userEvent.click(screen.getByRole('button', { name: '保存姓名' }))
      await waitFor(() => expect(field).toBeInvalid())
      await expect(args.onRename).not.toHaveBeenCalled()
    })
    await step('保存', async () => {
      await userEvent.clear(field)
      await userEvent.type(field, '刘䶮祥')
      await userEvent.click(screen.getByRole('button', { name: '保存姓名' }))
      await waitFor(() => expect(args.onRename).toHaveBeenCalledWith({ name: '刘䶮祥' }))
    })
  },
})

export const Refused = meta.story({
  name: '改得太多',
  args: {
    onRename: fn<(named: { name: string }) => Promise<void>>(async () => {
      throw new CallRefused({ code: codes.tooMany, msg: tooMany, data: null })
    }),
  },
  play: async ({ userEvent }) => {
    const field = await screen.findByRole('textbox', { name: /^姓名/ })
    await userEvent.type(field, '瑞')
    await userEvent.click(screen.getByRole('button', { name: '保存姓名' }))
    await waitFor(() => expect(screen.getByText(tooMany)).toBeVisible())
    await expect(field).toHaveValue('刘·𠮷祥瑞')
  },
})

export const Narrow = meta.story({
  name: '手机，很长的姓名',
  globals: narrow,
  args: { name: '买买提明·吐尔逊江·阿布都热西提' },
  play: async () => waitFor(() => expect(screen.getByRole('dialog', { name: '修改我的姓名' })).toBeVisible()),
})
