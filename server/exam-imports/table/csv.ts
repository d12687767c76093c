import { demandRoom, type RawCell, type RawRow, type RawTable, tableLimits, UnreadableTable } from './raw-table.ts'

const decoded = (bytes: Buffer, encoding: 'utf-8' | 'gb18030') => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** UTF-8 where it is that, else GB18030, in which Chinese spreadsheets save. */
function textOf(bytes: Buffer): string {
  const text = decoded(bytes, 'utf-8') ?? decoded(bytes, 'gb18030')
  if (text === null || text.includes('\0')) {
    throw new UnreadableTable('无法识别文件，请上传 XLSX 表格，或者 UTF-8、GB18030 编码的 CSV 文件')
  }
  return text
}

/** What a spreadsheet would compute; a lone sign or a negative number is none. */
const isFormula = (text: string) => /^[=＝@＠]|^[+＋](?!\d)|^[-－](?![\d-]|$)/.test(text.trimStart())

/** Apart from the mark that keeps it from computing (server/csv.ts). */
const cellOf = (text: string): RawCell => {
  if (isFormula(text)) return { text: '', fault: '单元格里是公式，请改成结果再上传' }
  return { text: /^'\s*[=+\-@＝＋－＠|%]/.test(text) ? text.slice(1) : text, fault: '' }
}

const CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\r|\n|$)/y

/** Comma-separated values (RFC 4180), as spreadsheets write them. */
export function readCsv(bytes: Buffer): RawTable {
  const text = textOf(bytes)
  const rows: RawRow[] = []
  let cells: RawCell[] = []
  let line = 1
  CELL.lastIndex = 0
  while (CELL.lastIndex < text.length) {
    const match = CELL.exec(text)
    if (!match) throw new UnreadableTable(`第 ${line} 行的引号不成对，请改正后再上传`)
    const [, quoted, plain = '', end] = match
    cells.push(cellOf(quoted?.replaceAll('""', '"') ?? plain))
    if (cells.length > tableLimits.columns)
      throw new UnreadableTable(`表格最多 ${tableLimits.columns} 列，请删除多余的列`)
    if (end === ',' && CELL.lastIndex < text.length) continue
    rows.push({ line, cells })
    demandRoom(rows.length)
    cells = []
    line += 1
  }
  return { rows, faults: [] }
}
