import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type SheetValue, sheetOf } from './sheet.ts'
import { formulas } from './testing.formulas.ts'
import { readSheet } from './testing.sheet.ts'

const columns = [
  { title: '姓名', width: 16 },
  { title: '年龄', width: 6 },
  { title: '时间', width: 18 },
]
const read = async (...rows: SheetValue[][]) => readSheet(await sheetOf('收到的简历', columns, rows))
const kept = async (words: string) => (await read([words])).rows[1]?.[0]

test('a sheet has a bold head that stays in sight, its widths, and cells that are what they say', async () => {
  const sheet = await read(['欧阳·䶮𠮷', 28, new Date('2025-06-03T02:01:30Z')], ['', 0, null])
  expect(sheet).toMatchObject({ name: '收到的简历', widths: [16, 6, 18], frozen: 1, bold: [0], hasFormula: false })
  const [head, first, second] = sheet.rows
  expect(head).toEqual(['姓名', '年龄', '时间'])
  expect(first?.slice(0, 2)).toEqual(['欧阳·䶮𠮷', 28])
  // 2025-06-03 10:01 in China, as days since 1899-12-30.
  expect(first?.[2]).toBeCloseTo(45_811 + 601 / 1440, 6)
  expect(second).toEqual([null, 0])
})

test.each([
  ...formulas,
  '  =1 ',
  '#N/A',
  '001',
  '1e5',
  'TRUE',
  'constructor',
  'toString',
  '__proto__',
  '_x0041_',
  '_x005F_x0041_',
  '<b>&amp;</b>',
  '甲\ufffd乙',
  '他说"好"，\n𠮷',
])('%j stays the words it is', async words => {
  const sheet = await read([words])
  expect(sheet.rows[1]).toEqual([words])
  expect(sheet.hasFormula).toBe(false)
})

test('a return is a new line, and what no workbook may hold is left out', async () => {
  expect(await kept('\r=1')).toBe('\n=1')
  expect(await kept('甲\r\n乙')).toBe('甲\n乙')
  expect(await kept('甲\u0000\u0008乙\uffff')).toBe('甲乙')
  expect(await kept('甲\ud800乙')).toBe('甲\ufffd乙')
})

test('whatever is written stands in its cell, unless no workbook may hold it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.string({ unit: 'grapheme' }), fc.integer()), { maxLength: 20 }),
      async rows => {
        const sheet = await read(...rows)
        expect(sheet.rows.slice(1)).toEqual(rows.map(([words, figure]) => [words || null, figure]))
      },
    ),
    { numRuns: 40 },
  )
})

test('a cell keeps what Excel has room for, and cuts no character in two', async () => {
  expect(await kept(`${'甲'.repeat(32_766)}𠮷`)).toBe('甲'.repeat(32_766))
})

test('two thousand rows come back as they went in', async () => {
  const rows = Array.from({ length: 2_000 }, (_, at): SheetValue[] => [`第 ${at} 位·䶮`, at])
  expect((await read(...rows)).rows.slice(1)).toEqual(rows)
})

test('more rows than a sheet has are refused before any is written', async () => {
  const rows = Array.from<SheetValue[]>({ length: 1_048_576 }).fill([])
  await expect(sheetOf('多', columns, rows)).rejects.toThrow('1048576')
})
