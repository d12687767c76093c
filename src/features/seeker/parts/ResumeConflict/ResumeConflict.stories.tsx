import { expect, fn } from 'storybook/test'
import { filledResume } from '#mocks/fixtures/resumes'
import preview from '../../../../../.storybook/preview.tsx'
import { ResumeConflict } from './ResumeConflict.tsx'

const meta = preview.meta({
  id: 'seeker-resume-conflict',
  title: '业务/求职者/简历冲突 ResumeConflict',
  component: ResumeConflict,
  args: { stored: filledResume, onKeepMine: fn(), onTakeOther: fn() },
})

export const Entries = meta.story({
  name: '工作经历',
  args: { section: 'work' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保留我在这里填写的' }))
    await expect(args.onKeepMine).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: '改用别处保存的' }))
    await expect(args.onTakeOther).toHaveBeenCalledOnce()
  },
})
export const Facts = meta.story({ name: '基本信息', args: { section: 'basic' } })
export const Words = meta.story({ name: '自我评价', args: { section: 'evaluation' } })
