import { createHash } from 'node:crypto'
import { type CheckedFile, checkImage } from '../http/files/image.ts'

const MEGABYTE = 1_048_576
const LARGEST = 20 * MEGABYTE

/** Papers and films that are taken as they are, by their ending, with how their bytes begin. */
const papers: Readonly<Record<string, { mime: string; begins: (bytes: Buffer) => boolean }>> = {
  pdf: { mime: 'application/pdf', begins: bytes => bytes.toString('latin1', 0, 5) === '%PDF-' },
  docx: {
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    begins: bytes => bytes.toString('latin1', 0, 2) === 'PK',
  },
  xlsx: {
    mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    begins: bytes => bytes.toString('latin1', 0, 2) === 'PK',
  },
  txt: { mime: 'text/plain; charset=utf-8', begins: bytes => !bytes.includes(0) },
  csv: { mime: 'text/csv; charset=utf-8', begins: bytes => !bytes.includes(0) },
  mp4: { mime: 'video/mp4', begins: bytes => bytes.toString('latin1', 4, 8) === 'ftyp' },
  webm: { mime: 'video/webm', begins: bytes => bytes.subarray(0, 4).equals(Buffer.from('1a45dfa3', 'hex')) },
}

const PICTURE = /\.(jpe?g|png|webp)$/i

/** A file that may be stored: a picture decoded and written anew, or a paper of a known kind. Text says what is wrong. */
export async function checkPaper(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<CheckedFile | string> {
  if (PICTURE.test(name)) {
    return checkImage(new Blob([bytes]), { side: 1_600 }).catch((error: unknown) =>
      error instanceof Error ? error.message : String(error),
    )
  }
  if (bytes.length > LARGEST) return `文件不能超过 ${LARGEST / MEGABYTE} MB`
  const kind = papers[/\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '']
  if (!kind?.begins(Buffer.from(bytes))) return `只接受图片（jpg、png、webp）和 ${Object.keys(papers).join('、')} 文件`
  return { bytes, mime: kind.mime, sha256: createHash('sha256').update(bytes).digest() }
}
