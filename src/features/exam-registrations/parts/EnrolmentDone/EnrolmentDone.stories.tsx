import { expect } from 'storybook/test'
import { approved, longRegistration, receipt, submitted } from '#mocks/fixtures/exam-registrations'
import { fitsSideways, narrow, whole } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { EnrolmentDone } from './EnrolmentDone.tsx'

const meta = preview.meta({
  id: 'exam-enrolment-done',
  title: '业务/考试报名/提交成功 EnrolmentDone',
  component: EnrolmentDone,
  args: { registration: submitted, receipt },
})

export const Filled = meta.story({
  name: '等待审核',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '报名已经提交' })).toBeVisible()
    await expect(canvas.getByText('报名机构审核')).toBeVisible()
    await expect(canvas.getByText(whole('2026-11-19 (周四) 20:14:07'))).toBeVisible()
    await expect(canvas.getByRole('link', { name: '查看我的报名' })).toHaveAttribute(
      'href',
      `/exam/apply-info/${submitted.id}`,
    )
  },
})

export const Trusting = meta.story({
  name: '诚信报名，直接缴费',
  args: { registration: { ...approved, round: { ...approved.round, trusting: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('报名机构审核')).toBeNull()
    await expect(canvas.getByRole('link', { name: '确认并缴费' })).toBeVisible()
  },
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  args: { registration: longRegistration },
  play: fitsSideways,
})
