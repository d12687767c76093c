import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvOf } from '../../csv.ts'
import { readTable } from '../table/read-table.ts'
import { correctionsOf } from './corrections.ts'
import { appliedDiff, diffPositions, isEmptyDiff, lateFaults, positionRows, type StoredPosition } from './diff.ts'
import { readPositions } from './parse.ts'
import { phaseAt } from './phase.ts'
import { cellsOf, filtersOf, type PositionFacts } from './position.ts'
import { papers, plain, positions, rowsFor } from './testing.ts'

const readRows = (rows: string[][]) => readPositions(readTable(Buffer.from(csvOf(rows))), papers)
const open = (facts: PositionFacts): StoredPosition => ({ ...facts, state: 'open' })
const one = (cells: Parameters<typeof rowsFor>[1]) => readRows(rowsFor([plain], cells))
const asks = (cells: Parameters<typeof rowsFor>[1]) => one(cells).positions[0]?.conditions
const wrong = (cells: Parameters<typeof rowsFor>[1]) =>
  one(cells).faults.map(({ column, reason }) => `${column}：${reason}`)

test('a table that is written from positions says nothing new of them', () => {
  fc.assert(
    fc.property(
      positions().filter(list => list.length > 0),
      list => {
        const read = readRows(rowsFor(list))
        expect(read.faults).toEqual([])
        expect(isEmptyDiff(diffPositions(list.map(open), read.positions))).toBe(true)
      },
    ),
  )
})

test('any table either has faults, or a diff that makes exactly this table of what was stored', () => {
  const rows = fc.tuple(
    positions(),
    fc.array(fc.tuple(fc.nat(20), fc.constantFrom('', '0', '本科', '１２', '优先：', '错', '0301；0401')), {
      maxLength: 3,
    }),
  )
  fc.assert(
    fc.property(positions(), rows, (stored, [wanted, spoilt]) => {
      const table = rowsFor(wanted)
      for (const [column, words] of spoilt) if (table[1]) table[1][column] = words
      const { faults, positions: read } = readRows(table)
      if (faults.length > 0) return
      const before = stored.map(open)
      const after = appliedDiff(before, diffPositions(before, read)).filter(({ state }) => state !== 'cancelled')
      const cells = (list: readonly PositionFacts[]) => new Map(list.map(facts => [facts.code, cellsOf(facts)]))
      expect(cells(after)).toEqual(cells(read))
      expect(isEmptyDiff(diffPositions(after, read))).toBe(true)
    }),
  )
})

test('what a cell asks becomes conditions that can be judged, with words for the notice', () => {
  expect(asks({ education: '本科以上学历', degree: '学士', age: '1990年6月1日', graduate: '2024-2026' })).toEqual([
    { kind: 'education', anyOf: ['70', '636'], quote: '本科及以上学历', hard: true },
    { kind: 'degree', anyOf: ['0'], quote: '学士学位', hard: true },
    { kind: 'age', bornFrom: '1990-06-01', quote: '1990 年 6 月 1 日及以后出生', hard: true },
    { kind: 'graduate', years: [2024, 2025, 2026], quote: '限 2024—2026 年高校毕业生', hard: true },
  ])
  expect(asks({ major: '０３０１、030101k', majorQuote: '法学类' })).toEqual([
    { kind: 'major', prefixes: ['0301', '030101K'], quote: '法学类', hard: true },
  ])
  expect(asks({ sex: '优先：男', household: '优先:南昌', certificate: '甲证；乙证', age: '33025' })).toMatchObject([
    { kind: 'age', bornFrom: '1990-06-01' },
    { kind: 'certificate', name: '甲证', hard: true },
    { kind: 'certificate', name: '乙证' },
    { kind: 'household', regions: ['3601'], hard: false },
    { kind: 'sex', value: '1', hard: false },
  ])
})

test.each([
  [{ code: '' }, '职位代码：请填写职位代码'],
  [{ code: '01_1' }, '职位代码：职位代码应为 1 至 20 位数字或字母'],
  [{ headcount: '两人' }, '人数：人数应为 1 至 999 的整数'],
  [{ city: '北京市' }, '地区：不认识地区“北京市”，请写省内市、县的名称或者六位代码'],
  [{ papers: 'C' }, '考试科目：这场考试的科目是 A（职业能力倾向测验）、B（综合应用能力），请填写科目代码'],
  [{ education: '大学' }, '学历：不认识“大学”，请按填写说明改正'],
  [{ age: '35' }, '年龄上限：请填写最早的出生日期，例如 1990-06-01（按公告的年龄计算日推算）'],
  [{ age: '1990-02-30' }, '年龄上限：请填写最早的出生日期，例如 1990-06-01（按公告的年龄计算日推算）'],
  [{ majorQuote: '法学类' }, '专业说明：写了专业说明，请同时填写专业代码；没有目录代码的要求写在“其他条件”'],
  [{ sex: '不限' }, '性别：请填写男或女；不限则不填'],
  [{ politics: '中共党员；群众' }, '政治面貌：这一列只写一项，请去掉分号'],
])('%j is refused in words', (cells, words) => {
  expect(wrong(cells)).toEqual([words])
})

test('a code that is there twice names the row of the first', () => {
  expect(readRows(rowsFor([plain, plain])).faults).toEqual([
    { row: 3, column: '职位代码', reason: '职位代码 0101 和第 2 行重复' },
  ])
})

test('conditions of a column that says what it said keep the words of the notice', () => {
  const quoted = { kind: 'education', anyOf: ['70', '636'], quote: '全日制本科及以上学历', hard: true } as const
  const stored = [open({ ...plain, conditions: [quoted] })]
  const [changed] = diffPositions(stored, [
    { ...plain, headcount: 3, conditions: [{ ...quoted, quote: '本科及以上学历' }] },
  ]).changed
  expect(changed?.fields).toEqual([{ column: 'headcount', before: '2', after: '3' }])
  expect(changed?.facts.conditions).toEqual([quoted])
})

test('lists filter by what is asked without exception', () => {
  const conditions = asks({ education: '大专、本科', major: '0301', graduate: '优先：2026' }) ?? []
  expect(filtersOf(conditions)).toEqual({ education: '69', majors: ['0301'], graduates_only: false })
})

const moments = { publishedAt: 10, closesAt: 20, closedAt: 30 }

test('a table has four phases, each beginning at its moment', () => {
  expect([9, 10, 19, 20, 29, 30].map(now => phaseAt(moments, now))).toEqual([
    'unpublished',
    'open',
    'open',
    'closed',
    'closed',
    'over',
  ])
})

test.each([
  ['unpublished', []],
  ['open', []],
  ['closed', ['人数', '学历', '职位代码', '职位代码']],
  ['over', ['招聘单位', '人数', '学历', '备注', '职位代码', '职位代码']],
] as const)('what may be changed while %s', (phase, refused) => {
  const before = [open(plain), open({ ...plain, code: '0102' })]
  const read = readRows(rowsFor([{ ...plain, unit: '市图书馆', headcount: 1, remark: '更正' }], { education: '本科' }))
  const added = { ...plain, code: '0103' }
  const diff = diffPositions(before, [...read.positions, added])
  const faults = lateFaults(diff, { phase, lines: read.lines, cancelled: new Set() })
  expect(faults.map(({ column }) => column).sort()).toEqual([...refused].sort())
})

test('a cancelled position is not offered again under its code', () => {
  const diff = diffPositions([{ ...plain, state: 'cancelled' }], [plain])
  const [fault] = lateFaults(diff, { phase: 'open', lines: new Map([['0101', 2]]), cancelled: new Set(['0101']) })
  expect(fault).toMatchObject({ row: 2, reason: expect.stringContaining('已经取消') })
})

test('a notice says what was corrected; of very many, that there are more', () => {
  const now = new Date(5)
  const small = diffPositions(
    [open(plain)],
    [
      { ...plain, headcount: 3 },
      { ...plain, code: '0102' },
    ],
  )
  expect(correctionsOf(small, now)).toEqual([
    { at: 5, what: '职位 0101 人数', before: '2', after: '3' },
    { at: 5, what: '职位 0102', before: '无', after: '新增：测试市图书馆 管理岗' },
  ])
  expect(positionRows(small)).toHaveLength(2)
  const many = Array.from({ length: 40 }, (_, at) => ({ ...plain, code: `1${at}` }))
  const said = correctionsOf(diffPositions([], many), now)
  expect([said.length, said.at(-1)?.after]).toEqual([31, '另有 10 处更正，见新的职位表'])
})
