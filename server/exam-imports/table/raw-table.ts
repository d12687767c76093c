/** A cell as a file has it: its words, or why they can't be taken. */
export interface RawCell {
  readonly text: string
  /** '' where nothing is wrong. */
  readonly fault: string
}

export interface RawRow {
  /** As spreadsheets number it, from 1. */
  readonly line: number
  readonly cells: readonly RawCell[]
}

export interface RawTable {
  readonly rows: readonly RawRow[]
  /** Of the whole sheet: merged cells, say. */
  readonly faults: readonly Fault[]
}

/** What is wrong where; `row` 0 stands for the whole file. */
export interface Fault {
  readonly row: number
  /** Heading or letter; '' for the whole row. */
  readonly column: string
  readonly reason: string
}

/** The file can't be read at all; the message says what to do. */
export class UnreadableTable extends Error {
  override readonly name = 'UnreadableTable'
}

export const tableLimits = {
  bytes: 10 * 1_048_576,
  /** What all parts of a workbook may come to once unpacked. */
  unpacked: 120 * 1_048_576,
  parts: 300,
  rows: 20_000,
  columns: 60,
  /** Characters of a cell. */
  cell: 2_000,
} as const

/** A=0, B=1 … of a cell's address; -1 for what is none. */
export function columnOf(address: string): number {
  const letters = /^[A-Z]{1,3}(?=\d|$)/.exec(address)?.[0] ?? ''
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** A, B … Z, AA of a column's place. */
export function lettersOf(column: number): string {
  const rest = Math.floor(column / 26)
  return (rest > 0 ? lettersOf(rest - 1) : '') + String.fromCharCode(65 + (column % 26))
}

const tooMany = `最多 ${tableLimits.rows} 行，请分成几份上传`

/** Room for headings, notes and examples besides. */
export function demandRoom(rows: number): void {
  if (rows > tableLimits.rows + 10) throw new UnreadableTable(`表格行数太多，${tooMany}`)
}
