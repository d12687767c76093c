import { examListLabel } from '#contract/exam-list'
import { goingOnWords, ruleWords } from '#contract/exam-list-words'
import { exportExamList, type ShownPosition } from '#contract/exam-lists'
import { marksText } from '#contract/exam-scores'
import { csvOf } from '../csv.ts'
import type { Queryable } from '../db/db.ts'
import { FileAnswer } from '../http/file-answer.ts'
import { serve } from '../http/serve.ts'
import type { SheetColumn, SheetValue } from '../sheet.ts'
import { sheetApart } from '../sheet-apart.ts'
import { openList } from './public-calls.ts'
import { toPosition } from './shape.ts'

/** With a column for a skill test where it counts. */
const columnsOf = (hasSkill: boolean): SheetColumn[] => [
  { title: '职位代码', width: 14 },
  { title: '招聘单位', width: 32 },
  { title: '岗位名称', width: 18 },
  { title: '招聘人数', width: 10 },
  { title: '准考证号', width: 18 },
  { title: '姓名', width: 10 },
  { title: '笔试成绩', width: 10 },
  ...(hasSkill ? [{ title: '技能测试成绩', width: 12 }] : []),
  { title: '面试成绩', width: 10 },
  { title: '总成绩', width: 10 },
  { title: '名次', width: 8 },
  { title: '结果', width: 14 },
]

/** Two decimals, as they are printed: a number of hundredths is exact as text. */
const markOf = (marks: number | null) => (marks === null ? '' : marksText(marks))

/** Few enough to be made lines of while somebody else's request waits. */
const AT_ONCE = 100

function linesOf(
  { code, unit, title, headcount, places }: ShownPosition,
  { going, hasSkill }: { readonly going: string; readonly hasSkill: boolean },
): SheetValue[][] {
  return places.map(({ ticket, name, written, skill, interview, total, rank, goesOn }) => [
    code,
    unit,
    title,
    headcount,
    ticket,
    name,
    markOf(written),
    ...(hasSkill ? [markOf(skill)] : []),
    markOf(interview),
    markOf(total),
    rank,
    goesOn ? going : '',
  ])
}

async function tableOf(db: Queryable, id: string, now: Date) {
  const opened = await openList(db, id, now)
  const { row, read, exam } = opened
  const how = { going: goingOnWords(row.kind), hasSkill: read.inputs.rule.skillShare > 0 }
  const lines = read.outcome.flatMap(outcome => linesOf(toPosition(outcome, opened), how))
  const about = [`规则：${ruleWords(row.kind, read.inputs.rule).join('')}`, `校验码（SHA-256）：${row.hash}`]
  return {
    lines,
    about,
    columns: columnsOf(how.hasSkill),
    title: `${exam.title}-${examListLabel(row.kind)}-第${row.version}版`,
  }
}

async function* someOf(lines: readonly SheetValue[][]) {
  for (let from = 0; from < lines.length; from += AT_ONCE) yield lines.slice(from, from + AT_ONCE)
}

const plain = (value: SheetValue) => (typeof value === 'number' ? value : String(value ?? ''))

/** The list as a table, its rule and hash below it. */
export const exportCall = serve(exportExamList, {
  limits: (_, { ip }) => [{ name: 'exam-list-export', subject: ip, max: 60, seconds: 3_600 }],
  async prepare({ id, format }, { db, now }) {
    const { lines, about, columns, title } = await tableOf(db, id, now)
    const all = [...lines, ...about.map(words => [words])]
    if (format === 'xlsx') return { title, body: await sheetApart({ name: '名单', columns }, someOf(all)) }
    return { title, body: csvOf([columns.map(column => column.title), ...all.map(line => line.map(plain))]) }
  },
  async handle({ format }, _, { title, body }) {
    const mime = {
      csv: 'text/csv; charset=utf-8',
      xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    }[format]
    return new FileAnswer({ body, name: `${title}.${format}`, mime })
  },
})
