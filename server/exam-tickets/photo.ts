import sharp from 'sharp'
import { fieldKey, openField } from '../field-key.ts'
import type { Preparation } from '../http/context.ts'
import type { RegistrationRow } from './queries.ts'

type Reading = Pick<Preparation, 'files' | 'settings'>

/** The photograph of a registration, opened: JPEG; null for none, or none any more. */
export async function photoOf(
  { photo_file: file }: Pick<RegistrationRow, 'photo_file'>,
  { files, settings }: Reading,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const sealed = file === null ? null : await files.read(file).catch(() => null)
  return sealed && new Uint8Array(openField(await fieldKey(settings), sealed))
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
