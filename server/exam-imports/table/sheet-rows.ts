import { type Fault, lettersOf, type RawCell, type RawTable, tableLimits } from './raw-table.ts'

/** A column that a table may have; its heading is found by `isHeading`. */
export interface Heading<Name extends string> {
  readonly name: Name
  readonly title: string
  readonly optional?: boolean
  /** Further ways to write it. */
  readonly also?: readonly string[]
}

export interface SheetRow<Name extends string> {
  readonly line: number
  readonly cells: ReadonlyMap<Name, string>
}

export interface ReadRows<Name extends string> {
  /** Which columns there are. */
  readonly columns: ReadonlySet<Name>
  readonly rows: readonly SheetRow<Name>[]
  readonly faults: readonly Fault[]
}

/** Digits of full width as the keyboard has them. */
const foldDigits = (text: string): string =>
  text.replaceAll(/[\uff10-\uff19]/g, digit => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))

/** Signs of full width as well: for codes and figures, never for names. */
export const foldCode = (text: string): string => text.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase()

const plainHeading = (text: string) => text.normalize('NFKC').replaceAll(/[\s*]/g, '')

/** Rows that explain the table to people, in whichever column they begin. */
const isNote = (cells: readonly RawCell[]) => cells.some(({ text }) => /^(填写说明：|示例 )/.test(text))
const isBlank = (cells: readonly RawCell[]) => cells.every(({ text, fault }) => text.trim() === '' && fault === '')

// biome-ignore lint/suspicious/noControlCharactersInRegex: naming them is the rule's purpose
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

function faultOf({ text, fault }: RawCell): string {
  if (fault !== '') return fault
  if (CONTROL.test(text) || !text.isWellFormed()) return '含有不能使用的字符，请重新输入'
  return [...text].length > tableLimits.cell ? `最多 ${tableLimits.cell} 个字` : ''
}

/** Which column each heading names; faults where one is missing, unknown or twice there. */
function placesOf<Name extends string>(head: readonly RawCell[], line: number, headings: readonly Heading<Name>[]) {
  const faults: Fault[] = []
  const places = new Map<number, Heading<Name>>()
  for (const [at, { text }] of head.entries()) {
    const said = plainHeading(text)
    if (said === '') continue
    const heading = headings.find(({ title, also = [] }) => [title, ...also].some(one => plainHeading(one) === said))
    const isTwice = heading !== undefined && [...places.values()].includes(heading)
    if (heading && !isTwice) places.set(at, heading)
    else
      faults.push({
        row: line,
        column: lettersOf(at),
        reason: isTwice ? `“${text}”列出现了两次，请删除一列` : `不认识“${text.slice(0, 40)}”列，请使用模板的列名`,
      })
  }
  const found = new Set([...places.values()].map(({ name }) => name))
  for (const { name, title, optional } of headings)
    if (!optional && !found.has(name)) faults.push({ row: line, column: title, reason: `缺少“${title}”列，请使用模板` })
  return { places, faults }
}

/**
 * The rows of a table under its headings, in any order of columns: notes and examples left out, what is blank at the end
 * too. Nothing is corrected silently but digits of full width.
 */
export function rowsOf<Name extends string>(table: RawTable, headings: readonly Heading<Name>[]): ReadRows<Name> {
  const filled = table.rows.findLastIndex(({ cells }) => !isBlank(cells))
  const [head, ...body] = table.rows.slice(0, filled + 1)
  if (!head)
    return { columns: new Set(), rows: [], faults: [{ row: 0, column: '', reason: '表格是空的，请使用模板填写' }] }
  const { places, faults: wrong } = placesOf(head.cells, head.line, headings)
  const faults: Fault[] = [...table.faults, ...wrong]
  const columns = new Set([...places.values()].map(({ name }) => name))
  if (wrong.length > 0) return { columns, rows: [], faults }
  const rows: SheetRow<Name>[] = []
  let last = head.line
  for (const { line, cells } of body) {
    if (isBlank(cells)) continue
    if (line > last + 1) faults.push({ row: last + 1, column: '', reason: blankBetween(last + 1, line - 1) })
    last = line
    if (isNote(cells)) continue
    const row = new Map<Name, string>()
    for (const [at, cell] of cells.entries()) {
      const heading = places.get(at)
      const fault = faultOf(cell)
      if (fault !== '') faults.push({ row: line, column: heading?.title ?? lettersOf(at), reason: fault })
      else if (heading) row.set(heading.name, foldDigits(cell.text).trim())
      else if (cell.text.trim() !== '')
        faults.push({ row: line, column: lettersOf(at), reason: '这一列没有列名，请删除或补上列名' })
    }
    rows.push({ line, cells: row })
  }
  if (rows.length > tableLimits.rows) faults.push({ row: 0, column: '', reason: `最多 ${tableLimits.rows} 行，请分批` })
  if (rows.length === 0) faults.push({ row: 0, column: '', reason: '列名下面没有内容，请填写后再上传' })
  return { columns, rows, faults }
}

const blankBetween = (from: number, to: number) =>
  from === to ? '这一行是空行，请删除' : `第 ${from} 至 ${to} 行是空行，请删除`

/** One fault a cell: what can't be read is not said to be missing too. In the order of the rows. */
export function firstOfEachCell(faults: readonly Fault[]): Fault[] {
  const seen = new Set<string>()
  const first = faults.filter(({ row, column, reason }) => {
    const key = column === '' ? `${row}/${reason}` : `${row}/${column}`
    return seen.size < seen.add(key).size
  })
  return first.toSorted((one, other) => one.row - other.row)
}
