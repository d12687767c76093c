import { expect, it } from 'vitest'
import { deskObstacle, waitedInWords } from './desk-words.ts'

const OPENS = Date.parse('2026-11-20T09:00:00+08:00')
const CLOSES = Date.parse('2026-11-26T22:00:00+08:00')
const fair = { id: '34', title: '网络招聘会', state: 'planned', opensAt: OPENS, closesAt: CLOSES }

it('says why nobody can be taken, and nothing while the fair is on', () => {
  expect(deskObstacle({ fair }, OPENS - 1)).toMatch(/^招聘会 09:00 开始/)
  expect(deskObstacle({ fair }, OPENS)).toBe('')
  expect(deskObstacle({ fair }, CLOSES)).toMatch(/^招聘会已经结束/)
  expect(deskObstacle({ fair: { ...fair, state: 'stopped' } }, OPENS + 1)).toMatch(/^招聘会已紧急暂停/)
  expect(deskObstacle({ fair: { ...fair, state: 'cancelled' } }, OPENS + 1)).toBe('这场招聘会已延期或取消。')
})

it('says how long somebody waits', () => {
  expect([waitedInWords({ joinedAt: 0 }, 59_999), waitedInWords({ joinedAt: 0 }, 300_000)]).toEqual([
    '刚刚取号',
    '等了 5 分钟',
  ])
})
