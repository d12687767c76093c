import { fileTooLarge, fileTypeRefused } from '../../http/refusal.ts'
import { tableLimits } from './raw-table.ts'

/** The one table that was sent under `files`. */
export function fileIn(files: unknown): File {
  const file: unknown = Array.isArray(files) && files.length === 1 ? files[0] : undefined
  if (!(file instanceof File)) throw fileTypeRefused('一个 XLSX 或者 CSV 文件')
  if (file.size > tableLimits.bytes) throw fileTooLarge(tableLimits.bytes / 1_048_576)
  return file
}
