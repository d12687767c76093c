import { expect } from 'storybook/test'
import { emptySections } from '#contract/resume-sections'
import { englishSections, filledSections, gappedSections } from '#mocks/fixtures/resumes'
import preview from '../../../../../.storybook/preview.tsx'
import { ResumeView } from './ResumeView.tsx'

const meta = preview.meta({
  id: 'seeker-resume-view',
  title: '业务/求职者/简历 ResumeView',
  component: ResumeView,
  args: { sections: filledSections, photo: '' },
})

export const Filled = meta.story({
  name: '写好的简历',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '阿依古丽·䶮' })).toBeVisible()
    await expect(canvas.getByText('2022.03 — 至今')).toBeVisible()
    await expect(await canvas.findByText('南昌市、赣州市')).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: '项目经历' })).not.toBeInTheDocument()
  },
})
export const English = meta.story({
  name: '英文版',
  args: { sections: englishSections, language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Ayigul Yan' })).toHaveAttribute('lang', 'en')
    await expect(canvas.getByRole('heading', { name: 'Work Experience' })).toBeVisible()
    await expect(canvas.getByText('Mar 2022 — Present')).toBeVisible()
    await expect(canvas.getByText('2 Jun 1998')).toBeVisible()
    await expect(await canvas.findByText('General Ledger Accountant', { selector: 'dd' })).toBeVisible()
    await expect(canvas.getByText('Honggutan District, Nanchang, Jiangxi')).toBeVisible()
  },
})
export const Gaps = meta.story({
  name: '说出没有填写的时间',
  args: { sections: gappedSections, tellsGaps: true },
  play: async ({ canvas }) =>
    expect(canvas.getByText('2020.08 — 2020.12（5 个月）、2021.07 — 2022.02（8 个月）')).toBeVisible(),
})
export const Open = meta.story({
  name: '公开的简历，不说没有填写的时间',
  args: { sections: gappedSections },
  play: async ({ canvas }) => expect(canvas.queryByText('未填写的时间')).not.toBeInTheDocument(),
})
export const Empty = meta.story({ name: '还什么都没写', args: { sections: emptySections() } })
export const Narrow = meta.story({ name: '手机上', globals: { viewport: { value: 'narrow' } } })
