import { describe, expect, test, vi } from 'vitest'
import { createDb } from './create-db.ts'
import type { Driver, Reply } from './driver.ts'
import { DbError } from './errors.ts'
import { sql } from './sql.ts'
import { describeOnBothEngines, describeOnPostgres } from './testing.ts'

const addHit = (key: string) =>
  sql`insert into login_failures values (${key}, 1, ${new Date(0)})
      on conflict (account) do update set failures = login_failures.failures + 1`
const keys = sql`select account as key from login_failures order by account`

describeOnBothEngines('a transaction', open => {
  test('keeps everything or nothing', async () => {
    const db = await open()
    const result = await db.tx(async tx => {
      await tx.run(addHit('a'))
      return tx.query(keys)
    })
    expect(result).toEqual([{ key: 'a' }])
    const failing = db.tx(async tx => {
      await tx.run(addHit('b'))
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await db.query(keys)).toEqual([{ key: 'a' }])
  })

  test('does not pretend to commit after a statement of it failed', async () => {
    const db = await open()
    const careless = db.tx(async tx => {
      await tx.run(addHit('a'))
      await tx.run(sql`select 1 / 0`).catch(() => {})
    })
    await expect(careless).rejects.toMatchObject({ code: '25P02' })
    expect(await db.query(keys)).toEqual([])
  })

  test('refuses the outer database inside, instead of waiting for itself', async () => {
    const db = await open()
    const nested = db.tx(() => db.query(sql`select 1`))
    await expect(nested).rejects.toThrow('use the tx argument')
    await expect(db.tx(() => db.tx(async () => 1))).rejects.toThrow('use the tx argument')
    expect(await db.query(sql`select 1 as one`)).toEqual([{ one: 1 }])
  })

  test('is of no use once it is over', async () => {
    const db = await open()
    const kept = await db.tx(async tx => tx)
    await expect(kept.query(sql`select 1`)).rejects.toThrow('over')
  })

  test('leaves work begun by it free to use the database afterwards', async () => {
    const db = await open()
    const later = Promise.withResolvers<void>()
    const work: Promise<unknown>[] = []
    await db.tx(async () => {
      work.push(later.promise.then(() => db.query(sql`select 1 as one`)))
    })
    later.resolve()
    expect(await Promise.all(work)).toEqual([[{ one: 1 }]])
  })

  test('counts right when many run at once', async () => {
    const db = await open()
    await Promise.all(Array.from({ length: 40 }, () => db.tx(tx => tx.run(addHit('a')))))
    expect(await db.query(sql`select failures as hits from login_failures`)).toEqual([{ hits: 40 }])
  })

  test('gives the number of rows that a write touched', async () => {
    const db = await open()
    expect(await db.run(sql`insert into login_failures select n::text, 1, now() from generate_series(1, 3) n`)).toBe(3)
    expect(await db.run(sql`update login_failures set failures = 2 where account = '1'`)).toBe(1)
    expect(await db.run(sql`update login_failures set failures = 2 where account = 'none'`)).toBe(0)
    expect(await db.run(sql`delete from login_failures`)).toBe(3)
    await db.ping()
  })
})

describeOnPostgres('two transactions that wait for each other', open => {
  test('both succeed, because the one that lost is run again', async () => {
    const db = await open()
    await db.run(sql`insert into login_failures values ('a', 0, ${new Date(0)}), ('b', 0, ${new Date(0)})`)
    let ready = 0
    const met = Promise.withResolvers<void>()
    const meet = async () => {
      ready += 1
      if (ready === 2) met.resolve()
      await met.promise
    }
    const both = (first: string, second: string) =>
      db.tx(async tx => {
        await tx.run(addHit(first))
        await meet()
        await tx.run(addHit(second))
      })
    await Promise.all([both('a', 'b'), both('b', 'a')])
    expect(await db.query(sql`select failures as hits from login_failures order by account`)).toEqual([
      { hits: 2 },
      { hits: 2 },
    ])
    expect(ready).toBeGreaterThan(2)
  })
})

describe('a driver that fails', () => {
  const nothing: Reply = { rows: [], count: 0, command: '' }
  const driverThat = (execute: Driver['execute'], broken = vi.fn()) => {
    const driver: Driver = {
      engine: 'postgres',
      execute,
      hold: work => work({ execute }, broken),
      close: vi.fn(async () => {}),
    }
    return { db: createDb(driver), driver, broken }
  }

  test('is given three tries for a serialization failure, and no more', async () => {
    const { db } = driverThat(async () => nothing)
    const work = vi.fn(async () => {
      throw new DbError('could not serialize', { code: '40001' })
    })
    await expect(db.tx(work)).rejects.toMatchObject({ code: '40001' })
    expect(work).toHaveBeenCalledTimes(3)
  })

  test('is not asked twice for anything else', async () => {
    const { db } = driverThat(async () => nothing)
    const work = vi.fn(async () => {
      throw new DbError('duplicate', { code: '23505' })
    })
    await expect(db.tx(work)).rejects.toMatchObject({ code: '23505' })
    expect(work).toHaveBeenCalledTimes(1)
  })

  test('loses its connection when even the rollback fails', async () => {
    const { db, broken } = driverThat(async statement => {
      if (statement.text === 'rollback') throw new DbError('gone', { code: '08006' })
      return nothing
    })
    await expect(db.tx(() => Promise.reject(new Error('first')))).rejects.toThrow('first')
    expect(broken).toHaveBeenCalledOnce()
  })

  test('is closed once however often it is asked', async () => {
    const { db, driver } = driverThat(async () => nothing)
    await Promise.all([db.close(), db.close()])
    expect(driver.close).toHaveBeenCalledOnce()
  })
})
