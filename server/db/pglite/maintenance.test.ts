import { expect, test, vi } from 'vitest'
import { type Db, noSignals, quietLogger } from '../db.ts'
import { DbError } from '../errors.ts'
import { sql } from '../sql.ts'
import { openBareMemoryDb } from '../testing.ts'
import { Maintenance } from './maintenance.ts'

const MINUTE = 60_000

async function maintained() {
  const db = await openBareMemoryDb()
  const clock = { now: 0 }
  const maintenance = new Maintenance(db, quietLogger, () => clock.now)
  await db.run(sql`create table t (id int primary key, v text)`)
  await db.run(sql`insert into t select n, 'x' from generate_series(1, 1000) n`)
  await maintenance.tick()
  const checkpoints = async () => {
    const [row] = await db.query<{ redo: string }>(sql`select redo_lsn::text as redo from pg_control_checkpoint()`)
    return row?.redo
  }
  const figures = async () => {
    await db.query(sql`select pg_stat_force_next_flush()`)
    const [row] = await db.query<{ dead: number; vacuumed: boolean }>(
      sql`select n_dead_tup as dead, last_vacuum is not null as vacuumed from pg_stat_user_tables where relname = 't'`,
    )
    return row
  }
  return { db, clock, maintenance, checkpoints, figures }
}

test('checkpoints a minute after writes, and not when nothing was written', async () => {
  const { db, clock, maintenance, checkpoints } = await maintained()
  await db.run(sql`update t set v = 'y'`)
  const before = await checkpoints()
  clock.now = MINUTE - 1
  await maintenance.tick()
  expect(await checkpoints()).toBe(before)
  clock.now = MINUTE
  await maintenance.tick()
  const after = await checkpoints()
  expect(after).not.toBe(before)
  clock.now = 3 * MINUTE
  await maintenance.tick()
  expect(await checkpoints()).toBe(after)
  await db.close()
})

test('checkpoints at once after 64 MB of log', async () => {
  const { db, maintenance, checkpoints } = await maintained()
  const before = await checkpoints()
  await db.query(sql`select pg_logical_emit_message(false, 'test', repeat('x', 7000000)) from generate_series(1, 10)`)
  await maintenance.tick()
  expect(await checkpoints()).not.toBe(before)
  await db.close()
})

test('vacuums changed tables every five minutes, so that updates do not make them grow', async () => {
  const { db, clock, maintenance, figures } = await maintained()
  const size = async () =>
    (await db.query<{ bytes: number }>(sql`select pg_relation_size('t') as bytes`))[0]?.bytes ?? 0
  await db.run(sql`update t set v = 'y'`)
  const sizeOnce = await size()
  for (let round = 1; round <= 10; round += 1) {
    await db.run(sql`update t set v = 'z'`)
    await figures()
    clock.now += 5 * MINUTE
    await maintenance.tick()
  }
  expect(await figures()).toEqual({ dead: 0, vacuumed: true })
  expect(await size()).toBeLessThanOrEqual(2 * sizeOnce)
  await db.close()
})

test('reports a failure and carries on', async () => {
  const broken: Db = {
    engine: 'pglite',
    query: () => Promise.reject(new DbError('gone', { code: '08006' })),
    run: () => Promise.reject(new DbError('gone', { code: '08006' })),
    tx: () => Promise.reject(new Error('unused')),
    reserved: { tx: () => Promise.reject(new Error('unused')) },
    signals: noSignals,
    ping: async () => {},
    close: async () => {},
  }
  const warn = vi.fn()
  await new Maintenance(broken, { ...quietLogger, warn }).tick()
  expect(warn.mock.calls).toEqual([['database.maintenance_failed', { code: '08006' }]])
})
