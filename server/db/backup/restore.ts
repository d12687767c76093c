import type { SecretPrints } from '../../kept-secret.ts'
import type { Db, DbLogger, Queryable } from '../db.ts'
import { migrate, migrationsFolder, readMigrations } from '../migrate.ts'
import { sql } from '../sql.ts'
import { type CatalogTable, readTables } from './catalog.ts'
import { withoutConstraints } from './constraints.ts'
import { type BackupHead, backupHead, RestoreError } from './format.ts'
import { loadRecords } from './load.ts'
import { type RestoredUploads, restoreUploads } from './uploads.ts'

/** What lets somebody in who has signed in before. Since the backup they may have signed out or lost the device. */
const waysIn = ['sessions', 'login_tickets', 'one_time_codes']

interface RestoreOptions {
  readonly logger: DbLogger
  /** The backup's store of uploads, and where the service looks for them. */
  readonly store: string
  readonly uploads: string
  /** Folder of the migrations. */
  readonly folder?: string
}

export interface Restored {
  readonly rows: number
  /** Undefined for a backup from before uploads were kept. */
  readonly uploads: RestoredUploads | undefined
  /** Fingerprints of the secrets that belong to it. */
  readonly secrets: SecretPrints
}

/**
 * Fills an empty database, of either engine, from a backup's lines: first the migrations the backup was made with, then
 * all rows and uploads in one transaction, constraints checked at its end. Newer migrations are left to the next start.
 * Nobody is signed in afterwards.
 */
export async function restoreDatabase(
  db: Db,
  lines: AsyncIterable<string>,
  { logger, store, uploads, folder = migrationsFolder }: RestoreOptions,
): Promise<Restored> {
  const records = lines[Symbol.asyncIterator]()
  const head = readHead((await records.next()).value)
  await refuseUnlessEmpty(db)
  const upTo = await knownVersion(head, folder)
  await migrate(db, { logger, folder, upTo })
  return db.tx(async tx => {
    if (db.engine === 'postgres') await tx.run(sql`set local statement_timeout = 0`)
    const tables = await readTables(tx)
    const rest = { [Symbol.asyncIterator]: () => records }
    const rows = await withoutConstraints(tx, tables, () => loadRecords(tx, tables, rest))
    await signEverybodyOut(tx, tables)
    const restored = head.uploads ? await restoreUploads(tx, store, uploads) : undefined
    return { rows, uploads: restored, secrets: head.secrets }
  })
}

async function signEverybodyOut(tx: Queryable, tables: readonly CatalogTable[]): Promise<void> {
  for (const { name } of tables) if (waysIn.includes(name)) await tx.run(sql`delete from ${sql.ident(name)}`)
}

function readHead(line: string | undefined): BackupHead {
  if (!line?.startsWith('H')) throw new RestoreError('这不是本服务的备份文件 · this is not a backup of this service')
  return backupHead.parse(JSON.parse(line.slice(1)))
}

/** Tables without a row are fine: an earlier attempt may have left them. */
async function refuseUnlessEmpty(db: Db): Promise<void> {
  for (const { name } of await readTables(db)) {
    const [row] = await db.query(sql`select 1 from ${sql.ident(name)} limit 1`)
    if (row)
      throw new RestoreError('目标数据库不是空的，请先移走 · the target database is not empty; move it away first')
  }
}

async function knownVersion({ migrations }: BackupHead, folder: string): Promise<number> {
  const known = new Map((await readMigrations(folder)).map(({ version, checksum }) => [version, checksum]))
  const odd = migrations.find(({ version, checksum }) => known.get(version) !== checksum)
  if (odd) {
    throw new RestoreError(
      `程序与备份的迁移 ${odd.name} 不一致 · this program has another migration ${odd.name} than the backup`,
    )
  }
  return migrations.at(-1)?.version ?? 0
}
