import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvOf } from '../../csv.ts'
import { type SheetValue, sheetOf } from '../../sheet.ts'
import { UnreadableTable } from './raw-table.ts'
import { readTable } from './read-table.ts'
import { rowsOf } from './sheet-rows.ts'
import { packageOf, workbookOf } from './testing.ts'

const read = (bytes: Uint8Array) => readTable(Buffer.from(bytes))
const texts = (bytes: Uint8Array) => read(bytes).rows.map(({ cells }) => cells.map(({ text }) => text))
const refusal = (bytes: Uint8Array) => {
  try {
    read(bytes)
  } catch (error) {
    if (error instanceof UnreadableTable) return error.message
    throw error
  }
  return ''
}
const gb18030 = Buffer.from('d6b0ceb2b4facbeb2cc8cbcafd0d0a303130312c320d0a', 'hex')

const signs = ['_', 'x', 'X', '0041', '005f', '_x0041_', '_x005F_', '_x000D_', '&', '<', '&#95;', '南', '𠮷', ' ', '\n']
/** Words that look as if something in them stood for something else, as often as any others. */
const words = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1 }),
  fc.array(fc.constantFrom(...signs), { minLength: 1 }).map(parts => parts.join('')),
)

test('a workbook that this portal writes is read back as it was', async () => {
  const columns = [
    { title: '甲', width: 8 },
    { title: '乙', width: 8 },
  ]
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(words, fc.integer({ min: 0 }))), async rows => {
      const lines: SheetValue[][] = rows.map(row => [...row])
      const back = texts(await sheetOf('表', columns, lines)).slice(1)
      expect(back).toEqual(rows.map(([text, figure]) => [text, String(figure)]))
    }),
    { numRuns: 40 },
  )
})

const named: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escaped = (text: string) =>
  text.replaceAll(/[\s\S]/g, unit => `_x${unit.charCodeAt(0).toString(16).padStart(4, '0')}_`)

/** Words as another program may write them: each character as it is or by its number, and by that where it has to be. */
const writtenBy = (text: string, byNumber: readonly boolean[]) =>
  [...text]
    .map((sign, at) => {
      // Control characters, half characters and what is no character have no place in XML.
      const isPlain = /^[\t\n\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]$/u.test(sign) && sign !== '_'
      return isPlain && !byNumber[at % byNumber.length] ? (named[sign] ?? sign) : escaped(sign)
    })
    .join('')

test('words are read alike wherever a workbook keeps them, by their numbers too', () => {
  const any = fc.oneof(fc.string({ unit: 'binary' }), words)
  fc.assert(
    fc.property(any, fc.array(fc.boolean(), { minLength: 1 }), (text, byNumber) => {
      const written = writtenBy(text, byNumber)
      const bytes = workbookOf({
        shared: `<si><t xml:space="preserve">${written}</t></si>`,
        rows: `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t xml:space="preserve">${written}</t><rPh sb="0" eb="1"><t>なん</t></rPh></is></c><c r="C1" t="str"><v>${written}</v></c></row>`,
      })
      expect(texts(bytes)).toEqual([[text, text, text]])
    }),
  )
})

test('whatever stands in a CSV is read back as it was', () => {
  const word = fc.string({ unit: 'grapheme' }).filter(text => !text.includes('\0') && !/^['\s]|\r/.test(text))
  fc.assert(
    fc.property(fc.array(fc.array(word, { minLength: 1, maxLength: 5 }), { minLength: 1 }), rows => {
      // A formula is no value: it is told, and never read.
      const table = read(csvOf(rows.map(row => row.map(text => (/^[=+\-@＝＋－＠|%]/.test(text) ? 'x' : text)))))
      expect(table.rows.map(({ cells }) => cells.map(({ text }) => text))).toEqual(
        rows.map(row => row.map(text => (/^[=+\-@＝＋－＠|%]/.test(text) ? 'x' : text))),
      )
    }),
  )
})

test('CSV is UTF-8 with or without its mark, or GB18030', () => {
  expect(texts(Buffer.from('职位代码,人数\n0101,2'))).toEqual([
    ['职位代码', '人数'],
    ['0101', '2'],
  ])
  expect(texts(Buffer.from('\ufeff职位代码,人数\r\n0101,2\r\n'))).toEqual([
    ['职位代码', '人数'],
    ['0101', '2'],
  ])
  expect(texts(gb18030)[1]).toEqual(['0101', '2'])
  expect(refusal(Buffer.from([0x61, 0xff, 0xff]))).toContain('无法识别文件')
  expect(refusal(Buffer.from('a,"b\nc'))).toContain('引号不成对')
})

test('dates are days, figures are what people see, and shared words are found', () => {
  const bytes = workbookOf({
    styles:
      '<numFmts><numFmt numFmtId="180" formatCode="yyyy&quot;年&quot;m月"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="180"/></cellXfs>',
    shared:
      '<si><t>南昌</t><rPh sb="0" eb="1"><t>なん</t></rPh></si><si><r><t>A&amp;</t></r><r><t>_x0042_</t></r></si>',
    rows: '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="D1" t="inlineStr"><is><t>丁</t></is></c></row><row r="2"><c r="A2" s="1"><v>33025</v></c><c r="B2" s="2"><v>33025.5</v></c><c r="C2"><v>78.299999999999997</v></c><c r="D2"><v>36010101000112</v></c></row>',
  })
  expect(texts(bytes)).toEqual([
    ['南昌', 'A&B', '', '丁'],
    ['1990-06-01', '1990-06-01', '78.3', '36010101000112'],
  ])
})

test('formulas, errors and merged cells are faults where they stand, and nothing is computed', () => {
  const table = read(
    workbookOf({
      rows: '<row r="1"><c r="A1"><f>1+1</f><v>2</v></c><c r="B1" t="e"><v>#REF!</v></c></row>',
      after: '<mergeCells><mergeCell ref="A3:B4"/></mergeCells>',
    }),
  )
  expect(table.rows[0]?.cells.map(({ fault }) => fault)).toEqual([
    '单元格里是公式，请选择性粘贴为“值”再上传',
    '单元格里是错误值 #REF!，请改正',
  ])
  expect(table.faults).toEqual([{ row: 3, column: 'A3:B4', reason: expect.stringContaining('合并单元格') }])
  expect(read(Buffer.from('=1+1,-,-5')).rows[0]?.cells.map(({ fault }) => fault !== '')).toEqual([true, false, false])
})

test('a bomb is refused by what it says of itself, and by what it really comes to', () => {
  const big = 'x'.repeat(130 * 1_048_576)
  expect(refusal(packageOf([{ name: 'xl/workbook.xml', text: big }]))).toContain('解开后太大')
  expect(refusal(packageOf([{ name: '[Content_Types].xml', text: big, size: 1_000 }]))).toContain('解开后太大')
})

test.each([
  ['an entity', workbookOf({ rows: '', more: [], shared: '<!ENTITY a "b">' }), '不支持的内容'],
  ['macros', workbookOf({ rows: '', more: [{ name: 'xl/vbaProject.bin', text: '' }] }), '带有宏'],
  ['an old or locked workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), '.xls'],
  ['half a package', Buffer.from('504b030400', 'hex'), '已损坏'],
  ['nothing', Buffer.alloc(0), '文件是空的'],
  ['no sheet', packageOf([{ name: 'xl/workbook.xml', text: '<workbook/>' }]), '没有找到工作表'],
  ['too many columns', workbookOf({ rows: '<row r="1"><c r="ZZ1"><v>1</v></c></row>' }), '最多 60 列'],
  ['too many rows', workbookOf({ rows: '<row/>'.repeat(20_012) }), '最多 20000 行'],
])('%s is refused with words', (_, bytes, words) => {
  expect(refusal(bytes)).toContain(words)
})

test('no bytes break the reader: they are a table or a refusal', () => {
  const good = workbookOf({ rows: '<row r="1"><c r="A1"><v>1</v></c></row>' })
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(good.length - 1), fc.nat(255)), { maxLength: 8 }), changes => {
      const bytes = Buffer.from(good)
      for (const [at, value] of changes) bytes[at] = value
      expect(typeof refusal(bytes)).toBe('string')
    }),
    { numRuns: 300 },
  )
})

test('headings may stand in any order; what is missing, unknown or there twice is told', () => {
  const headings = [
    { name: 'a', title: '甲' },
    { name: 'b', title: '乙', also: ['乙二'], optional: true },
  ]
  const faultsOf = (csv: string) =>
    rowsOf(read(Buffer.from(csv)), headings).faults.map(({ row, column }) => [row, column])
  expect(rowsOf(read(Buffer.from('乙二,甲*\n２,１\n\n')), headings).rows.map(({ cells }) => [...cells])).toEqual([
    [
      ['b', '2'],
      ['a', '1'],
    ],
  ])
  expect(faultsOf('乙\n1')).toEqual([[1, '甲']])
  expect(faultsOf('甲,丙\n1,1')).toEqual([[1, 'B']])
  expect(faultsOf('甲,甲\n1,1')).toEqual([[1, 'B']])
  expect(faultsOf('甲\n1\n\n2\n')).toEqual([[3, '']])
  expect(faultsOf('甲\n填写说明：必填\n示例 1')).toEqual([[0, '']])
})
