import { expect, fn, screen, waitFor } from 'storybook/test'
import { interviewApplication, ownApplications } from '#mocks/fixtures/applications'
import preview from '../../../../../.storybook/preview.tsx'
import { ApplicationCard } from './ApplicationCard.tsx'

const meta = preview.meta({
  id: 'seeker-application-card',
  title: '业务/求职者/投递 ApplicationCard',
  component: ApplicationCard,
  args: { application: interviewApplication, withdraw: fn(async () => undefined) },
})

export const Interview = meta.story({
  name: '邀请面试，撤回',
  play: async ({ args, canvas, userEvent, step }) => {
    await expect(canvas.getByRole('link', { name: '主办会计' })).toHaveAttribute('href', '/job-details/101')
    await step('撤回前说清后果', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '撤回投递' }))
      const dialog = await screen.findByRole('alertdialog')
      await expect(dialog).toHaveTextContent('不能再投递这个职位')
    })
    await step('确认后撤回', async () => {
      const [confirm] = (await screen.findAllByRole('button', { name: '撤回投递' })).slice(-1)
      if (confirm) await userEvent.click(confirm)
      await waitFor(() => expect(args.withdraw).toHaveBeenCalledWith(interviewApplication.id))
    })
  },
})
export const LongText = meta.story({
  name: '不合适，名称很长',
  args: { application: ownApplications.list[1] ?? interviewApplication },
  play: async ({ canvas }) => expect(canvas.queryByRole('button', { name: '撤回投递' })).not.toBeInTheDocument(),
})
