import { readCsv } from './csv.ts'
import { type RawTable, tableLimits, UnreadableTable } from './raw-table.ts'
import { readXlsx } from './xlsx.ts'

const begins = (bytes: Buffer, hex: string) => bytes.subarray(0, hex.length / 2).equals(Buffer.from(hex, 'hex'))

/** Reads a table by what is in the file; its name and declared type are not believed. Throws `UnreadableTable`. */
export function readTable(bytes: Buffer): RawTable {
  if (bytes.length === 0) throw new UnreadableTable('文件是空的，请选择填好的表格')
  if (bytes.length > tableLimits.bytes) throw new UnreadableTable(`文件不能超过 ${tableLimits.bytes / 1_048_576} MB`)
  if (begins(bytes, 'd0cf11e0')) {
    throw new UnreadableTable('这是旧版 .xls 或者加了密码的表格，请另存为“Excel 工作簿（.xlsx）”再上传')
  }
  return begins(bytes, '504b') ? readXlsx(bytes) : readCsv(bytes)
}
