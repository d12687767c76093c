import { createHash } from 'node:crypto'
import { fileTooLarge, fileTypeRefused, tooManyPixels } from '../refusal.ts'
import { decodeApart } from './decode-apart.ts'

const MEGABYTE = 1_048_576

/** Largest picture that is taken, in bytes. */
export const IMAGE_BYTES = 2 * MEGABYTE

/** A small file can unfold to gigabytes; a photo from a good phone has no more pixels than this. */
const MOST_PIXELS = 24_000_000

/** A file that may be stored: checked, and free of whatever its sender's software wrote into it. */
export interface CheckedFile {
  readonly bytes: Uint8Array
  readonly mime: string
  readonly sha256: Uint8Array
}

const beginnings: readonly ((bytes: Buffer) => boolean)[] = [
  bytes => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')),
  bytes => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')),
  bytes => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
]

const refuse = () => fileTypeRefused('JPG、PNG 或 WebP 图片')

/**
 * Checks a picture by its first bytes and by decoding it whole, and gives it as it was written anew (decode.ts), at most
 * `side` pixels wide and high. Name and declared type are not believed. Throws `fileTooLarge`, `tooManyPixels`,
 * `fileTypeRefused` or `QueueFull`.
 */
export async function checkImage(file: Blob, { side = 1_200 }: { readonly side?: number } = {}): Promise<CheckedFile> {
  if (file.size > IMAGE_BYTES) throw fileTooLarge(IMAGE_BYTES / MEGABYTE)
  const sent = Buffer.from(await file.arrayBuffer())
  if (!beginnings.some(begins => begins(sent))) throw refuse()
  const decoded = await decodeApart({ bytes: sent, mostPixels: MOST_PIXELS, side })
  if ('tooLarge' in decoded) throw tooManyPixels(decoded.tooLarge, MOST_PIXELS)
  if ('unreadable' in decoded) throw refuse()
  const { bytes } = decoded
  return { bytes, mime: 'image/webp', sha256: createHash('sha256').update(bytes).digest() }
}
