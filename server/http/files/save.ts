import { randomUUID } from 'node:crypto'
import { codes } from '#contract/codes'
import type { Context } from '../context.ts'
import { Refusal } from '../refusal.ts'
import type { CheckedFile } from './image.ts'
import { countFilesHeld, deleteFile, insertFile } from './queries.ts'

/** Most files of one person. */
const QUOTA = 100

type Signed = Pick<Context<'login'>, 'db' | 'now' | 'user' | 'files' | 'onCommit' | 'onRollback'>

/**
 * Stores a checked file for whoever is signed in and gives its id: row and bytes together, or neither. `kind` decides
 * who may read it (see route.ts). Throws `quotaReached`.
 */
export async function saveFile(
  { db, now, user, files, onRollback }: Signed,
  kind: string,
  file: CheckedFile,
  name = kind,
): Promise<string> {
  if ((await countFilesHeld(db, user.id)) >= QUOTA) {
    throw new Refusal(codes.quotaReached, `最多保存 ${QUOTA} 个文件，请先删除不用的文件`)
  }
  const id = randomUUID()
  const { bytes, mime, sha256 } = file
  await insertFile(db, { id, owner_id: user.id, kind, mime, name, bytes: bytes.length, sha256, now })
  onRollback(() => files.remove(id))
  await files.put(id, bytes)
  return id
}

/** Removes a stored file; its bytes go once the transaction has committed. */
export async function removeFile({ db, files, onCommit }: Signed, id: string): Promise<void> {
  await deleteFile(db, id)
  onCommit(() => files.remove(id))
}
