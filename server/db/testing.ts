import { randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { afterAll, describe, inject, vi } from 'vitest'
import { type Db, quietLogger } from './db.ts'
import { haveEndedSince, markMoment } from './moment.ts'
import { openMemoryDb } from './pglite/memory.ts'
import { openPostgres } from './postgres/open.ts'
import { sql } from './sql.ts'
import { clearDatabase } from './testing.clear.ts'

// A database starts slowly on a machine whose cores are all busy with other test files.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })

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
    try {
      await work(admin)
    } finally {
      await admin.close()
    }
  }
  await asAdmin(admin => admin.run(sql`create database ${sql.ident(name)} template ${sql.ident(template)}`))
  const db = await openPostgres({
    databaseUrl: adminUrl.replace(/[^/]*$/, name),
    logger: quietLogger,
    // What a thousand calls at once wait for depends on how busy the machine is.
    connectionTimeout: 60_000,
  })
  const drop = async () => {
    await db.close()
    await asAdmin(admin => admin.run(sql`drop database ${sql.ident(name)} with (force)`))
  }
  return { db, drop }
}

/** A new database in memory, without any table, that the caller closes. */
export async function openBareMemoryDb(): Promise<Db> {
  return openMemoryDb(await openAsBlob(inject('pgliteImages').bare))
}

let sharedPglite: Promise<Db> | undefined

async function sharedMemoryDb(): Promise<TestDb> {
  sharedPglite ??= openAsBlob(inject('pgliteImages').migrated).then(openMemoryDb)
  return { db: await sharedPglite, drop: async () => {} }
}

async function bareMemoryDb(): Promise<TestDb> {
  const db = await openBareMemoryDb()
  return { db, drop: () => db.close() }
}

const sources = {
  migrated: { pglite: sharedMemoryDb, postgres: () => clonePostgres(inject('postgresTemplate')) },
  bare: { pglite: bareMemoryDb, postgres: () => clonePostgres('template1') },
} as const

/** `TEST_ENGINES` names those to test on, separated by commas; both when it is not set. */
const engines = (process.env.TEST_ENGINES ?? 'pglite,postgres').split(',')

function describeOn(engine: Engine, name: string, kind: keyof typeof sources, body: Body): void {
  if (!engines.includes(engine)) return
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

/** Tests of what belongs to the embedded engine alone. */
export function describeOnPglite(name: string, body: Body): void {
  describeOn('pglite', name, 'migrated', body)
}

/** Tests of what only several connections can show: races, locks, isolation. PGlite has one session and proves nothing. */
export function describeOnPostgres(name: string, body: Body): void {
  describeOn('postgres', name, 'migrated', body)
}

/** Waits until nobody writes any more who had begun before, in any database of the cluster: tests share one. */
export async function untilAllEnded(db: Db): Promise<void> {
  const moment = await markMoment(db)
  await vi.waitUntil(() => haveEndedSince(db, moment), { timeout: 60_000, interval: 5 })
}
