import { expect, fn, screen, waitFor } from 'storybook/test'
import { narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { RefuseApplications } from './RefuseApplications.tsx'

const meta = preview.meta({
  id: 'fair-office-refuse-applications',
  title: '业务/招聘会主办方/报名不通过 RefuseApplications',
  component: RefuseApplications,
  args: { open: true, count: 3, onClose: fn(), onRefuse: fn(() => Promise.resolve()) },
})

export const Filled = meta.story({
  name: '写明原因',
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '不通过' }))
    await waitFor(() => expect(screen.getAllByText('请填写不通过的原因')[0]).toBeVisible())
    await userEvent.type(screen.getByRole('textbox', { name: /^不通过的原因/ }), '所报岗位少于两个')
    await userEvent.click(screen.getByRole('button', { name: '不通过' }))
    await waitFor(() => expect(args.onRefuse).toHaveBeenCalledWith('所报岗位少于两个'))
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow })
