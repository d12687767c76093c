import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Fault } from '../content/fault.ts'
import { checkPaper } from '../content/paper.ts'
import type { RecruitmentFile } from './recruitment-file.ts'

/** A file that can be taken along, read and checked. */
export interface Attachment {
  readonly exam: number | null
  readonly notice: number | null
  readonly name: string
  readonly mime: string
  readonly bytes: Uint8Array
}

interface Place {
  readonly file: string
  readonly folder: string
  readonly lineOf: (field: string) => number
}

/** Reads what a recruitment's file names beside it. */
export async function readAttachments(
  { attachments }: RecruitmentFile,
  { file, folder, lineOf }: Place,
): Promise<{ readonly read: readonly Attachment[]; readonly faults: readonly Fault[] }> {
  const read: Attachment[] = []
  const faults: Fault[] = []
  for (const [place, { exam, notice, name, file: path }] of attachments.entries()) {
    const field = `attachments.${place}.file`
    const refuse = (message: string) => faults.push({ file, line: lineOf(field), field, message })
    if (path.startsWith('/') || path.split('/').includes('..')) {
      refuse('文件应在招聘项目文件的旁边或者下面')
      continue
    }
    const bytes = await readFile(join(folder, path)).catch(() => null)
    const paper = bytes ? await checkPaper(path, new Uint8Array(bytes)) : `找不到文件 ${path}`
    if (typeof paper === 'string') refuse(paper)
    else read.push({ exam, notice, name, mime: paper.mime, bytes: paper.bytes })
  }
  return { read, faults }
}
