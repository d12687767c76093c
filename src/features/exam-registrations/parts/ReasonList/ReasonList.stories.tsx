import { expect } from 'storybook/test'
import { longRegistration, paid, refused } from '#mocks/fixtures/exam-registrations'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ReasonList } from './ReasonList.tsx'

const meta = preview.meta({
  id: 'exam-reason-list',
  title: '业务/考试报名/审核意见 ReasonList',
  component: ReasonList,
  args: { registration: refused },
})

export const Filled = meta.story({
  name: '逐条链到要改的地方',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '去改教育经历' })).toHaveAttribute(
      'href',
      `/exam/enroll/${refused.id}?part=education&at=education.0.major`,
    )
    await expect(canvas.getByText('请在报名截止前改好后重新提交。')).toBeVisible()
  },
})

export const Frozen = meta.story({
  name: '不能再改的只说明',
  args: { registration: { ...refused, editable: false } },
  play: async ({ canvas }) => expect(canvas.queryByRole('link')).toBeNull(),
})

export const None = meta.story({
  name: '没有意见时不显示',
  args: { registration: paid },
  play: async ({ canvas }) => expect(canvas.queryByRole('heading')).toBeNull(),
})

export const Narrow = meta.story({
  name: '手机，很长的意见',
  globals: narrow,
  args: { registration: longRegistration },
  play: fitsSideways,
})
