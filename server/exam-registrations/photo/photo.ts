import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { codes } from '#contract/codes'
import type { PhotoProfile } from '#contract/exam-form'
import { type FieldKey, openField, sealField } from '../../field-key.ts'
import { pictureApart } from '../../http/files/decode-apart.ts'
import type { CheckedFile } from '../../http/files/image.ts'
import type { FileStore } from '../../http/files/store.ts'
import { fileTooLarge, fileTypeRefused, Refusal, tooManyPixels } from '../../http/refusal.ts'
import type { Portrait, Sitting } from './portrait.ts'

const program = fileURLToPath(new URL('./portrait.process.ts', import.meta.url))

const MEGABYTE = 1_048_576

/** Largest picture that is taken, in bytes: what a phone makes. */
export const PHOTO_BYTES = 5 * MEGABYTE

const MOST_PIXELS = 24_000_000

const beginnings = [Buffer.from('ffd8ff', 'hex'), Buffer.from('89504e470d0a1a0a', 'hex')]

const grounds = { white: '白色', blue: '蓝色' } as const satisfies Record<PhotoProfile['background'], string>

/** Said at the field of the photograph. */
const refused = (words: string) => new Refusal(codes.invalid, words, { fields: { files: words } })

/** What is said of a picture of which no portrait could be made. */
function refusalOf(made: Exclude<Portrait, { bytes: Uint8Array }>, profile: PhotoProfile): Refusal {
  const { width, height, background, maxKb } = profile
  if ('tooLarge' in made) return tooManyPixels(made.tooLarge, MOST_PIXELS)
  if ('tooSmall' in made) {
    const { width: across, height: down } = made.tooSmall
    return refused(`照片至少为 ${width} × ${height} 像素（现为 ${across} × ${down}），放大会变模糊，请换一张更大的照片`)
  }
  if ('ground' in made) {
    return refused(`照片四周看起来不是${grounds[background]}背景，请换一张${grounds[background]}背景、没有边框的照片`)
  }
  if ('tooHeavy' in made) return refused(`照片压缩后仍超过 ${maxKb} KB，请换一张背景干净的照片`)
  return fileTypeRefused('JPG 或 PNG 图片')
}

/**
 * Makes the portrait that a round asks for of an upload, by what is in it; name and declared type are not believed.
 * Throws a refusal that says what to do instead, or `QueueFull`.
 */
export async function portraitFrom(file: Blob | undefined, profile: PhotoProfile) {
  if (!file) throw fileTypeRefused('一张照片')
  if (file.size > PHOTO_BYTES) throw fileTooLarge(PHOTO_BYTES / MEGABYTE)
  const bytes = Buffer.from(await file.arrayBuffer())
  if (!beginnings.some(begins => bytes.subarray(0, begins.length).equals(begins)))
    throw fileTypeRefused('JPG 或 PNG 图片')
  const made = (await pictureApart<Sitting, Portrait>(program, { bytes, mostPixels: MOST_PIXELS, profile })) ?? {
    unreadable: true as const,
  }
  if (!('bytes' in made)) throw refusalOf(made, profile)
  return made
}

/** A portrait as it lies on the disk: sealed, so that whoever gets hold of the files sees nobody. */
export function sealedFile(key: FieldKey, bytes: Uint8Array): CheckedFile {
  const sealed = sealField(key, bytes)
  return { bytes: sealed, mime: 'application/octet-stream', sha256: createHash('sha256').update(sealed).digest() }
}

/** The portrait of a registration as JPEG. Rejects where its file is not there, or was sealed with another key. */
export const openPortrait = async (files: FileStore, key: FieldKey, id: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(openField(key, await files.read(id)))
