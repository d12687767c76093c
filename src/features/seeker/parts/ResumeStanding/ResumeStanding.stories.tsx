import { expect } from 'storybook/test'
import { filledResume, newResume } from '#mocks/fixtures/resumes'
import preview from '../../../../../.storybook/preview.tsx'
import { ResumeStanding } from './ResumeStanding.tsx'

const meta = preview.meta({
  id: 'seeker-resume-standing',
  title: '业务/求职者/简历完整度和公开范围 ResumeStanding',
  component: ResumeStanding,
  args: { resume: { ...filledResume, sendable: true, completeness: 90 } },
})

export const Sendable = meta.story({
  name: '可以投递',
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: '去找职位' })).toHaveAttribute('href', '/job-search'),
})
export const New = meta.story({
  name: '刚新建',
  args: { resume: newResume },
  play: async ({ canvas }) => expect(canvas.queryByRole('link', { name: '去找职位' })).toBeNull(),
})
