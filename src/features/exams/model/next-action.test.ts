import { expect, it } from 'vitest'
import { ownRegistrations } from '#mocks/fixtures/own-exams'
import { nextActionOf } from './next-action.ts'

const [approved, ticketed] = ownRegistrations.list
if (!approved || !ticketed) throw new TypeError('no registrations')
const draft = { ...approved, status: null, editable: true, commands: ['submit' as const] }

it.each([
  [draft, '继续填写', `/exam/enroll/${approved.id}`],
  [{ ...draft, status: '5' as const, pending: 'repair' as const }, '去补正', `/exam/enroll/${approved.id}`],
  [{ ...draft, status: '1' as const }, '去修改', `/exam/enroll/${approved.id}`],
  [approved, '去缴费', `/exam/apply-info/${approved.id}`],
  [{ ...approved, confirmed: true }, '去缴费', `/exam/apply-info/${approved.id}`],
  [
    { ...approved, status: '5' as const, pending: 'position' as const },
    '改报或退费',
    `/exam/apply-info/${approved.id}`,
  ],
  [ticketed, '打印准考证', '/exam/exam-ticket/601'],
  [{ ...ticketed, score: true }, '查成绩', `/exam/result/${ticketed.id}`],
])('leads to what waits: %#', (registration, label, href) => {
  expect(nextActionOf(registration)).toMatchObject({ label, href })
})

it('leads nowhere where nothing waits', () => {
  expect(nextActionOf({ ...ticketed, ticket: false })).toBeNull()
})
