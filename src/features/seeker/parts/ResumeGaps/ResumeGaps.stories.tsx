import { expect } from 'storybook/test'
import { filledResume, gappedSections, resumeId } from '#mocks/fixtures/resumes'
import { narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ResumeGaps } from './ResumeGaps.tsx'

const meta = preview.meta({
  id: 'seeker-resume-gaps',
  title: '业务/求职者/没有填写的时间 ResumeGaps',
  component: ResumeGaps,
  args: { resume: { ...filledResume, sections: gappedSections } },
})

export const Several = meta.story({
  name: '两段没有填写，去补充',
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^2020.08 — 2020.12（5 个月）、2021.07 — 2022.02（8 个月）没有填写学习或工作/),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: '补充工作经历' })).toHaveAttribute(
      'href',
      `/user/resume/page/${resumeId}?section=work`,
    )
  },
})

export const Here = meta.story({
  name: '正在写工作经历',
  args: { isHere: true },
  play: async ({ canvas }) => expect(canvas.queryByRole('link')).toBeNull(),
})

export const Narrow = meta.story({ name: '手机上', globals: narrow })
