import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { fieldKeyOf } from '../../field-key.ts'
import { localFiles } from '../../http/files/store.ts'
import { type Db, type Queryable, quietLogger } from '../db.ts'
import { sql, sqlScript } from '../sql.ts'
import { describeOnBothEngines, describeOnPostgres } from '../testing.ts'
import { isEmpty, loadSample } from './index.ts'

vi.setConfig({ testTimeout: 240_000 })

const now = Date.parse('2026-03-02T09:30:00+08:00')
const key = fieldKeyOf('a secret of thirty-two characters')
const folder = mkdtempSync(join(tmpdir(), 'sample-'))
const options = { now, passwordHash: 'hash', siteName: '示例人才网', fieldKey: key, files: localFiles(folder) }
afterAll(() => rm(folder, { recursive: true, force: true }))

async function counted(db: Db, table: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`select count(*) as count from ${sql.ident(table)}`)
  return row?.count ?? 0
}

describeOnBothEngines('sample content', (open, engine) => {
  test('fills an empty database once, marks its rows and leaves what is derived consistent', async () => {
    const db = await open()
    expect(await isEmpty(db)).toBe(true)
    const logger = { ...quietLogger, info: (event: string, fields: unknown) => console.info(engine, event, fields) }
    const summary = await loadSample(db, { ...options, logger })
    expect(await isEmpty(db)).toBe(false)
    expect(await counted(db, 'jobs')).toBe(summary?.jobs)
    expect(await counted(db, 'applications')).toBe(summary?.applications)

    for (const table of ['users', 'companies', 'jobs', 'resumes', 'applications', 'articles', 'messages']) {
      const rows = await db.query(sql`select 1 from ${sql.ident(table)} where not sample limit 1`)
      expect([table, rows]).toEqual([table, []])
    }
    const wrong = await db.query(sql`
      select id from jobs j where apply_count <> (select count(*) from applications a where a.job_id = j.id)`)
    expect(wrong).toEqual([])
    const uncounted = await db.query(sql`
      select id from jobs j where view_count <> (select coalesce(sum(views), 0) from job_view_days v where v.job_id = j.id)`)
    expect(uncounted).toEqual([])
    const unequal = await db.query(sql`
      select id from companies c where follower_count <> (select count(*) from company_follows f where f.company_id = c.id)`)
    expect(unequal).toEqual([])
    const unsaid = await db.query(sql`
      select a.id from applications a where status <> (select status from application_events e
        where e.application_id = a.id order by at desc, id desc limit 1)`)
    expect(unsaid).toEqual([])
    const [licences] = await db.query(sql`
      select count(*) filter (where recheck_by < '2026-03-02') as lapsed,
        count(*) filter (where recheck_by between '2026-03-02' and '2026-04-01') as soon from companies`)
    expect(licences).toEqual({ lapsed: 1, soon: 3 })
    const [indexed] = await db.query<{ jobs: number; counted: number; open: number }>(sql`
      select (select count(*) from job_index) as jobs, (select jobs from job_gram_counts where gram = '!') as counted,
        (select count(*) from jobs where status = 'valid' and expires_on >= '2026-03-02') as open`)
    expect([indexed?.jobs, indexed?.counted]).toEqual([indexed?.open, indexed?.open])

    const [next] = await db.query<{ fresh: boolean }>(sql`
      select nextval(pg_get_serial_sequence('jobs', 'id')) > (select max(id) from jobs) as fresh`)
    expect(next?.fresh).toBe(true)

    expect(await loadSample(db, options)).toBeNull()
    expect(await counted(db, 'jobs')).toBe(summary?.jobs)
  })

  test('leaves nothing behind when it breaks off', async () => {
    const db = await open()
    const breaking = (tx: Queryable): Queryable => ({
      query: statement => tx.query(statement),
      run: statement => {
        if (statement.text.includes('into "resumes"')) throw new Error('the machine went away')
        return tx.run(statement)
      },
    })
    const broken: Db = {
      engine,
      query: statement => db.query(statement),
      run: statement => db.run(statement),
      tx: work => db.tx(tx => work(breaking(tx))),
      reserved: db.reserved,
      signals: db.signals,
      ping: () => db.ping(),
      close: () => db.close(),
    }
    await expect(loadSample(broken, options)).rejects.toThrow('the machine went away')
    expect(await isEmpty(db)).toBe(true)
  })
})

describeOnPostgres('sample content of several services', open => {
  test('waits for another that loads it, longer than a statement may usually take', async () => {
    const db = await open()
    const impatient: Db = {
      ...db,
      tx: work =>
        db.tx(async tx => {
          await tx.run(sql`set local statement_timeout = 500`)
          return work(tx)
        }),
    }
    const [locked, free] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const other = db.tx(async tx => {
      await tx.run(sqlScript('lock table companies in share row exclusive mode'))
      await tx.run(sql`
        insert into users (id, user_type, nick_name, created_at, updated_at)
        values ('11111111-1111-4111-8111-111111111111', 2, 'a', now(), now())`)
      locked.resolve()
      await free.promise
    })
    await locked.promise
    const loading = loadSample(impatient, options)
    loading.catch(() => {})
    const waits = sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
        and clock_timestamp() - query_start > interval '1 second'`
    await vi
      .waitFor(async () => expect(await db.query(waits)).toHaveLength(1), { timeout: 30_000 })
      .finally(() => free.resolve())
    await other
    expect(await loading).toBeNull()
  })
})
