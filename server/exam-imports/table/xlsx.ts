import {
  columnOf,
  demandRoom,
  type Fault,
  type RawCell,
  type RawRow,
  type RawTable,
  tableLimits,
  UnreadableTable,
} from './raw-table.ts'
import { dateStyles, firstSheet, sharedTexts, textOf } from './xlsx-parts.ts'
import { attribute, tagsOf } from './xml.ts'
import { Package } from './zip.ts'

const DAY = 86_400_000
const blank: RawCell = { text: '', fault: '' }

/** Days since 1899-12-30, or since 1904 began, as a date. */
function dayOf(serial: number, since1904: boolean): string {
  const at = new Date((since1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30)) + Math.floor(serial) * DAY)
  return Number.isNaN(at.getTime()) ? String(serial) : at.toISOString().slice(0, 10)
}

interface Known {
  readonly shared: readonly string[]
  readonly dates: readonly boolean[]
  readonly since1904: boolean
}

/** A figure as people see it: 78.3 for the 78.299999999999997 that some programs write. */
function figureOf(value: string, attributes: string, { dates, since1904 }: Known): string {
  const figure = Number(value)
  if (value === '' || !Number.isFinite(figure)) return value
  if (dates[Number(attribute(attributes, 's') ?? 0)]) return dayOf(figure, since1904)
  return Number.isInteger(figure) && Math.abs(figure) < 1e15 ? figure.toFixed(0) : String(figure)
}

interface Open {
  readonly attributes: string
  value: string
  inline: string
  formula: boolean
}

function cellOf({ attributes, value, inline, formula }: Open, known: Known): RawCell {
  const type = attribute(attributes, 't') ?? 'n'
  if (formula) return { text: '', fault: '单元格里是公式，请选择性粘贴为“值”再上传' }
  if (type === 'e') return { text: '', fault: `单元格里是错误值 ${value}，请改正` }
  if (type === 's') return { text: known.shared[Number(value)] ?? '', fault: '' }
  if (type === 'inlineStr') return { text: inline, fault: '' }
  if (type === 'n') return { text: figureOf(value, attributes, known), fault: '' }
  return { text: value, fault: '' }
}

/** Reads rows and cells as they come; what they are styled and computed from is left where it is. */
class SheetReader {
  readonly rows: RawRow[] = []
  readonly faults: Fault[] = []
  readonly #known: Known
  #line = 0
  #cells: RawCell[] = []
  #open: Open | null = null
  #isReading = false

  constructor(known: Known) {
    this.#known = known
  }

  beginRow(attributes: string) {
    this.#line = Number(attribute(attributes, 'r') ?? this.#line + 1)
    this.#cells = []
    if (!Number.isSafeInteger(this.#line) || this.#line < 1)
      throw new UnreadableTable('表格的行号不正确，请另存后再上传')
  }

  endRow() {
    demandRoom(this.rows.length)
    this.rows.push({ line: this.#line, cells: this.#cells })
  }

  beginCell(attributes: string) {
    const place = columnOf(attribute(attributes, 'r') ?? '')
    if (place >= tableLimits.columns) throw new UnreadableTable(`表格最多 ${tableLimits.columns} 列，请删除多余的列`)
    while (this.#cells.length < place) this.#cells.push(blank)
    this.#open = { attributes, value: '', inline: '', formula: false }
  }

  endCell() {
    if (this.#open) this.#cells.push(cellOf(this.#open, this.#known))
    this.#open = null
  }

  /** How characters are read (`rPh`) begins or ends: no part of the words. */
  reading(isReading: boolean) {
    this.#isReading = isReading
  }

  /** Something inside a cell has ended. */
  end(name: string, words: string) {
    if (!this.#open) return
    if (name === 'v') this.#open.value = textOf(words)
    else if (name === 't' && !this.#isReading) this.#open.inline += textOf(words)
    else if (name === 'f') this.#open.formula = true
  }

  merged(attributes: string) {
    const reference = attribute(attributes, 'ref') ?? ''
    const row = Number(/\d+/.exec(reference)?.[0] ?? 0)
    this.faults.push({ row, column: reference, reason: `${reference} 是合并单元格，请取消合并，每一行都填写完整` })
  }
}

function readSheet(xml: string, known: Known): RawTable {
  const reader = new SheetReader(known)
  for (const { name, kind, attributes, before } of tagsOf(xml)) {
    if (name === 'row') {
      if (kind !== 'close') reader.beginRow(attributes)
      if (kind !== 'open') reader.endRow()
    } else if (name === 'c') {
      if (kind !== 'close') reader.beginCell(attributes)
      if (kind !== 'open') reader.endCell()
    } else if (name === 'rPh') reader.reading(kind === 'open')
    else if (name === 'mergeCell' && kind !== 'close') reader.merged(attributes)
    else if (kind === 'close' || (kind === 'empty' && name === 'f')) reader.end(name, before)
  }
  return { rows: reader.rows, faults: reader.faults }
}

const MACROS = '文件带有宏，请另存为不带宏的“Excel 工作簿（.xlsx）”再上传'

/** Macros are told by what is in the package: the name of a file says nothing. */
function demandNoMacros(parts: Package): void {
  const types = parts.text('[Content_Types].xml') ?? ''
  const hasCode = parts.names.some(name => /vbaproject\.bin|macrosheets?\//i.test(name))
  if (hasCode || /macroEnabled|vbaProject/i.test(types)) throw new UnreadableTable(MACROS)
}

/** The first sheet of a workbook: values alone, never what would compute them. */
export function readXlsx(bytes: Buffer): RawTable {
  const parts = new Package(bytes)
  demandNoMacros(parts)
  const { xml, since1904 } = firstSheet(parts)
  return readSheet(xml, {
    shared: sharedTexts(parts.text('xl/sharedStrings.xml')),
    dates: dateStyles(parts.text('xl/styles.xml')),
    since1904,
  })
}
