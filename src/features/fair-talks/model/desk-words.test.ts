import { expect, it } from 'vitest'
import { deskObstacle, waitedInWords } from './desk-words.ts'

const fair = { id: '34', title: '网络招聘会', state: 'planned', opensAt: 1_000_000, closesAt: 9_000_000 }

it('says why nobody can be taken, and nothing while the fair is on', () => {
  expect(deskObstacle({ fair }, 999_999)).toMatch(/^招聘会 \d\d:\d\d 开始/)
  expect(deskObstacle({ fair }, 1_000_000)).toBe('')
  expect(deskObstacle({ fair }, 9_000_000)).toMatch(/^招聘会已经结束/)
  expect(deskObstacle({ fair: { ...fair, state: 'stopped' } }, 2_000_000)).toMatch(/^招聘会已紧急暂停/)
  expect(deskObstacle({ fair: { ...fair, state: 'cancelled' } }, 2_000_000)).toBe('这场招聘会已延期或取消。')
})

it('says how long somebody waits', () => {
  expect([waitedInWords({ joinedAt: 0 }, 59_999), waitedInWords({ joinedAt: 0 }, 300_000)]).toEqual([
    '刚刚取号',
    '等了 5 分钟',
  ])
})
