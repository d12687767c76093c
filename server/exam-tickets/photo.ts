import sharp from 'sharp'
import { fieldKey, openField } from '../field-key.ts'
import type { Preparation } from '../http/context.ts'
import type { RegistrationRow } from './queries.ts'

type Reading = Pick<Preparation, 'files' | 'settings'>

/** A sealed field begins with its version; no picture begins so. */
const SEALED = 1

/** The photograph of a registration, opened; null for none, or none any more. */
export async function photoOf(
  { photo_file: file }: Pick<RegistrationRow, 'photo_file'>,
  { files, settings }: Reading,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const stored = file === null ? null : await files.read(file).catch(() => null)
  if (stored?.[0] !== SEALED) return stored
  return new Uint8Array(openField(await fieldKey(settings), stored))
}

/** In pixels: what 35 × 49 mm need at 300 dpi. */
const PRINTED = { width: 413, height: 579, fit: 'inside', withoutEnlargement: true } as const

/** The same in a form that PDFs hold. */
export async function printedPhotoOf(
  row: Pick<RegistrationRow, 'photo_file'>,
  reading: Reading,
): Promise<Uint8Array | null> {
  const bytes = await photoOf(row, reading)
  return bytes && new Uint8Array(await sharp(bytes).resize(PRINTED).flatten({ background: '#fff' }).jpeg().toBuffer())
}
