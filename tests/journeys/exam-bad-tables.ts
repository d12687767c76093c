import { checkDigitOf } from '#contract/exam-ticket-number'
import { lettersOf } from '../../server/exam-imports/table/raw-table.ts'
import { type Cell, workbook } from './exam-tables.ts'

/** Where a table has its first position: below the headings, what they mean, and an example. */
const FIRST_LINE = 4

/** What a way to write a line wrongly may go by. */
interface Line {
  readonly line: number
  /** What stands under a heading in the line before. */
  readonly before: (title: string) => string
  /** What papers the exam has, as the table says itself. */
  readonly papers: string
}

interface Spoiling {
  /** Cells by their headings; null for a line of which nothing is left. */
  readonly cells: Readonly<Record<string, Cell>> | null
  readonly column: string
  readonly reason: string
  /** The column is a range of merged cells. */
  readonly isMerged?: true
}

type Way = (line: Line) => Spoiling

/** A cell that says something wrong. */
const wrong =
  (column: string, cell: Cell, reason: string): Way =>
  () => ({ cells: { [column]: cell }, column, reason })

const headcount = '人数应为 1 至 999 的整数'
const code = '职位代码应为 1 至 20 位数字或字母'
const day = '请填写最早的出生日期，例如 1990-06-01（按公告的年龄计算日推算）'
const year = '请填写毕业年份，例如 2024、2025、2026'
const unknown = (word: string) => `不认识“${word}”，请按填写说明改正`
const nowhere = (word: string) => `不认识地区“${word}”，请写省内市、县的名称或者六位代码`

/** Each a way in which tables come in, no two of them alike. */
const ways: readonly Way[] = [
  wrong('职位代码', '', '请填写职位代码'),
  wrong('职位代码', '01_02', code),
  wrong('职位代码', 'A'.repeat(21), code),
  wrong('招聘单位', '', '请填写招聘单位'),
  ({ line, before }) => ({
    cells: { 职位代码: before('职位代码') },
    column: '职位代码',
    reason: `职位代码 ${before('职位代码')} 和第 ${line - 1} 行重复`,
  }),
  wrong('招聘单位', '馆'.repeat(61), '招聘单位最多 60 个字'),
  wrong('部门', '部'.repeat(61), '部门最多 60 个字'),
  wrong('岗位名称', '', '请填写岗位名称'),
  wrong('岗位名称', '岗'.repeat(41), '岗位名称最多 40 个字'),
  wrong('地区', '', '请填写地区'),
  wrong('地区', '南京市', nowhere('南京市')),
  wrong('人数', '', '请填写人数'),
  wrong('人数', '两人', headcount),
  wrong('人数', '0', headcount),
  wrong('人数', '1.5', headcount),
  wrong('人数', '1000', headcount),
  wrong('人数', { formula: 'SUM(F4:F9)', value: '9' }, '单元格里是公式，请选择性粘贴为“值”再上传'),
  wrong('人数', { error: '#N/A' }, '单元格里是错误值 #N/A，请改正'),
  ({ papers }) => ({ cells: { 考试科目: '' }, column: '考试科目', reason: `请填写考试科目：${papers}` }),
  ({ papers }) => ({
    cells: { 考试科目: 'A、Z' },
    column: '考试科目',
    reason: `这场考试的科目是 ${papers}，请填写科目代码`,
  }),
  wrong('学历', '大本', unknown('大本')),
  wrong('学历', '本科；硕士', '这一列只写一项，请去掉分号'),
  wrong('学位', '学土', unknown('学土')),
  wrong('专业代码', '法学', '专业代码“法学”不正确，应为 2 至 6 位数字，后面可以有 K、T'),
  () => ({
    cells: { 专业代码: '', 专业说明: '法学类' },
    column: '专业说明',
    reason: '写了专业说明，请同时填写专业代码；没有目录代码的要求写在“其他条件”',
  }),
  wrong('年龄上限', '35 周岁以下', day),
  wrong('年龄上限', '1990-02-30', day),
  // The first year above the last.
  wrong('应届', '2026-2024', year),
  wrong('服务基层', '参军', unknown('参军')),
  wrong('政治面貌', '党员以上', unknown('党员以上')),
  wrong('工作年限', '41', '请填写 1 至 40 的整数'),
  wrong('户籍', '火星', nowhere('火星')),
  wrong('性别', '不限', '请填写男或女；不限则不填'),
  wrong('其他条件', '优先：', '“优先：”后面没有内容'),
  ({ line }) => {
    const range = `U${line}:U${line + 1}`
    const reason = `${range} 是合并单元格，请取消合并，每一行都填写完整`
    return { cells: { 备注: '' }, column: range, reason, isMerged: true }
  },
  wrong('备注', '长'.repeat(201), '备注最多 200 个字'),
  () => ({ cells: null, column: '', reason: '这一行是空行，请删除' }),
]

/** A fault as the file of all faults tells it. */
interface ToldFault {
  /** 0 for the whole file. */
  readonly row: number
  /** '' for the whole row. */
  readonly column: string
  readonly reason: string
}

/** The same as the page has it. */
export const toldRow = ({ row, column, reason }: ToldFault): readonly string[] => [
  row === 0 ? '整份' : `第 ${row} 行`,
  column || '整行',
  reason,
]

/** A table of positions with as many bad rows as there are ways to write one, and what has to be said of it. */
export function spoiltPositions(table: readonly (readonly string[])[]) {
  const [head = [], notes = []] = table
  if (lettersOf(head.indexOf('备注')) !== 'U') throw new Error('the remark is not in column U')
  const papers = /：(.+)$/.exec(notes[head.indexOf('考试科目')] ?? '')?.[1] ?? ''
  const told = ways.map((way, at) => {
    const line = FIRST_LINE + at
    const before = (title: string) => table[line - 2]?.[head.indexOf(title)] ?? ''
    return { line, ...way({ line, before, papers }) }
  })
  const rows = table.map((row, at): readonly Cell[] => {
    const one = told.find(({ line }) => line === at + 1)
    if (!one) return row
    return one.cells === null ? [] : row.map((words, place) => one.cells?.[head[place] ?? ''] ?? words)
  })
  const merged = told.flatMap(({ column, isMerged }) => (isMerged ? [column] : []))
  const faults = told.map(({ line: row, column, reason }): ToldFault => ({ row, column, reason }))
  return { file: workbook('职位表.xlsx', rows, merged), faults }
}

/** Where a table of marks has its first ticket: below the headings and what they mean. */
const FIRST_TICKET = 3

/** Lines of marks, a ticket and two papers each, of which the first eight are wrong in ways of their own, and what has to be said of them. */
export function spoiltMarks(lines: readonly (readonly string[])[], [first, second]: readonly [string, string]) {
  const ticketOf = (at: number) => lines[at]?.[0] ?? ''
  const misread = ticketOf(4).slice(0, -1) + ((Number(ticketOf(4).at(-1)) + 1) % 10)
  const rows = lines.map(([ticket = '', one = '', other = ''], at): readonly Cell[] => {
    const ways: readonly (readonly Cell[])[] = [
      [ticket, '150.5', other],
      [ticket, one, '78.555'],
      [ticket, '', other],
      [ticket, one, '旷考'],
      [misread, one, other],
      [ticketOf(3), one, other],
      [ticket, { formula: 'B3+B4', value: '120' }, other],
      [`${ticket}1`, one, other],
    ]
    return ways[at] ?? [ticket, one, other]
  })
  const check = checkDigitOf(misread.slice(0, -1))
  const said = [
    [first, '150.5 超过满分 150'],
    [second, '成绩最多两位小数，这里是 78.555'],
    [first, '缺少成绩；没有参加考试的填“缺考”，违纪的填“违纪”'],
    [second, '不认识“旷考”，请填写分数、“缺考”或者“违纪”'],
    ['准考证号', `准考证号校验位不对（末位应为 ${check}），请检查有没有录错的数字`],
    ['准考证号', `准考证号和第 ${FIRST_TICKET + 3} 行重复`],
    [first, '单元格里是公式，请选择性粘贴为“值”再上传'],
    ['准考证号', '准考证号应为 14 位数字，请把这一列设为文本格式再填写'],
  ] as const
  const wrongRows = said.map(([column, reason], at): ToldFault => ({ row: FIRST_TICKET + at, column, reason }))
  const missing = [4, 5, 7].map(
    (at): ToldFault => ({ row: 0, column: '准考证号', reason: `缺少准考证号 ${ticketOf(at)} 的成绩` }),
  )
  return { rows, faults: [...wrongRows, ...missing] }
}
