import type { Queryable } from '../../db/db.ts'
import { notFound } from '../refusal.ts'
import { liesSealed } from './kinds.ts'
import { type FileRow, findFile } from './queries.ts'
import { type FileStore, type Lying, nullWhereMissing } from './store.ts'

/** How the store must find a file: whatever lies open where it was sealed is not what was stored. */
export const lyingOf = ({ kind, unsealed }: Pick<FileRow, 'kind' | 'unsealed'>): Lying => ({
  onlySealed: liesSealed(kind) && !unsealed,
})

/** Where stored files are, and what is known of them. */
export interface Stored {
  readonly db: Queryable
  readonly files: FileStore
}

/**
 * What is in a stored file, for a call that has judged who may read it. Throws `notFound` where there is none, and
 * `SealedOtherwise` where it is not what was stored.
 */
export async function readStored({ db, files }: Stored, id: string): Promise<Uint8Array<ArrayBuffer>> {
  const file = await findFile(db, id)
  const bytes = file && (await files.read(id, lyingOf(file)).catch(nullWhereMissing))
  if (!bytes) throw notFound()
  return bytes
}
