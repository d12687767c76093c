import { expect, test } from 'vitest'
import * as sample from '#mocks/fixtures/exam-registrations'
import { registeringExam } from '#mocks/fixtures/exam-rounds'
import { comingFor, ownChain } from './own-chain.ts'
import { standingOf } from './registration-standing.ts'

const exam = registeringExam
const now = Date.parse('2026-11-20T09:30+08:00')
const states = (...given: Parameters<typeof ownChain>) => ownChain(...given).map(({ state }) => state)
const at = (place: number, last = 'current') =>
  Array.from({ length: 7 }, (_, step) => (step < place ? 'done' : step === place ? last : 'upcoming'))

test.each([
  ['nobody yet', null, at(1)],
  ['a draft', sample.halfDraft, at(2)],
  ['one that waits for review', sample.submitted, at(3)],
  ['one that was refused', sample.refused, at(3, 'failed')],
  ['one to be mended', sample.repairAsked, at(3)],
  ['one to be paid for', sample.approved, at(4)],
  ['one whose payment is not known', sample.paymentUnknown, at(4)],
  ['one that is paid', sample.paid, at(5)],
  ['one with a score', sample.withScore, at(7)],
  ['one that was cancelled', sample.cancelled, at(2, 'failed')],
] as const)('%s stands at its step', (_, own, expected) => {
  expect(states(exam, own, now)).toEqual(expected)
})

test('who never registered has missed it once registration has closed', () => {
  const [, , registering] = ownChain(exam, null, exam.timeline.registerUntil)
  expect(registering).toMatchObject({ state: 'failed', words: '已经截止，没有提交', href: '' })
  expect(ownChain(exam, null, exam.timeline.registerUntil - 1)[2]).toMatchObject({ href: '/exam/apply/101' })
})

test('each step leads where it is done, as soon as there is something', () => {
  const hrefs = ownChain(exam, sample.withScore, now).map(({ href }) => href)
  expect(hrefs).toEqual([
    '/exam/theme/1',
    '/exam/theme/1?view=positions&exam=101',
    `/exam/apply-info/${sample.withScore.id}`,
    `/exam/apply-info/${sample.withScore.id}`,
    '',
    '/exam/exam-ticket/101',
    `/exam/result/${sample.withScore.id}`,
  ])
})

test('the next date is the one that one’s own registration waits for, else the exam’s', () => {
  const { timeline } = exam
  expect(comingFor(timeline, standingOf(sample.approved, now), now)).toEqual({
    at: timeline.payUntil,
    label: '缴费截止',
  })
  expect(comingFor(timeline, null, now)).toEqual({ at: timeline.registerUntil, label: '报名截止' })
  expect(comingFor(timeline, standingOf(sample.appealed, now), now)).toMatchObject({ label: '减免申请截止' })
  expect(comingFor(timeline, null, timeline.registerFrom - 1)).toMatchObject({ label: '开始报名' })
  expect(comingFor(timeline, null, timeline.recheckUntil)).toBeNull()
})
