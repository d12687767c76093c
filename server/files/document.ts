import { createHash } from 'node:crypto'
import { type CheckedFile, checkImage } from '../http/files/image.ts'
import { fileTooLarge, fileTypeRefused } from '../http/refusal.ts'

const MEGABYTE = 1_048_576

/** Largest attachment that is taken, in bytes. */
export const DOCUMENT_BYTES = 5 * MEGABYTE

/** Pixels of a side: a page of A4 at 250 dpi stays readable. */
export const DOCUMENT_SIDE = 2_900

const isPdf = (bytes: Buffer) => bytes.toString('latin1', 0, 5) === '%PDF-'

/** The end of a whole PDF stands in its last kilobyte (ISO 32000-1, 7.5.5). */
const isWhole = (bytes: Buffer) => bytes.subarray(-1_024).includes('%%EOF')

/**
 * Checks an attachment by what is in it: a PDF as it is, a picture decoded and written anew. Name and declared type are
 * not believed. Throws `fileTooLarge` or `fileTypeRefused`.
 */
export async function checkDocument(file: Blob): Promise<CheckedFile> {
  if (file.size > DOCUMENT_BYTES) throw fileTooLarge(DOCUMENT_BYTES / MEGABYTE)
  const bytes = Buffer.from(await file.arrayBuffer())
  if (!isPdf(bytes)) return checkImage(file, { side: DOCUMENT_SIDE })
  if (!isWhole(bytes)) throw fileTypeRefused('完整的 PDF 文件')
  return { bytes, mime: 'application/pdf', sha256: createHash('sha256').update(bytes).digest() }
}
