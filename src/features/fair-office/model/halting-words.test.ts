import { expect, it } from 'vitest'
import { fairNotices } from '#mocks/fixtures/fair-office'
import { deliveryWords, hasFailed, letterWords, unreadWords } from './halting-words.ts'

const [stopped, moved] = fairNotices

it('says how far a notice has come by each way', () => {
  if (!stopped || !moved) throw new Error('two notices')
  expect([deliveryWords(stopped), ...stopped.letters.map(letterWords)]).toEqual([
    '送达 320 人，已读 188 人，已删除 2 人',
    '短信：已发 118 条，待发 2 条，失败 3 条',
    '邮件：已发 41 条',
  ])
  expect([hasFailed(stopped), hasFailed(moved)]).toEqual([true, false])
})

it('names the first employers that have not read it, and says how many there are', () => {
  const many = Array.from({ length: 20 }, (_, at) => `公司${at + 1}`)
  expect(unreadWords({ unread: many, unreadTotal: 86 })).toBe(
    '还没有看的单位：公司1、公司2、公司3、公司4、公司5 等 86 家',
  )
  expect(unreadWords({ unread: ['公司1'], unreadTotal: 1 })).toBe('还没有看的单位：公司1')
  expect(unreadWords({ unread: [], unreadTotal: 0 })).toBe('')
})
