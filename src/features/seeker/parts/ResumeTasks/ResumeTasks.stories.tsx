import { expect } from 'storybook/test'
import { behindResume, englishResume, filledResume, newResume } from '#mocks/fixtures/resumes'
import { whole } from '../../../../../.storybook/plays.ts'
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
export const English = meta.story({
  name: '英文版，说出哪几节还是中文',
  args: { resume: englishResume },
  play: async ({ canvas }) => expect(canvas.getAllByText('还有 1 处是中文，请改写成英文')).toHaveLength(2),
})
export const Behind = meta.story({
  name: '英文版，中文版后来又改过',
  args: { resume: behindResume },
  play: async ({ canvas }) =>
    expect(canvas.getByText(whole('中文版在 2026-11-20 改过：教育经历、工作经历'))).toBeVisible(),
})
export const Sendable = meta.story({
  name: '可以投递',
  args: { resume: { ...filledResume, sendable: true, completeness: 90 } },
  play: async ({ canvas }) => expect(canvas.getByText('这份简历可以投递了')).toBeVisible(),
})
