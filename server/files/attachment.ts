import type { CheckedFile } from '../http/files/image.ts'
import { fileTypeRefused } from '../http/refusal.ts'
import { checkDocument } from './document.ts'

const MOST_NAME = 80

/** The name that its owner knows the file by, without a path and with the ending of what was found in it. */
function nameOf(file: Blob, mime: string): string {
  const given = 'name' in file && typeof file.name === 'string' ? file.name : ''
  const stem = (given.split(/[\\/]/).at(-1) ?? '').replace(/\.[^.]*$/, '').replace(/[\p{Cc}\p{Cf}]/gu, '')
  const ending = mime === 'application/pdf' ? 'pdf' : 'webp'
  return `${[...stem].slice(0, MOST_NAME).join('') || '附件'}.${ending}`
}

interface Attachment {
  readonly checked: CheckedFile
  readonly name: string
}

/** Checks the one file of an upload by what is in it, and names it so. Throws as `checkDocument` does. */
export async function checkAttachment([file]: readonly Blob[]): Promise<Attachment> {
  if (!file) throw fileTypeRefused('一个文件')
  const checked = await checkDocument(file)
  return { checked, name: nameOf(file, checked.mime) }
}
