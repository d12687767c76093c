import { expect, fn, screen, waitFor } from 'storybook/test'
import { approvedParticipation, inFull } from '#mocks/fixtures/fair-bookings'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { JobsForm } from './JobsForm.tsx'

const meta = preview.meta({
  id: 'fair-bookings-jobs-form',
  title: '业务/招聘会参展/参会职位 JobsForm',
  component: JobsForm,
  args: {
    participation: approvedParticipation,
    ownJobs: inFull(approvedParticipation).ownJobs,
    onSave: fn(() => Promise.resolve()),
  },
})

export const Filled = meta.story({
  name: '加一个职位',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /跨境电商运营/ }))
    await userEvent.click(canvas.getByRole('button', { name: '保存参会职位' }))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(['7', '8', '9']))
    await expect(await screen.findByText('参会职位已保存')).toBeInTheDocument()
  },
})

export const TooMany = meta.story({
  name: '超过每展位的职位数',
  args: { participation: { ...approvedParticipation, jobsPerBooth: 1 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存参会职位' }))
    await expect((await canvas.findAllByText('每个展位最多带 1 个职位'))[0]).toBeVisible()
  },
})

export const Closed = meta.story({
  name: '有已下架的职位',
  args: { ownJobs: [] },
  play: async ({ canvas }) => expect(canvas.getAllByText(/已下架，现场不展示/)).toHaveLength(2),
})

export const Empty = meta.story({
  name: '没有在招职位',
  args: { ownJobs: [], participation: { ...approvedParticipation, jobs: [] } },
  play: async ({ canvas }) => expect(canvas.getByText(/还没有在招职位/)).toBeVisible(),
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
