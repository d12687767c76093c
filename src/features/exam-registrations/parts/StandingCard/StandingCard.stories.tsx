import { expect } from 'storybook/test'
import * as sample from '#mocks/fixtures/exam-registrations'
import { fitsSideways, narrow, whole } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { StandingCard } from './StandingCard.tsx'

const now = Date.parse('2026-11-20T09:30+08:00')

const meta = preview.meta({
  id: 'exam-standing-card',
  title: '业务/考试报名/报名的状态 StandingCard',
  component: StandingCard,
  args: { registration: sample.submitted, now },
})

export const Draft = meta.story({
  name: '草稿',
  args: { registration: sample.halfDraft },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '继续填写' })).toHaveAttribute(
      'href',
      `/exam/enroll/${sample.halfDraft.id}`,
    )
    await expect(canvas.getByRole('timer')).toHaveTextContent('距报名截止 4 天 07:30:00')
  },
})

export const Queued = meta.story({
  name: '排队办理',
  args: { registration: sample.queuedDraft },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(whole(/以收到的时间 2026-11-24 \(周二\) 16:59:58 为准/))).toBeVisible()
    await expect(canvas.getByRole('link', { name: '看排到第几位' })).toBeVisible()
  },
})

export const Submitted = meta.story({
  name: '待审核',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('已经提交，等待审核')).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})
export const Refused = meta.story({
  name: '未通过',
  args: { registration: sample.refused },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: '去修改' })).toBeVisible(),
})
export const Repair = meta.story({
  name: '待补正',
  args: { registration: sample.repairAsked },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: '去补正' })).toBeVisible(),
})
export const Appealed = meta.story({ name: '申诉复核中', args: { registration: sample.appealed } })
export const Approved = meta.story({
  name: '待缴费',
  args: { registration: sample.approved },
  play: async ({ canvas }) => expect(canvas.getByRole('timer')).toHaveTextContent(/^距缴费截止/),
})
export const PaymentUnknown = meta.story({ name: '缴费核对中', args: { registration: sample.paymentUnknown } })
export const Paid = meta.story({ name: '报名成功', args: { registration: sample.paid } })
export const WithTicket = meta.story({
  name: '可以打印准考证',
  args: { registration: sample.withTicket },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: '打印准考证' })).toHaveAttribute('href', '/exam/exam-ticket/101'),
})
export const WithScore = meta.story({ name: '成绩已公布', args: { registration: sample.withScore } })
export const PositionCancelled = meta.story({ name: '职位已取消', args: { registration: sample.positionCancelled } })
export const Cancelled = meta.story({ name: '已取消', args: { registration: sample.cancelled } })
export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  args: { registration: sample.positionCancelled },
  play: fitsSideways,
})
