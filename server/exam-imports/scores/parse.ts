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
  /** Number of its registration, which may stand in its place. */
  readonly registration?: string
  /** Codes of the papers that one sits. */
  readonly papers: readonly string[]
}

export type Parts = Readonly<Record<string, PaperScore>>

/** What a stage asks beside its papers. */
export interface Beside {
  /** Whether it is said who heard somebody; it must be where their marks are made comparable. */
  readonly panels: 'none' | 'may' | 'must'
  /** The most that a policy adds, in hundredths; 0 where nothing is added. */
  readonly bonusCap: number
}

/** Nothing beside the papers. */
const noneBeside: Beside = { panels: 'none', bonusCap: 0 }

/** What came of somebody: marks, and what is said beside them. Undefined where the table has no such column. */
export interface Result {
  readonly parts: Parts
  readonly panel?: string | undefined
  /** In hundredths. */
  readonly bonus?: number | undefined
}

export interface ScoreEntry extends Result {
  readonly ticket: string
}

export interface ReadScores {
  readonly scores: readonly ScoreEntry[]
  readonly faults: readonly Fault[]
}

const TICKET = '准考证号'
/** What stands beside papers, under names that no paper's code has. */
export const PANEL = '#panel'
export const BONUS = '#bonus'
const besideTitles = { [PANEL]: '考官组', [BONUS]: '加分' } as const
export const flagWords = { absent: '缺考', discipline: '违纪' } as const

/** A later stage is marked as a whole, and called by its name alone. */
const columnOf = ({ code, title }: Pick<ScoredPaper, 'code' | 'title'>) => (code === title ? title : `${code} ${title}`)

/** The same above its column. */
const headingOf = (paper: ScoredPaper) => `${columnOf(paper)}（满分 ${paper.fullMarks / 100}）`

/** What columns are called in faults and changes, by the code of their paper. */
export const titlesOf = (papers: readonly Pick<ScoredPaper, 'code' | 'title'>[]): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(papers.map(({ code, title }) => [code, title])),
  ...besideTitles,
})

/** Headings: the ticket's number, then a paper each, then what stands beside them. */
export const scoreHeadings = (
  papers: readonly ScoredPaper[],
  { panels, bonusCap }: Beside = noneBeside,
): Heading<string>[] => [
  { name: 'ticket', title: TICKET, also: ['报名序号', `${TICKET}或报名序号`] },
  ...papers.map(paper => ({
    name: `paper:${paper.code}`,
    title: headingOf(paper),
    also: [paper.code, paper.title, `${paper.code} ${paper.title}`],
  })),
  ...(panels === 'none' ? [] : [{ name: PANEL, title: besideTitles[PANEL], optional: panels === 'may' }]),
  ...(bonusCap === 0 ? [] : [{ name: BONUS, title: besideTitles[BONUS], optional: true }]),
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

/** Numbers of tickets by what may stand in their place. */
export const numbersOf = (tickets: readonly Pick<KnownTicket, 'number' | 'registration'>[]) =>
  new Map(tickets.flatMap(({ number, registration }) => (registration ? [[registration, number] as const] : [])))

/** Whose ticket a cell names, by its own number or by that of the registration. */
export function ticketIn(
  cell: string,
  registrations: ReadonlyMap<string, string>,
): { readonly number: string } | { readonly fault: string } {
  const words = paddedNumber(foldCode(cell).replaceAll('-', ''))
  if (words === '') return { fault: '请填写准考证号' }
  const own = registrations.get(words)
  if (own !== undefined) return { number: own }
  if (/^\d{10}$/.test(words)) return { fault: '名单里没有这个报名序号' }
  if (!/^\d{14}$/.test(words)) return { fault: '准考证号应为 14 位数字，请把这一列设为文本格式再填写' }
  const read = readTicketNumber(words)
  if (read) return { number: read.number }
  const check = checkDigitOf(words.slice(0, -1))
  return { fault: `准考证号校验位不对（末位应为 ${check}），请检查有没有录错的数字` }
}

/** Long enough for any panel's name. */
const PANEL_MOST = 20

type Said<Value> = { readonly value: Value } | { readonly fault: string }

function panelIn(cell: string, panels: Beside['panels'], hasMarks: boolean): Said<string> {
  const value = cell.normalize('NFKC').replaceAll(/\s+/g, ' ').trim()
  if ([...value].length > PANEL_MOST) return { fault: `考官组最多 ${PANEL_MOST} 个字` }
  if (value === '' && panels === 'must' && hasMarks) return { fault: '成绩要按考官组修正，请填写考官组' }
  return { value }
}

/** What is added; nothing where nothing is said. */
function bonusIn(cell: string, bonusCap: number): Said<number> {
  const words = foldCode(cell)
  if (words === '') return { value: 0 }
  const marks = /^\d{1,3}(\.\d{1,2})?$/.test(words) ? marksFrom(words) : null
  if (marks === null) return { fault: `不认识“${words.slice(0, 20)}”，请填写加分，没有的留空` }
  return marks > bonusCap ? { fault: `加分最多 ${bonusCap / 100} 分` } : { value: marks }
}

interface AsideOf {
  readonly columns: ReadonlySet<string>
  readonly beside: Beside
  readonly parts: Parts
}

/** What the columns beside the papers say of somebody, as far as they are there, and what is wrong in them. */
function besideIn(cells: ReadonlyMap<string, string>, { columns, beside, parts }: AsideOf) {
  const faults: { readonly column: string; readonly reason: string }[] = []
  const hasMarks = Object.values(parts).some(({ marks }) => marks !== null)
  const valueIn = <Value>(name: keyof typeof besideTitles, said: Said<Value>): Value | undefined => {
    if (!columns.has(name)) return undefined
    if ('value' in said) return said.value
    faults.push({ column: besideTitles[name], reason: said.fault })
    return undefined
  }
  const panel = valueIn(PANEL, panelIn(cells.get(PANEL) ?? '', beside.panels, hasMarks))
  const bonus = valueIn(BONUS, bonusIn(cells.get(BONUS) ?? '', beside.bonusCap))
  return { panel, bonus, faults }
}

/** The scores of a table by ticket, and everything that is wrong with it: each ticket is there, once, with its papers. */
export function readScores(
  table: RawTable,
  papers: readonly ScoredPaper[],
  tickets: readonly KnownTicket[],
  beside: Beside = noneBeside,
): ReadScores {
  const { columns, rows, faults } = rowsOf(table, scoreHeadings(papers, beside))
  const registrations = numbersOf(tickets)
  // One name for a column, so that a cell that can't be read is not said to be empty as well.
  const names = new Map(papers.map(paper => [headingOf(paper), columnOf(paper)]))
  const all: Fault[] = faults.map(fault => ({ ...fault, column: names.get(fault.column) ?? fault.column }))
  const known = new Map(tickets.map(ticket => [ticket.number, ticket]))
  const lines = new Map<string, number>()
  const scores = rows.flatMap(({ line, cells }) => {
    const refuse = (column: string, reason: string) => void all.push({ row: line, column, reason })
    const said = ticketIn(cells.get('ticket') ?? '', registrations)
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
      const column = columnOf({ code, title })
      if (ticket && !ticket.papers.includes(code)) {
        if (cell !== '') refuse(column, '这位考生不考这一科，请清空')
        continue
      }
      const marks = marksIn(cell, fullMarks)
      if ('fault' in marks) refuse(column, marks.fault)
      else parts[code] = marks
    }
    const { faults: wrong, ...aside } = besideIn(cells, { columns, beside, parts })
    for (const { column, reason } of wrong) refuse(column, reason)
    return [{ ticket: number, parts, ...aside }]
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
