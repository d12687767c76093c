import { expect, it } from 'vitest'
import { ownRegistrations } from '#mocks/fixtures/own-exams'
import { ownStepOf } from './own-step.ts'

const [approved, ticketed] = ownRegistrations.list
if (!approved || !ticketed) throw new TypeError('no registrations')
const draft = { ...approved, status: null, editable: true }

it.each([
  [draft, '继续填写报名表', `/exam/enroll/${approved.id}`],
  [{ ...draft, status: '5' as const, pending: 'repair' as const }, '补正报名材料', `/exam/enroll/${approved.id}`],
  [{ ...draft, status: '1' as const }, '修改后重新提交', `/exam/enroll/${approved.id}`],
  [approved, '确认信息并缴费', `/exam/apply-info/${approved.id}`],
  [{ ...approved, confirmed: true }, '去缴费', `/exam/apply-info/${approved.id}`],
  [
    { ...approved, status: '5' as const, pending: 'position' as const },
    '改报其他职位或退费',
    `/exam/apply-info/${approved.id}`,
  ],
  [ticketed, '打印准考证', '/exam/exam-ticket/601'],
  [{ ...ticketed, score: true }, '查成绩', `/exam/result/${ticketed.id}`],
  [{ ...ticketed, ticket: false }, '查看进度', '/exam/page/601'],
])('leads to what waits: %#', (registration, label, href) => {
  expect(ownStepOf(registration)).toEqual({ label, href })
})
