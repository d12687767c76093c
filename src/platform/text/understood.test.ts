import { expect, test } from 'vitest'
import { termLabel, textWithout, understoodIn } from './understood.ts'

test('says phrases and exclusions to people, and words not', () => {
  expect(understoodIn('客服 “新能源汽车” 不要销售')).toEqual([
    { value: '"新能源汽车"', label: '包含“新能源汽车”' },
    { value: '-销售', label: '不含 销售' },
  ])
  expect(understoodIn('客服 C++ A-轮')).toEqual([])
  expect(termLabel('-销售')).toBe('不含 销售')
})

test('lets go of what is named and keeps the rest as it is written', () => {
  expect(textWithout('客服 “新能源汽车” 不要销售', ['-销售'])).toBe('客服 "新能源汽车"')
  expect(textWithout('客服 -销售', [])).toBe('客服 -销售')
})
