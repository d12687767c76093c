import writeXlsxFile, { type Cell } from 'write-excel-file/node'
import { chinaMinute } from './china-time.ts'

export interface SheetColumn {
  readonly title: string
  /** In Latin letters; a Chinese character takes two. */
  readonly width: number
}

/** What stands in a cell; null for nothing. A moment is shown as China's clocks have it. */
export type SheetValue = string | number | Date | null

/** The most characters of a cell and rows of a sheet (Microsoft, Excel specifications and limits). */
const MOST_CHARACTERS = 32_767
const MOST_ROWS = 1_048_576

const unit = (character: string) => `_x${character.charCodeAt(0).toString(16).padStart(4, '0')}_`

/** Words as a cell keeps them, where `_x0041_` stands for an A (ECMA-376-1, 22.9.2.19). */
function wordsOf(text: string): string {
  const short = text.replaceAll(/\r\n?/g, '\n').slice(0, MOST_CHARACTERS)
  const words = short.replace(/[\ud800-\udbff]$/, '').toWellFormed()
  // The library leaves U+FFFD out, which stands for what somebody else could not read.
  const escaped = words.replaceAll(/_(?=x[0-9a-f]{4}_)|\ufffd/gi, unit)
  // The library looks its texts up in a plain object, where `constructor` is found before it was written.
  return escaped in {} ? `${unit(escaped)}${escaped.slice(1)}` : escaped
}

/** A spreadsheet keeps times without a zone. */
const localTime = (at: Date) => new Date(`${chinaMinute(at.getTime()).replace(' ', 'T')}Z`)

/** Each cell says what it is, so that nothing in it is taken for a formula (OWASP, CSV injection). */
function cellOf(value: SheetValue): Cell {
  if (value === null || value === '') return null
  if (typeof value === 'number') return { type: Number, value }
  if (value instanceof Date) return { type: Date, value: localTime(value), format: 'yyyy-mm-dd hh:mm' }
  return { type: String, value: wordsOf(value) }
}

/** A table as an Excel workbook of one sheet, whose head stays in sight. */
export async function sheetOf(
  name: string,
  columns: readonly SheetColumn[],
  rows: readonly (readonly SheetValue[])[],
): Promise<Uint8Array<ArrayBuffer>> {
  if (rows.length >= MOST_ROWS) throw new RangeError(`a sheet has room for ${MOST_ROWS} rows, its head among them`)
  const head = columns.map(({ title }): Cell => ({ type: String, value: title, fontWeight: 'bold' }))
  const workbook = writeXlsxFile([head, ...rows.map(row => row.map(cellOf))], {
    sheet: name,
    stickyRowsCount: 1,
    columns: columns.map(({ width }) => ({ width })),
  })
  return new Uint8Array(await workbook.toBuffer())
}
