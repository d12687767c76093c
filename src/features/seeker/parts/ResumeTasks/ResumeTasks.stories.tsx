import { expect } from 'storybook/test'
import { filledResume, newResume } from '#mocks/fixtures/resumes'
import preview from '../../../../../.storybook/preview.tsx'
import { ResumeTasks } from './ResumeTasks.tsx'

const meta = preview.meta({
  id: 'seeker-resume-tasks',
  title: '业务/求职者/简历进度 ResumeTasks',
  component: ResumeTasks,
  args: { resume: filledResume },
})

export const Started = meta.story({ name: '写了一部分' })
export const New = meta.story({ name: '刚新建', args: { resume: newResume } })
export const Sendable = meta.story({
  name: '可以投递',
  args: { resume: { ...filledResume, sendable: true, completeness: 90 } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: '去找职位' })).toHaveAttribute('href', '/job-search'),
})
