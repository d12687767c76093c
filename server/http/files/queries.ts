import type { Queryable } from '../../db/db.ts'
import { sql } from '../../db/sql.ts'

export interface FileRow {
  readonly id: string
  /** Null where a guest has sent it. */
  readonly owner_id: string | null
  readonly kind: string
  readonly mime: string
  readonly name: string
  /** Has come before files of its kind were sealed, and is sealed by and by. */
  readonly unsealed: boolean
}

export async function findFile(db: Queryable, id: string): Promise<FileRow | undefined> {
  const [row] = await db.query<FileRow>(
    sql`select id, owner_id, kind, mime, name, unsealed from files where id = ${id}`,
  )
  return row
}

/** How many files a person has, held until the transaction ends: parallel uploads cannot pass the quota together. */
export async function countFilesHeld(tx: Queryable, ownerId: string): Promise<number> {
  await tx.query(sql`select 1 from users where id = ${ownerId} for no key update`)
  const [row] = await tx.query<{ count: number }>(sql`select count(*) as count from files where owner_id = ${ownerId}`)
  return row?.count ?? 0
}

interface NewFile extends Omit<FileRow, 'unsealed'> {
  readonly bytes: number
  readonly sha256: Uint8Array
  readonly now: Date
}

export const insertFile = (tx: Queryable, file: NewFile) =>
  tx.run(sql`
    insert into files (id, owner_id, kind, mime, name, bytes, sha256, created_at, unsealed)
    values (${file.id}, ${file.owner_id}, ${file.kind}, ${file.mime}, ${file.name}, ${file.bytes}, ${file.sha256}, ${file.now}, false)`)

export const deleteFile = (tx: Queryable, id: string) => tx.run(sql`delete from files where id = ${id}`)

/** Of these ids, those that have a row. */
export async function namedAmong(db: Queryable, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.query<{ id: string }>(sql`select id from files where id = any(${ids}::uuid[])`)
  return new Set(rows.map(({ id }) => id))
}
