import { expect, it } from 'vitest'
import { byName, byRow } from './entrance-list.ts'

const stand = (code: string, company: string, hall = '主展厅') => ({ code, company, hall })
const stands = [stand('A01', '南昌示例银行'), stand('A02', '安义示例铝业'), stand('B01', '九江示例物流')]

it('goes row by row, and names the hall where there are several', () => {
  expect(byRow(stands).map(({ title, stands: found }) => [title, found.length])).toEqual([
    ['A 排', 2],
    ['B 排', 1],
  ])
  expect(byRow([...stands, stand('B02', '甲', '副展厅')]).at(-1)?.title).toBe('副展厅 B 排')
})

it('goes by the sound of the names, and leaves nobody out', () => {
  expect(byName(stands).map(({ company }) => company)).toEqual(['安义示例铝业', '九江示例物流', '南昌示例银行'])
  expect(stands[0]?.code).toBe('A01')
})
