import { expect, test } from 'vitest'
import { entriesOf, settled, statusOf, wordsOf } from './option-entries.ts'

const nanchang = { value: '1', label: '南昌' }
const found = { options: [nanchang], state: 'found', query: '南', creatable: false } as const

test('what is not among the options can be added, unless it is one of them', () => {
  expect(entriesOf({ ...found, creatable: true }).map(wordsOf)).toEqual(['南昌', '新增“南”'])
  expect(entriesOf({ ...found, query: ' 南昌 ', creatable: true })).toEqual([nanchang])
  expect(entriesOf({ ...found, query: ' ', creatable: true })).toEqual([nanchang])
  expect(entriesOf(found)).toEqual([nanchang])
})

test('a failure leaves one thing to do', () => {
  expect(entriesOf({ ...found, state: 'failed', creatable: true }).map(wordsOf)).toEqual(['重新加载'])
})

test.each([
  [{ state: 'loading' }, '正在查找…'],
  [{ state: 'failed' }, '没有取到选项，可以重新加载'],
  [{}, '1 个选项，按上下键选择'],
  [{ options: [] }, '没有匹配“南”的选项，请换一个词'],
  [{ options: [], creatable: true }, '没有“南”，可以新增'],
  [{ options: [], query: '' }, '没有可选的选项'],
  [{ options: [], query: '', creatable: true }, '请输入名称'],
  [{ options: [], query: '𠮷'.repeat(5_000) }, `没有匹配“${'𠮷'.repeat(20)}…”的选项，请换一个词`],
] as const)('%j is said as %s', (change, words) => {
  expect(statusOf({ ...found, ...change })).toBe(words)
})

test('words that were left are chosen, added or refused, never lost without a word', () => {
  expect(settled(' 南昌', found)).toEqual({ option: nanchang })
  expect(settled('  ', found)).toEqual({ option: null })
  expect(settled(' 新城 ', { ...found, creatable: true })).toEqual({ option: { value: '新城', label: '新城' } })
  expect(settled('新城', found)).toEqual({ refused: '“新城”不在选项里，没有选中；请从列表中选择。' })
})
