import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Db } from '../db.ts'
import { DbOpenError } from '../errors.ts'
import { sql } from '../sql.ts'
import { openPglite } from './open.ts'

const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
const events = (level: 'info' | 'warn' | 'error') => logger[level].mock.calls.map(([event]) => event)
const limits = { warnAfter: 1_000, stopAfter: 3_000 }
const newFolder = () => mkdtemp(join(tmpdir(), 'pglite-'))

describe('the embedded database', { timeout: 60_000 }, () => {
  let dataDir: string
  let db: Db
  const rows = () => db.query(sql`select id from t order by id`)

  beforeAll(async () => {
    dataDir = await newFolder()
    db = await openPglite({ dataDir, logger, limits })
    await db.run(sql`create table t (id int primary key)`)
  }, 120_000)
  afterAll(async () => {
    await db.close()
    await rm(dataDir, { recursive: true })
  })
  beforeEach(async () => {
    await db.run(sql`truncate t`)
    vi.clearAllMocks()
  })

  test('is created whole, with nothing left beside it', async () => {
    expect((await readdir(dataDir)).sort()).toEqual(['database', 'database.lock'])
  })

  test('is refused to a second opener', async () => {
    await expect(openPglite({ dataDir, logger })).rejects.toThrow(DbOpenError)
    await db.ping()
  })

  test('stops a statement that never ends, runs the others, and keeps what was committed', async () => {
    await db.run(sql`insert into t values (1)`)
    const endless = db.query(sql`select count(*) from generate_series(1, 1000000000000)`)
    const after = [
      db.query(sql`select 2 as n`),
      db.run(sql`insert into t values (2)`),
      db.tx(tx => tx.query(sql`select 3 as n`)),
    ]
    await expect(endless).rejects.toMatchObject({ code: '57014' })
    expect(await Promise.all(after)).toEqual([[{ n: 2 }], 1, [{ n: 3 }]])
    expect(await rows()).toEqual([{ id: 1 }, { id: 2 }])
    expect(events('warn')).toEqual(expect.arrayContaining(['database.slow', 'database.reopened']))
    expect(events('error')).toEqual(['database.stuck'])
  })

  test('lets nothing of a transaction that lost its engine through', async () => {
    const attempt = db.tx(async tx => {
      await tx.run(sql`insert into t values (1)`)
      await tx.query(sql`select count(*) from generate_series(1, 1000000000000)`).catch(() => {})
      await tx.run(sql`insert into t values (2)`)
    })
    await expect(attempt).rejects.toMatchObject({ code: '08006' })
    expect(await rows()).toEqual([])
  })

  test('waits for a disk that went away, and never starts afresh without it', async () => {
    await db.run(sql`insert into t values (1)`)
    const [here, away] = [join(dataDir, 'database/PG_VERSION'), join(dataDir, 'away')]
    const endless = db.query(sql`select count(*) from generate_series(1, 1000000000000)`)
    await rename(here, away)
    await expect(endless).rejects.toMatchObject({ code: '57014' })
    await vi.waitFor(() => expect(events('error')).toContain('database.reopen_failed'), { timeout: 20_000 })
    await expect(db.ping()).rejects.toMatchObject({ code: '08006' })
    expect(existsSync(here)).toBe(false)
    await rename(away, here)
    await vi.waitFor(() => db.ping(), { timeout: 20_000 })
    expect(await rows()).toEqual([{ id: 1 }])
  })

  test('answers every statement of a burst, whichever of them kills the engine', async () => {
    const recursion = sql`
      with recursive deep as (select 1 as n, ${'['}::text as t union all select n + 1, t || t from deep where n < 16)
      select (max(t) || 'x')::jsonb from deep`
    const burst = Array.from({ length: 20 }, (_, id) =>
      id === 5
        ? db.query(recursion).catch(() => 'failed')
        : db.run(sql`insert into t values (${id})`).catch(() => 'lost'),
    )
    const outcomes = await Promise.all(burst)
    const kept = (await rows()).length
    expect(outcomes.filter(outcome => outcome === 1).length).toBeLessThanOrEqual(kept)
    expect(outcomes[5]).toBe('failed')
    await db.ping()
  })
})

describe('closing and opening again', { timeout: 120_000 }, () => {
  let model: string
  let dataDir: string
  beforeAll(async () => {
    model = await newFolder()
    const db = await openPglite({ dataDir: model, logger })
    await db.close()
  }, 120_000)
  afterAll(() => rm(model, { recursive: true }))
  beforeEach(async () => {
    dataDir = await newFolder()
  })
  afterEach(() => rm(dataDir, { recursive: true, force: true }))

  test('keeps everything, frees the directory and refuses further use', async () => {
    await cp(model, dataDir, { recursive: true })
    const first = await openPglite({ dataDir, logger })
    await first.run(sql`create table t (id int)`)
    await first.run(sql`insert into t values (7)`)
    await Promise.all([first.close(), first.close()])
    expect(existsSync(join(dataDir, 'database.lock'))).toBe(false)
    await expect(first.query(sql`select 1`)).rejects.toMatchObject({ code: '57P01' })
    const second = await openPglite({ dataDir, logger })
    expect(await second.query(sql`select id from t`)).toEqual([{ id: 7 }])
    await second.close()
  })

  test('clears away a creation that was killed', async () => {
    await cp(model, dataDir, { recursive: true })
    await mkdir(join(dataDir, 'database.new-4711/base'), { recursive: true })
    const db = await openPglite({ dataDir, logger })
    expect((await readdir(dataDir)).sort()).toEqual(['database', 'database.lock'])
    await db.close()
  })

  test.each([
    ['of another version', '17\n', '版本为 17'],
    ['that is not whole', undefined, '不是完整的数据库'],
  ])('refuses a directory %s in one line, and leaves no lock', async (_, version, reason) => {
    await mkdir(join(dataDir, 'database'))
    if (version) await writeFile(join(dataDir, 'database/PG_VERSION'), version)
    const error = await openPglite({ dataDir, logger }).catch((cause: unknown) => cause)
    expect(error).toBeInstanceOf(DbOpenError)
    expect(String(error)).toContain(reason)
    expect(String(error)).not.toContain('\n')
    expect(await readdir(dataDir)).toEqual(['database'])
  })

  test('refuses a place where nothing can be written', async () => {
    await writeFile(join(dataDir, 'file'), '')
    await expect(openPglite({ dataDir: join(dataDir, 'file/data'), logger })).rejects.toThrow(
      'cannot open the data directory',
    )
  })
})
