import { expect, fn, screen, waitFor } from 'storybook/test'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { HaltForm } from './HaltForm.tsx'

const meta = preview.meta({
  id: 'fair-office-halt-form',
  title: '业务/招聘会主办方/延期取消暂停 HaltForm',
  component: HaltForm,
  args: {
    name: '2-stop',
    action: '紧急暂停',
    consequence: '报名、选展位、入场和在线交流立即暂停。',
    hint: '写明发生了什么',
    onSend: fn(() => Promise.resolve(320)),
  },
})

export const Filled = meta.story({
  name: '写明原因，确认一次',
  play: async ({ args, canvas, userEvent, step }) => {
    await step('空的不行', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '紧急暂停' }))
      await expect((await canvas.findAllByText('请填写原因'))[0]).toBeVisible()
    })
    await step('确认以后才办理', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: /^原因/ }), '北馆消防报警')
      await userEvent.click(canvas.getByRole('button', { name: '紧急暂停' }))
      const dialog = await screen.findByRole('alertdialog')
      await expect(dialog).toHaveTextContent('原因：北馆消防报警')
      await expect(args.onSend).not.toHaveBeenCalled()
      const [confirm] = [...dialog.querySelectorAll('button')].filter(({ textContent }) => textContent === '紧急暂停')
      if (!confirm) throw new Error('no button confirms')
      await userEvent.click(confirm)
      await waitFor(() => expect(args.onSend).toHaveBeenCalledWith('北馆消防报警'))
      await expect(await screen.findByText('已办理，通知了 320 人')).toBeInTheDocument()
    })
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
