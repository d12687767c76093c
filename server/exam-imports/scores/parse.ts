import { marksFrom, type PaperScore } from '#contract/exam-scores'
import { checkDigitOf, readTicketNumber } from '#contract/exam-ticket-number'
import type { Fault, RawTable } from '../table/raw-table.ts'
import { firstOfEachCell, foldCode, type Heading, rowsOf } from '../table/sheet-rows.ts'

export interface ScoredPaper {
  readonly code: string
  readonly title: string
  /** In hundredths. */
  readonly fullMarks: number
}

export interface KnownTicket {
  readonly number: string
  /** Codes of the papers that one sits. */
  readonly papers: readonly string[]
}

export type Parts = Readonly<Record<string, PaperScore>>

export interface ReadScores {
  readonly scores: readonly { readonly ticket: string; readonly parts: Parts }[]
  readonly faults: readonly Fault[]
}

const TICKET = '准考证号'
export const flagWords = { absent: '缺考', discipline: '违纪' } as const

/** Headings: the ticket's number, then a paper each. */
export const scoreHeadings = (papers: readonly ScoredPaper[]): Heading<string>[] => [
  { name: 'ticket', title: TICKET },
  ...papers.map(({ code, title, fullMarks }) => ({
    name: `paper:${code}`,
    title: `${code} ${title}（满分 ${fullMarks / 100}）`,
    also: [code, title, `${code} ${title}`],
  })),
]

type Marks = PaperScore | { readonly fault: string }

/** What a cell says of a paper. */
export function marksIn(cell: string, fullMarks: number): Marks {
  const words = foldCode(cell)
  if (words === '') return { fault: '缺少成绩；没有参加考试的填“缺考”，违纪的填“违纪”' }
  if (words === flagWords.absent) return { marks: null, flag: 'absent' }
  if (words === flagWords.discipline) return { marks: null, flag: 'discipline' }
  if (/^\d{1,4}\.\d{3,}$/.test(words)) return { fault: `成绩最多两位小数，这里是 ${words.slice(0, 20)}` }
  const marks = /^\d{1,4}(\.\d{1,2})?$/.test(words) ? marksFrom(words) : null
  if (marks === null) return { fault: `不认识“${words.slice(0, 20)}”，请填写分数、“缺考”或者“违纪”` }
  return marks > fullMarks ? { fault: `${words} 超过满分 ${fullMarks / 100}` } : { marks, flag: '' }
}

/** A number whose leading nought a spreadsheet has taken for a figure's is still one. */
const paddedNumber = (words: string) => (/^\d{13}$/.test(words) ? `0${words}` : words)

function ticketIn(cell: string): { readonly number: string } | { readonly fault: string } {
  const words = paddedNumber(foldCode(cell).replaceAll('-', ''))
  if (words === '') return { fault: '请填写准考证号' }
  if (!/^\d{14}$/.test(words)) return { fault: '准考证号应为 14 位数字，请把这一列设为文本格式再填写' }
  const read = readTicketNumber(words)
  if (read) return { number: read.number }
  const check = checkDigitOf(words.slice(0, -1))
  return { fault: `准考证号校验位不对（末位应为 ${check}），请检查有没有录错的数字` }
}

/** The scores of a table by ticket, and everything that is wrong with it: each ticket is there, once, with its papers. */
export function readScores(
  table: RawTable,
  papers: readonly ScoredPaper[],
  tickets: readonly KnownTicket[],
): ReadScores {
  const { rows, faults } = rowsOf(table, scoreHeadings(papers))
  const all: Fault[] = [...faults]
  const known = new Map(tickets.map(ticket => [ticket.number, ticket]))
  const lines = new Map<string, number>()
  const scores = rows.flatMap(({ line, cells }) => {
    const refuse = (column: string, reason: string) => void all.push({ row: line, column, reason })
    const said = ticketIn(cells.get('ticket') ?? '')
    if ('fault' in said) {
      refuse(TICKET, said.fault)
      return []
    }
    const { number } = said
    const ticket = known.get(number)
    const first = lines.get(number)
    if (!ticket) refuse(TICKET, '这场考试没有这个准考证号')
    else if (first !== undefined) refuse(TICKET, `准考证号和第 ${first} 行重复`)
    else lines.set(number, line)
    const parts: Record<string, PaperScore> = {}
    for (const { code, title, fullMarks } of papers) {
      const cell = cells.get(`paper:${code}`) ?? ''
      const column = `${code} ${title}`
      if (ticket && !ticket.papers.includes(code)) {
        if (cell !== '') refuse(column, '这位考生不考这一科，请清空')
        continue
      }
      const marks = marksIn(cell, fullMarks)
      if ('fault' in marks) refuse(column, marks.fault)
      else parts[code] = marks
    }
    return [{ ticket: number, parts }]
  })
  const isRead = rows.length > 0
  const missing = isRead ? tickets.filter(({ number }) => !lines.has(number)) : []
  for (const { number } of missing) all.push({ row: 0, column: TICKET, reason: `缺少准考证号 ${number} 的成绩` })
  return { scores, faults: firstOfScores(all) }
}

/** Tickets that are missing have no row: each is a fault of its own. */
const firstOfScores = (faults: readonly Fault[]): Fault[] => [
  ...firstOfEachCell(faults.filter(({ row }) => row > 0)),
  ...faults.filter(({ row }) => row === 0),
]
