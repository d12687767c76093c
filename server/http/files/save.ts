import { randomUUID } from 'node:crypto'
import { codes } from '#contract/codes'
import type { Context } from '../context.ts'
import { Refusal } from '../refusal.ts'
import type { CheckedFile } from './image.ts'
import { liesSealed } from './kinds.ts'
import { countFilesHeld, deleteFile, insertFile } from './queries.ts'

/** Most files of one person. */
const QUOTA = 100

type Signed = Pick<Context<'login'>, 'db' | 'now' | 'user' | 'files' | 'onCommit' | 'onRollback'>

/**
 * Stores a checked file for whoever is signed in and gives its id: row and bytes together, or neither. `kind` decides
 * who may read it (see route.ts) and how it lies (see kinds.ts). Throws `quotaReached`.
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
  return storeFile({ db, now, files, onRollback }, { owner: user.id, kind, name }, file)
}

interface Label {
  /** Null for a guest's; whoever calls says how many of those there may be. */
  readonly owner: string | null
  readonly kind: string
  readonly name: string
}

/** Stores a checked file without asking how many there are already. */
export async function storeFile(
  { db, now, files, onRollback }: Omit<Signed, 'user' | 'onCommit'>,
  { owner, kind, name }: Label,
  { bytes, mime, sha256 }: CheckedFile,
): Promise<string> {
  const id = randomUUID()
  await insertFile(db, { id, owner_id: owner, kind, mime, name, bytes: bytes.length, sha256, now })
  onRollback(() => files.remove(id))
  await (liesSealed(kind) ? files.putSealed(id, bytes) : files.put(id, bytes))
  return id
}

/** Removes a stored file; its bytes go once the transaction has committed. */
export async function removeFile({ db, files, onCommit }: Signed, id: string): Promise<void> {
  await deleteFile(db, id)
  onCommit(() => files.remove(id))
}
