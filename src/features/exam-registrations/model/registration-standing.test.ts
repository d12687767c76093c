import { describe, expect, test } from 'vitest'
import { nextActionOf } from '#features/exams'
import * as sample from '#mocks/fixtures/exam-registrations'
import { registeringExam } from '#mocks/fixtures/exam-rounds'
import { standingOf } from './registration-standing.ts'
import { statusWords } from './registration-words.ts'

const now = Date.parse('2026-11-20T09:30+08:00')
const { timeline } = registeringExam

describe('how a registration stands', () => {
  test.each([
    ['a draft', sample.halfDraft, '还没有提交', timeline.registerUntil],
    ['one that waits for its turn', sample.queuedDraft, '报名表已经收到，正在排队办理', null],
    ['one sent', sample.submitted, '已经提交，等待审核', timeline.reviewUntil],
    ['one refused', sample.refused, '审核没有通过', timeline.registerUntil],
    ['one to be mended', sample.repairAsked, '请补正后重新提交', timeline.reviewUntil],
    ['one appealed', sample.appealed, '申诉已经收到，正在复核', null],
    ['one approved', sample.approved, '可以确认并缴费了', timeline.payUntil],
    ['one confirmed', sample.confirmed, '报名信息已经确认，请缴费', timeline.payUntil],
    ['one whose payment is not known', sample.paymentUnknown, '正在向银行核对付款', null],
    ['one paid', sample.paid, '报名成功，等待打印准考证', timeline.ticketFrom],
    ['one with a ticket', sample.withTicket, '可以打印准考证了', timeline.examFrom],
    ['one with a score', sample.withScore, '成绩已经公布', null],
    ['one whose position was cancelled', sample.positionCancelled, '职位已经取消，请改报或退费', null],
    ['one cancelled', sample.cancelled, '报名已经取消', null],
  ] as const)('%s', (_, registration, title, until) => {
    expect(standingOf(registration, now)).toMatchObject({ title, until })
  })

  test('a moment that is over is told as over from that very millisecond on', () => {
    expect(standingOf(sample.halfDraft, timeline.registerUntil - 1).title).toBe('还没有提交')
    expect(standingOf(sample.halfDraft, timeline.registerUntil).title).toBe('没有在截止前提交')
    expect(standingOf(sample.confirmed, timeline.payUntil).title).toBe('缴费已经截止')
    expect(standingOf(sample.repairAsked, timeline.reviewUntil).title).toBe('补正时间已过')
    expect(standingOf(sample.refused, timeline.registerUntil).until).toBeNull()
  })
})

test('each state has its one action, or none', () => {
  const label = (registration: Parameters<typeof nextActionOf>[0]) => nextActionOf(registration)?.label ?? ''
  expect(label(sample.halfDraft)).toBe('继续填写')
  expect(label(sample.refused)).toBe('去修改')
  expect(label(sample.repairAsked)).toBe('去补正')
  expect(label(sample.approved)).toBe('去缴费')
  expect(label(sample.positionCancelled)).toBe('改报或退费')
  expect(label(sample.withTicket)).toBe('打印准考证')
  expect(label(sample.withScore)).toBe('查成绩')
  expect([sample.submitted, sample.paid, sample.cancelled, sample.appealed].map(label)).toEqual(['', '', '', ''])
})

test('a state is said in the words of its list, or by what it waits for', () => {
  expect(statusWords(sample.halfDraft).label).toBe('未提交')
  expect(statusWords(sample.refused)).toEqual({ label: '报名未通过', tone: 'danger' })
  expect(statusWords(sample.repairAsked).label).toBe('待补正')
  expect(statusWords(sample.queuedDraft).label).toBe('排队办理')
})
