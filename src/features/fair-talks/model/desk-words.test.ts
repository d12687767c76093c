import { expect, it } from 'vitest'
import { deskObstacle, stopInWords, waitedInWords } from './desk-words.ts'

const OPENS = Date.parse('2026-11-20T09:00:00+08:00')
const CLOSES = Date.parse('2026-11-26T22:00:00+08:00')
const fair = {
  id: '34',
  title: '网络招聘会',
  state: 'planned',
  opensAt: OPENS,
  closesAt: CLOSES,
  stoppedAt: 0,
  reason: '',
}

it('says why nobody can be taken, and nothing while the fair is on', () => {
  expect(deskObstacle({ fair }, OPENS - 1)).toMatch(/^招聘会 09:00 开始/)
  expect(deskObstacle({ fair }, OPENS)).toBe('')
  expect(deskObstacle({ fair }, CLOSES)).toMatch(/^招聘会已经结束/)
  expect(deskObstacle({ fair: { ...fair, state: 'cancelled' } }, OPENS + 1)).toBe('这场招聘会已延期或取消。')
})

it('says since when and why the fair is stopped', () => {
  const stopped = { fair: { ...fair, state: 'stopped', stoppedAt: OPENS, reason: '网络故障' } }
  expect(stopInWords(stopped, OPENS + 1)).toEqual({ title: '招聘会 09:00 起紧急暂停', reason: '原因：网络故障' })
  expect(stopInWords(stopped, CLOSES)?.title).toBe('招聘会 2026-11-20 09:00 起紧急暂停')
  expect(deskObstacle(stopped, OPENS + 1)).toBe('')
  expect(stopInWords({ fair }, OPENS + 1)).toBeNull()
})

it('says how long somebody waits', () => {
  expect([waitedInWords(0), waitedInWords(5)]).toEqual(['刚刚取号', '等了 5 分钟'])
})
