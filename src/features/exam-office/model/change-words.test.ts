import { expect, it } from 'vitest'
import { changePage, preparedChange } from '#mocks/fixtures/exam-office'
import { changeHistory, changeKindWords } from './change-words.ts'

it('says who prepared a change and who answered it', () => {
  expect(changeHistory(preparedChange)).toEqual(['欧阳若曦 2025-06-05 15:20 准备'])
  expect(changePage.list.map(change => changeHistory(change).at(-1)?.slice(-2))).toEqual([
    '准备',
    '核准',
    '退回',
    '撤回',
  ])
  expect(changeKindWords('extension')).toBe('时间顺延')
})
