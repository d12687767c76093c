import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Db, DbLogger, Queryable } from './db.ts'
import { DbError } from './errors.ts'
import { sql, sqlScript } from './sql.ts'

/** The product's own migrations. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** A migration cannot be applied; `message` is one line for the operator, in Chinese and English. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError'
}

interface Migration {
  readonly version: number
  readonly name: string
  readonly text: string
  readonly checksum: string
}

interface Applied {
  readonly version: number
  readonly name: string
  readonly checksum: string
}

export interface MigrateOptions {
  readonly logger: DbLogger
  readonly folder?: string
  /** Stop after this version; used to bring back a backup of an older version. */
  readonly upTo?: number
}

const FILE_NAME = /^(\d{4})-[a-z0-9-]+\.sql$/
const TRANSACTION_WORD = /^\s*(?:begin|start transaction|commit|rollback)\s*;/im
/** Any number will do, as long as no other program on the same server takes it for its own lock. */
const LOCK_KEY = 4_207_361_991

/**
 * Brings the database to the folder's newest version: each file `NNNN-name.sql` in its own transaction, in order,
 * recorded with its checksum. Everything is checked before anything runs. Several processes may call it at once.
 * Gives the names that were applied. Throws MigrationError.
 */
export async function migrate(db: Db, options: MigrateOptions): Promise<string[]> {
  const { logger, folder = migrationsFolder, upTo = Number.POSITIVE_INFINITY } = options
  const migrations = await readMigrations(folder)
  await db.tx(tx => createLedger(db.engine, tx))
  const done: string[] = []
  refuseDrift(migrations, await readApplied(db))
  for (const migration of migrations) {
    if (migration.version > upTo) break
    const startedAt = performance.now()
    if (await db.tx(tx => applyOnce(db.engine, tx, migration))) {
      done.push(migration.name)
      logger.info('database.migrated', { name: migration.name, ms: Math.round(performance.now() - startedAt) })
    }
  }
  return done
}

/** The folder's migrations in order. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter(name => name.endsWith('.sql')).sort()
  const migrations = await Promise.all(
    names.map(async (name): Promise<Migration> => {
      const [, version] = FILE_NAME.exec(name) ?? []
      if (version === undefined) throw refusal(name, '文件名应为 NNNN-name.sql', 'must be named NNNN-name.sql')
      const text = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n')
      if (TRANSACTION_WORD.test(text)) {
        throw refusal(name, '不得自行开始或结束事务', 'must not begin or end a transaction itself')
      }
      return { version: Number(version), name, text, checksum: createHash('sha256').update(text).digest('hex') }
    }),
  )
  migrations.forEach(({ version, name }, index) => {
    if (migrations[index - 1]?.version === version) throw refusal(name, '编号重复', 'has a number that is taken')
  })
  return migrations
}

function readApplied(db: Queryable): Promise<Applied[]> {
  return db.query<Applied>(sql`select version, name, checksum from schema_migrations order by version`)
}

function refuseDrift(migrations: readonly Migration[], applied: readonly Applied[]): void {
  const known = new Map(migrations.map(migration => [migration.version, migration]))
  for (const { version, name, checksum } of applied) {
    const migration = known.get(version)
    if (!migration) {
      throw refusal(
        name,
        '数据库比程序新，请升级程序',
        'is applied but unknown: the database is newer than this program',
      )
    }
    if (migration.checksum !== checksum) {
      throw refusal(name, '已执行后又被修改，请恢复原文件', 'was changed after it had been applied: restore the file')
    }
  }
  const newest = applied.at(-1)?.version ?? 0
  const present = new Set(applied.map(({ version }) => version))
  const late = migrations.find(({ version }) => version < newest && !present.has(version))
  if (late) throw refusal(late.name, '编号小于已执行的迁移', 'has a number below one that is applied already')
}

/** Lets one process after the other migrate; the embedded engine has only one to begin with. */
async function waitForTurn(engine: Db['engine'], tx: Queryable): Promise<void> {
  if (engine === 'pglite') return
  await tx.run(sqlScript(`set local statement_timeout = 0; select pg_advisory_xact_lock(${LOCK_KEY})`))
}

async function createLedger(engine: Db['engine'], tx: Queryable): Promise<void> {
  await waitForTurn(engine, tx)
  await tx.run(sql`
    create table if not exists schema_migrations (
      version integer primary key,
      name text not null,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`)
}

/** True when this call applied it, false when another process had been faster. */
async function applyOnce(engine: Db['engine'], tx: Queryable, migration: Migration): Promise<boolean> {
  const { version, name, text, checksum } = migration
  await waitForTurn(engine, tx)
  const [applied] = await tx.query(sql`select 1 from schema_migrations where version = ${version}`)
  if (applied) return false
  try {
    await tx.run(sqlScript(text))
  } catch (error) {
    if (!(error instanceof DbError)) throw error
    const line = error.position === undefined ? '' : ` (line ${text.slice(0, error.position).split('\n').length})`
    throw refusal(name, '执行失败', `failed${line}: ${error.message} [${error.code}]`)
  }
  await tx.run(sql`insert into schema_migrations (version, name, checksum) values (${version}, ${name}, ${checksum})`)
  return true
}

function refusal(name: string, chinese: string, english: string): MigrationError {
  return new MigrationError(`数据库迁移 ${name} ${chinese} · migration ${name} ${english}`.replaceAll(/\s*\n\s*/g, ' '))
}
