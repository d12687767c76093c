import fc from 'fast-check'
import { expect, test } from 'vitest'
import { marksText, type PaperScore } from '#contract/exam-scores'
import { ticketNumberOf } from '#contract/exam-ticket-number'
import { csvOf } from '../../csv.ts'
import { readTable } from '../table/read-table.ts'
import { compareEntries, diffScores, scoreRows } from './diff.ts'
import { marksIn, type Parts, readScores, scoreHeadings, titlesOf } from './parse.ts'
import { rankedByPosition } from './ranked.ts'

const papers = [
  { code: 'A', title: '职业能力倾向测验', fullMarks: 15_000 },
  { code: 'B', title: '综合应用能力', fullMarks: 15_000 },
]
const ticket = (seat: number) => ticketNumberOf({ city: '360100', year: 2026, exam: 1, site: '01', room: '003', seat })
const tickets = [1, 2, 3].map(seat => ({ number: ticket(seat), papers: seat === 3 ? ['A'] : ['A', 'B'] }))
const read = (rows: string[][]) =>
  readScores(readTable(Buffer.from(csvOf([scoreHeadings(papers).map(({ title }) => title), ...rows]))), papers, tickets)
const wrong = (rows: string[][]) => read(rows).faults.map(({ row, reason }) => `${row} ${reason}`)
const whole = (first = ['78.5', '缺考']) => [
  [ticket(1), ...first],
  [ticket(2), '100', '１２０.25'],
  [ticket(3), '违纪', ''],
]

test('marks, 缺考 and 违纪 are read by ticket and paper', () => {
  expect(read(whole())).toEqual({
    faults: [],
    scores: [
      { ticket: ticket(1), parts: { A: { marks: 7_850, flag: '' }, B: { marks: null, flag: 'absent' } } },
      { ticket: ticket(2), parts: { A: { marks: 10_000, flag: '' }, B: { marks: 12_025, flag: '' } } },
      { ticket: ticket(3), parts: { A: { marks: null, flag: 'discipline' } } },
    ],
  })
})

test('a leading nought that a spreadsheet has taken away is known to be missing by the check digit', () => {
  expect(wrong(whole().map(([number = '', ...rest]) => [number.replace(/^0/, ''), ...rest]))).toEqual([])
})

test('every wrong mark is told where it stands', () => {
  expect(wrong(whole(['150.01', '78.555']))).toEqual(['2 150.01 超过满分 150', '2 成绩最多两位小数，这里是 78.555'])
  expect(wrong(whole(['', '优']))).toEqual([
    '2 缺少成绩；没有参加考试的填“缺考”，违纪的填“违纪”',
    '2 不认识“优”，请填写分数、“缺考”或者“违纪”',
  ])
  expect(wrong([...whole().slice(0, 2), [ticket(3), '80', '80']])).toEqual(['4 这位考生不考这一科，请清空'])
})

test('a mark that a spreadsheet computes is told once: it is not said to be missing as well', () => {
  const lines = [scoreHeadings(papers).map(({ title }) => title), ...whole(['=70+8', '80'])]
  const table = readTable(Buffer.from(lines.map(cells => cells.join()).join('\n')))
  expect(readScores(table, papers, tickets).faults).toEqual([
    { row: 2, column: 'A 职业能力倾向测验', reason: '单元格里是公式，请改成结果再上传' },
  ])
})

test('a ticket that is unknown, mistyped, there twice or missing is told', () => {
  const mistyped = ticket(1).slice(0, -1) + String((Number(ticket(1).at(-1)) + 1) % 10)
  expect(wrong([[mistyped, '1', '1'], ...whole().slice(1)])).toEqual([
    `2 准考证号校验位不对（末位应为 ${ticket(1).at(-1)}），请检查有没有录错的数字`,
    `0 缺少准考证号 ${ticket(1)} 的成绩`,
  ])
  expect(wrong([...whole(), [ticket(9), '1', '1']])).toEqual(['5 这场考试没有这个准考证号'])
  expect(wrong([...whole(), [ticket(2), '1', '1']])).toEqual(['5 准考证号和第 3 行重复'])
  expect(wrong([['1.26E+13', '1', '1'], ...whole()])).toEqual([
    '2 准考证号应为 14 位数字，请把这一列设为文本格式再填写',
  ])
})

test('who heard somebody and what is added are read where they are asked for, and kept where no column says them', () => {
  const beside = { panels: 'must', bonusCap: 500 } as const
  const readBeside = (head: readonly string[], ...rows: readonly (readonly string[])[]) =>
    readScores(readTable(Buffer.from(csvOf([head, ...rows]))), papers.slice(0, 1), tickets.slice(0, 2), beside)
  const head = ['准考证号', 'A', '考官组', '加分']
  expect(readBeside(head, [ticket(1), '80', ' 第一  组', '5'], [ticket(2), '缺考', '', '']).scores).toEqual([
    { ticket: ticket(1), parts: { A: { marks: 8_000, flag: '' } }, panel: '第一 组', bonus: 500 },
    { ticket: ticket(2), parts: { A: { marks: null, flag: 'absent' } }, panel: '', bonus: 0 },
  ])
  const { faults } = readBeside(head, [ticket(1), '80', '', '5.01'], [ticket(2), '80', '组'.repeat(21), '三'])
  expect(faults.map(({ row, column, reason }) => `${row} ${column} ${reason}`)).toEqual([
    '2 考官组 成绩要按考官组修正，请填写考官组',
    '2 加分 加分最多 5 分',
    '3 考官组 考官组最多 20 个字',
    '3 加分 不认识“三”，请填写加分，没有的留空',
  ])
  const { scores } = readBeside(head.slice(0, 3), [ticket(1), '80', '一'], [ticket(2), '70', '一'])
  const stored = scores.map(one => ({ ...one, bonus: 300 }))
  expect(diffScores(stored, scores)).toMatchObject({ added: [], changed: [], same: 2 })
  const anew = scores.map(one => ({ ...one, panel: '二', bonus: 0 }))
  expect(scoreRows(diffScores(stored.slice(0, 1), anew.slice(0, 1)), stored, titlesOf(papers))).toEqual([
    { what: ticket(1), field: '考官组', before: '一', after: '二' },
    { what: ticket(1), field: '加分', before: '3.00', after: '（无）' },
  ])
})

test('panels are made comparable position by position, and what is added counts', () => {
  const sat = (registration: string, panel: string, marks: number | null, bonus = 0) => ({
    ...{ registration, position: 7, papers: ['面试'], panel, bonus },
    parts: { 面试: { marks, flag: marks === null ? ('absent' as const) : ('' as const) } },
  })
  const heard = [sat('1', '1', 8_000), sat('2', '1', 9_000), sat('3', '2', 7_000), sat('4', '2', null)]
  const ranked = rankedByPosition(heard, { panelFactor: true })
  expect(ranked.map(({ total, rank }) => [total, rank])).toEqual([
    [7_529, 3],
    [8_471, 1],
    [8_000, 2],
    [null, null],
  ])
  expect(rankedByPosition([sat('1', '', 8_000), sat('2', '', 7_900, 200)])).toMatchObject([
    { total: 8_000, rank: 2 },
    { total: 8_100, rank: 1 },
  ])
})

test('marks that are written are the marks that are read', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 15_000 }), marks => {
      expect(marksIn(marksText(marks), 15_000)).toEqual({ marks, flag: '' })
    }),
  )
})

const part: fc.Arbitrary<PaperScore> = fc.oneof(
  fc.integer({ min: 0, max: 15_000 }).map(marks => ({ marks, flag: '' as const })),
  fc.constantFrom({ marks: null, flag: 'absent' as const }, { marks: null, flag: 'discipline' as const }),
)
const table = fc.uniqueArray(fc.record({ ticket: fc.nat(20).map(String), parts: fc.record({ A: part, B: part }) }), {
  selector: one => one.ticket,
})

test('a diff names every paper that differs and no other, and nothing differs from itself', () => {
  fc.assert(
    fc.property(table, table, (stored, wanted) => {
      const diff = diffScores(stored, wanted)
      const anew = new Map([...diff.added, ...diff.changed].map(one => [one.ticket, one.parts]))
      const after = wanted.map(one => anew.get(one.ticket) ?? stored.find(old => old.ticket === one.ticket)?.parts)
      expect(after).toEqual(wanted.map(({ parts }) => parts))
      expect(diff.added.length + diff.changed.length + diff.same).toBe(wanted.length)
      expect(diffScores(wanted, wanted).same).toBe(wanted.length)
      expect(compareEntries(wanted, wanted, {})).toEqual([])
    }),
  )
})

test('a diff and a second entry are read cell by cell', () => {
  const parts = (marks: number): Parts => ({ A: { marks, flag: '' } })
  const stored = [{ ticket: '1', parts: parts(7_850) }]
  const titles = { A: '职业能力倾向测验' }
  const wanted = [{ ticket: '1', parts: parts(8_000) }]
  expect(scoreRows(diffScores(stored, wanted), stored, titles)).toEqual([
    { what: '1', field: '职业能力倾向测验', before: '78.50', after: '80.00' },
  ])
  expect(compareEntries(wanted, [{ ticket: '1', parts: { A: { marks: null, flag: 'absent' } } }], titles)).toEqual([
    { ticket: '1', paper: '职业能力倾向测验', mine: '80.00', theirs: '缺考' },
  ])
})

test('ranks are those of a position, and whoever misses a paper has none', () => {
  const sat = (registration: string, position: number, a: number | null, b: number | null) => {
    const paper = (marks: number | null): PaperScore => ({ marks, flag: marks === null ? 'absent' : '' })
    return { registration, position, papers: ['A', 'B'], parts: { A: paper(a), B: paper(b) } }
  }
  const ranked = rankedByPosition([
    sat('1', 7, 10, 10),
    sat('2', 7, 15, 5),
    sat('3', 7, 30, null),
    sat('4', 7, 5, 5),
    sat('5', 8, 1, 1),
  ])
  expect(ranked.map(({ total, rank }) => [total, rank])).toEqual([
    [20, 1],
    [20, 1],
    [null, null],
    [10, 3],
    [2, 1],
  ])
})
