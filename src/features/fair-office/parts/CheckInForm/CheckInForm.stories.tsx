import { expect, fn, screen, waitFor } from 'storybook/test'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { CheckInForm } from './CheckInForm.tsx'

const meta = preview.meta({
  id: 'fair-office-check-in-form',
  title: '业务/招聘会主办方/单位签到 CheckInForm',
  component: CheckInForm,
  args: { onCheckIn: fn(async (booth: string) => ({ company: '江西棠禾数字科技有限公司', booth, isNew: true })) },
})

export const Filled = meta.story({
  name: '输入展位号',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '签到' }))
    await expect((await canvas.findAllByText('请输入展位号'))[0]).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: /^展位号/ }), 'A01{Enter}')
    await waitFor(() => expect(args.onCheckIn).toHaveBeenCalledWith('A01'))
    await expect(await screen.findByText('A01 江西棠禾数字科技有限公司 已签到')).toBeInTheDocument()
    await expect(canvas.getByRole('textbox', { name: /^展位号/ })).toHaveValue('')
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
