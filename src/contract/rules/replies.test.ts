import { expect, test } from 'vitest'
import { MOST_REPLIES, replyObstacle } from './replies.ts'

const sent = { actor: 'seeker', remark: '' }
const seen = { actor: 'employer', remark: '' }
const asked = { actor: 'employer', remark: '周三来面试' }
const reply = { actor: 'seeker', remark: '好的' }
const replies = (count: number) => Array.from({ length: count }, () => reply)

test('a seeker may answer what the employer wrote, and write to one that wants to meet them', () => {
  expect(replyObstacle({ state: 'viewed', events: [sent, seen] })).toMatch(/留言或邀请面试后/)
  expect(replyObstacle({ state: 'viewed', events: [sent, seen, asked] })).toBe('')
  expect(replyObstacle({ state: 'unfit', events: [sent, asked] })).toBe('')
  for (const state of ['interview', 'offer', 'hired'] as const)
    expect(replyObstacle({ state, events: [sent, seen] })).toBe('')
})

test('not what was taken back', () => {
  expect(replyObstacle({ state: 'withdrawn', events: [sent, asked] })).toMatch(/已撤回/)
})

test('a few times for each answer', () => {
  const events = [sent, asked, ...replies(MOST_REPLIES - 1)]
  expect(replyObstacle({ state: 'interview', events })).toBe('')
  expect(replyObstacle({ state: 'interview', events: [...events, reply] })).toMatch(/连续留言 5 次/)
  expect(replyObstacle({ state: 'interview', events: [...events, reply, seen] })).toBe('')
})
