import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createDb } from '../create-db.ts'
import { type Db, quietLogger } from '../db.ts'
import type { Driver } from '../driver.ts'
import { sql } from '../sql.ts'
import { ensureDatabase, pathsIn } from './directory.ts'
import { pgliteDriver } from './driver.ts'
import { openSnapshot } from './snapshot.ts'
import { ThreadSession } from './thread-session.ts'
import { defaultLimits } from './watchdog.ts'

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })

let dataDir: string
let session: ThreadSession
let driver: Driver
let db: Db

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'snapshot-'))
  await ensureDatabase(dataDir)
  session = await ThreadSession.open(pathsIn(dataDir).database, quietLogger, defaultLimits)
  driver = pgliteDriver(session)
  db = createDb(driver)
  await db.run(sql`create table t (id int primary key)`)
})
afterAll(async () => {
  await db.close()
  await rm(dataDir, { recursive: true })
})

test('shows one moment, while the database goes on, and leaves nothing behind', async () => {
  const { copy } = pathsIn(dataDir)
  let written = 0
  let isOver = false
  const writing = (async () => {
    while (!isOver) {
      await db.run(sql`insert into t values (${written})`)
      written += 1
    }
  })()
  await vi.waitFor(() => expect(written).toBeGreaterThan(20), { timeout: 60_000 })
  const before = written
  const snapshot = await openSnapshot(session, driver, copy, quietLogger)
  const count = async () =>
    (await snapshot.db.query<{ n: number; top: number }>(sql`select count(*) n, max(id) top from t`))[0]
  const first = await count()
  const during = written
  await vi.waitFor(() => expect(written).toBeGreaterThan(during + 20), { timeout: 60_000 })
  expect(await count()).toEqual(first)
  expect(first?.n).toBeGreaterThanOrEqual(before)
  expect(first).toEqual({ n: first?.n, top: (first?.n ?? 0) - 1 })
  await snapshot.release()
  isOver = true
  await writing
  expect(existsSync(copy)).toBe(false)
})

test('that cannot be made is refused, and the database goes on', async () => {
  const impossible = join(dataDir, 'no/such/folder')
  await expect(openSnapshot(session, driver, impossible, quietLogger)).rejects.toThrow('ENOENT')
  await db.ping()
})

test('waits for the transaction that is open', async () => {
  const { copy } = pathsIn(dataDir)
  const inside = Promise.withResolvers<void>()
  const transaction = db.tx(async tx => {
    await tx.run(sql`delete from t`)
    await inside.promise
    await tx.run(sql`insert into t values (1)`)
  })
  const opening = openSnapshot(session, driver, copy, quietLogger)
  inside.resolve()
  await transaction
  const snapshot = await opening
  expect(await snapshot.db.query(sql`select id from t`)).toEqual([{ id: 1 }])
  await snapshot.release()
})
