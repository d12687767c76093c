import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { writeDurably } from '../../durable-file.ts'
import { digestInside } from '../../sealed-file.ts'
import type { Db, Queryable } from '../db.ts'
import { sql } from '../sql.ts'
import { uploadsTable } from './catalog.ts'

/** Uploads lie in a folder for each first two digits of their id: what is done to all of them is done folder by folder. */
const prefixes = Array.from({ length: 256 }, (_, at) => at.toString(16).padStart(2, '0'))
/** The store of uploads beside the backups in a folder. */
export const uploadStore = (folder: string): string => join(folder, 'files')

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

interface Upload {
  readonly id: string
  readonly sha256: string
}

/** What a database says of its uploads with this prefix; nothing where it has no such table. */
async function uploadsIn(db: Queryable, prefix: string): Promise<Upload[]> {
  const filled = (digit: string) => `${prefix}xxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx`.replaceAll('x', digit)
  return db.query<Upload>(sql`
    select id, encode(sha256, 'hex') as sha256 from ${sql.ident(uploadsTable)}
    where id between ${filled('0')}::uuid and ${filled('f')}::uuid order by id`)
}

async function hasUploads(db: Queryable): Promise<boolean> {
  const [table] = await db.query(
    sql`select 1 from pg_tables where schemaname = 'public' and tablename = ${uploadsTable}`,
  )
  return table !== undefined
}

const namesIn = (folder: string) => readdir(folder).catch((): string[] => [])

interface Kept {
  /** Uploads that rows name and whose bytes are not there. */
  readonly missing: readonly string[]
  /** Uploads that lie in the store and that no row names. */
  readonly unnamed: readonly string[]
}

const sizeOf = (path: string) =>
  stat(path).then(
    ({ size }) => size,
    () => undefined,
  )

/** Sealing is all that ever changes an upload, and makes it longer: no backup keeps open what is sealed. */
async function isSealedSince(upload: string, kept: string): Promise<boolean> {
  const [now, then] = await Promise.all([sizeOf(upload), sizeOf(kept)])
  return now !== undefined && then !== undefined && now > then
}

/**
 * Copies every upload that the rows name and the store lacks, or has from before it was sealed. Otherwise an upload never
 * changes once it is there, so that each is copied once, and a backup costs what has come since the one before.
 */
export async function keepUploads(db: Queryable, uploads: string, store: string, signal: AbortSignal): Promise<Kept> {
  const missing: string[] = []
  const unnamed: string[] = []
  if (!(await hasUploads(db))) return { missing, unnamed }
  for (const prefix of prefixes) {
    const named = await uploadsIn(db, prefix)
    const names = await namesIn(join(store, prefix))
    const held = new Set(names.filter(name => UUID.test(name)))
    // What a killed process was writing.
    for (const name of names) if (!UUID.test(name)) await rm(join(store, prefix, name), { force: true })
    for (const { id } of named) {
      signal.throwIfAborted()
      if (held.delete(id) && !(await isSealedSince(join(uploads, prefix, id), join(store, prefix, id)))) continue
      if (!(await copyUpload(join(uploads, prefix), join(store, prefix), id))) missing.push(id)
    }
    unnamed.push(...held)
  }
  return { missing, unnamed }
}

async function copyUpload(from: string, to: string, id: string): Promise<boolean> {
  const bytes = await readFile(join(from, id)).catch(() => undefined)
  if (!bytes) return false
  await writeDurably(join(to, id), bytes)
  return true
}

/** Of these uploads, those that the database still names. */
export async function stillNamed(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db.query<{ id: string }>(
    sql`select id from ${sql.ident(uploadsTable)} where id = any(${ids}::uuid[])`,
  )
  return new Set(rows.map(({ id }) => id))
}

/** Takes rows of uploads out of a snapshot, with what hangs on them. */
export async function forgetUploads(snapshot: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await snapshot.run(sql`delete from ${sql.ident(uploadsTable)} where id = any(${ids}::uuid[])`)
}

export async function dropUploads(store: string, ids: Iterable<string>): Promise<void> {
  for (const id of ids) await rm(join(store, id.slice(0, 2), id), { force: true })
}

/** What a restore brought back beside the rows. */
export interface RestoredUploads {
  readonly files: number
  /** Named by rows, and missing in the backup or not what they were. */
  readonly missing: readonly string[]
}

/** Brings the bytes of all rows back from a backup's store, each compared with what its row says of it. */
export async function restoreUploads(tx: Queryable, store: string, uploads: string): Promise<RestoredUploads> {
  const missing: string[] = []
  let files = 0
  if (!(await hasUploads(tx))) return { files, missing }
  for (const prefix of prefixes) {
    for (const { id, sha256 } of await uploadsIn(tx, prefix)) {
      const bytes = await readFile(join(store, prefix, id)).catch(() => undefined)
      if (!bytes || digestInside(bytes) !== sha256) {
        missing.push(id)
        continue
      }
      await writeDurably(join(uploads, prefix, id), bytes)
      files += 1
    }
  }
  return { files, missing }
}
