import type { Db } from '../db/db.ts'
import { writeAudit } from '../http/audit.ts'
import { isFileId } from '../http/files/address.ts'
import { cameSealed } from '../http/files/kinds.ts'
import { findFile } from '../http/files/queries.ts'
import { readStored } from '../http/files/read.ts'
import type { FileStore } from '../http/files/store.ts'
import { notFound } from '../http/refusal.ts'

interface Opened {
  /** The name that its owner knows it by. */
  readonly name: string
  readonly bytes: Uint8Array
}

/**
 * An upload as it was handed in, for the office to look at, which is written down. Throws `notFound` where there is none,
 * or one that came sealed, and `SealedOtherwise` where it does not open.
 */
export const openUpload = (db: Db, files: FileStore, id: string, now: Date): Promise<Opened> =>
  db.tx(async tx => {
    const file = isFileId(id) ? await findFile(tx, id) : undefined
    if (!file || cameSealed(file.kind)) throw notFound()
    const bytes = await readStored({ db: tx, files }, id)
    await writeAudit(tx, now, null, { action: 'file.read', subject: { kind: 'file', id } })
    return { name: file.name, bytes }
  })
