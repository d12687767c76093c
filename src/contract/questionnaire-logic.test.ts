import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Question } from './questionnaire-document.ts'
import { faultOf, faultsIn, settle } from './questionnaire-logic.ts'

const yes = { value: 'yes', label: '是' }
const no = { value: 'no', label: '否' }
const base = { title: '题', required: true }
const work: Question = { ...base, id: 'work', kind: 'single', options: [yes, no] }
const kind: Question = {
  ...base,
  id: 'kind',
  kind: 'single',
  options: [yes, no],
  showIf: { question: 'work', anyOf: ['yes'] },
}
const pay: Question = {
  ...base,
  id: 'pay',
  kind: 'number',
  min: 1,
  max: 9,
  showIf: { question: 'kind', anyOf: ['yes'] },
}
const pages = [
  { title: '一', questions: [work, kind] },
  { title: '二', questions: [pay] },
]

test('a question is asked when its condition holds, and what hangs on it falls with it', () => {
  expect([...settle({ pages }, { work: 'yes', kind: 'yes', pay: 3 }).asked]).toEqual(['work', 'kind', 'pay'])
  expect(settle({ pages }, { work: 'no', kind: 'yes', pay: 3 }).answers).toEqual({ work: 'no' })
  expect([...faultsIn({ pages }, { work: 'yes' })]).toEqual([['kind', '请回答这一题']])
})

test('answers that no question asked for never count', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.string()), extra => {
      const { answers } = settle({ pages }, { ...extra, work: 'no' })
      expect(answers).toEqual({ work: 'no' })
    }),
  )
})

test('each kind refuses what it does not ask for', () => {
  const many: Question = { ...base, id: 'many', kind: 'multiple', options: [yes, no], most: 1 }
  const words: Question = { ...base, id: 'words', kind: 'text', most: 3 }
  const stars: Question = { ...base, id: 'stars', kind: 'rating', words: ['差', '中', '好'] }
  const table: Question = { ...base, id: 'table', kind: 'matrix', rows: [yes, no], columns: [yes, no] }
  expect(faultOf(work, 'constructor')).toBe('请重新选择')
  expect(faultOf(many, ['yes', 'no'])).toBe('最多选 1 项')
  expect(faultOf(many, 'yes')).toBe('请重新选择')
  expect([faultOf(words, '𠮷䶮字'), faultOf(words, '四个字了')]).toEqual(['', '最多 3 个字'])
  expect([faultOf(pay, 9), faultOf(pay, 1.5), faultOf(pay, 10)]).toEqual([
    '',
    '请填写 1 到 9 之间的整数',
    '请填写 1 到 9 之间的整数',
  ])
  expect([faultOf(stars, 3), faultOf(stars, 4)]).toEqual(['', '请重新评价'])
  expect([faultOf(table, { yes: 'no' }), faultOf(table, { yes: 'no', no: 'no' }), faultOf(table, { x: 'no' })]).toEqual(
    ['请把每一行都选上', '', '请重新选择'],
  )
  expect(faultOf({ ...table, required: false }, {})).toBe('')
})
