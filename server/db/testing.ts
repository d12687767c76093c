import { randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { afterAll, describe, inject } from 'vitest'
import { type Db, quietLogger } from './db.ts'
import { openMemoryDb } from './pglite/memory.ts'
import { openPostgres } from './postgres/open.ts'
import { sql } from './sql.ts'
import { clearDatabase } from './testing.clear.ts'

export type Engine = Db['engine']

interface TestDb {
  readonly db: Db
  readonly drop: () => Promise<void>
}

async function clonePostgres(template: string): Promise<TestDb> {
  const adminUrl = inject('postgresUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const asAdmin = async (work: (admin: Db) => Promise<unknown>) => {
    const admin = await openPostgres({ databaseUrl: adminUrl, logger: quietLogger, poolSize: 1 })
    await work(admin).finally(() => admin.close())
  }
  await asAdmin(admin => admin.run(sql`create database ${sql.ident(name)} template ${sql.ident(template)}`))
  const db = await openPostgres({ databaseUrl: adminUrl.replace(/[^/]*$/, name), logger: quietLogger })
  const drop = async () => {
    await db.close()
    await asAdmin(admin => admin.run(sql`drop database ${sql.ident(name)} with (force)`))
  }
  return { db, drop }
}

let sharedPglite: Promise<Db> | undefined

async function sharedMemoryDb(): Promise<TestDb> {
  sharedPglite ??= openAsBlob(inject('pgliteImage')).then(openMemoryDb)
  return { db: await sharedPglite, drop: async () => {} }
}

async function emptyMemoryDb(): Promise<TestDb> {
  const db = await openMemoryDb()
  return { db, drop: () => db.close() }
}

const sources = {
  migrated: { pglite: sharedMemoryDb, postgres: () => clonePostgres(inject('postgresTemplate')) },
  bare: { pglite: emptyMemoryDb, postgres: () => clonePostgres('template1') },
} as const

function describeOn(engine: Engine, name: string, kind: keyof typeof sources, body: Body): void {
  describe(`${name} [${engine}]`, () => {
    let current: TestDb | undefined
    afterAll(async () => current?.drop())

    body(async () => {
      if (kind === 'bare') {
        await current?.drop()
        current = undefined
      }
      current ??= await sources[kind][engine]()
      if (kind === 'migrated') await clearDatabase(current.db)
      return current.db
    }, engine)
  })
}

type Body = (open: () => Promise<Db>, engine: Engine) => void

/**
 * The same tests on PGlite and on real PostgreSQL. `open` gives the migrated database with every table empty: call it
 * in `beforeEach` (or once, where the tests of a file share rows). The database belongs to this describe block alone.
 */
export function describeOnBothEngines(name: string, body: Body): void {
  describeOn('pglite', name, 'migrated', body)
  describeOn('postgres', name, 'migrated', body)
}

/** As `describeOnBothEngines`, but each `open` gives a new database without any table, and drops the one before. */
export function describeOnBareEngines(name: string, body: Body): void {
  describeOn('pglite', name, 'bare', body)
  describeOn('postgres', name, 'bare', body)
}

/** Tests of what only several connections can show: races, locks, isolation. PGlite has one session and proves nothing. */
export function describeOnPostgres(name: string, body: Body): void {
  describeOn('postgres', name, 'migrated', body)
}
