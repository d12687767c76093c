import { expect, it } from 'vitest'
import { sizeWords, typeWords } from './file-words.ts'

it.each([
  [1, '1 KB'],
  [18_240, '18 KB'],
  [1_258_291, '1.2 MB'],
])('%d bytes are %s', (bytes, words) => {
  expect(sizeWords(bytes)).toBe(words)
})

it.each([
  ['岗位一览表.csv', 'CSV 表格'],
  ['登记表.RTF', 'RTF 文档'],
  ['公告.pdf', 'PDF'],
  ['没有后缀', '文件'],
])('%s is a %s', (name, words) => {
  expect(typeWords(name)).toBe(words)
})
