import { randomUUID } from 'node:crypto'
import { createServer } from 'node:net'
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { type Db, quietLogger } from '../db.ts'
import { DbOpenError } from '../errors.ts'
import { sql, sqlScript } from '../sql.ts'
import { type Silenceable, silenceable } from '../testing.silence.ts'
import { openPostgres } from './open.ts'

describe('openPostgres', () => {
  const opened: Db[] = []
  afterEach(async () => {
    await Promise.all(opened.splice(0).map(db => db.close()))
  })
  const open = async (options: Partial<Parameters<typeof openPostgres>[0]> = {}) => {
    const db = await openPostgres({ databaseUrl: inject('postgresUrl'), logger: quietLogger, ...options })
    opened.push(db)
    return db
  }
  const refusal = async (databaseUrl: string) => {
    const error = await open({ databaseUrl }).catch((cause: unknown) => cause)
    expect(error).toBeInstanceOf(DbOpenError)
    const { message } = error instanceof Error ? error : { message: '' }
    expect(message).not.toContain('\n')
    expect(message).not.toContain('hunter2')
    return message
  }

  test('says in one line where nobody answers, and never shows the password', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await vi.waitFor(() => expect(server.address()).not.toBeNull(), { timeout: 30_000 })
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : undefined
    await new Promise(done => server.close(done))
    expect(await refusal(`postgres://portal:hunter2@127.0.0.1:${port}/portal`)).toContain(
      `cannot reach the database at 127.0.0.1:${port}/portal: connection to the database failed: ECONNREFUSED`,
    )
  })

  test('says which database does not exist, and which password is wrong', async () => {
    const url = inject('postgresUrl')
    expect(await refusal(url.replace(/[^/]*$/, 'nowhere'))).toContain('database "nowhere" does not exist')
    expect(await refusal(url.replace(':test@', ':hunter2@'))).toContain('password authentication failed')
  })

  test('refuses what is no address', async () => {
    expect(await refusal('not an address')).toContain('not a valid address')
  })

  test('stops a statement that runs too long, and goes on', async () => {
    const db = await open({ statementTimeout: 100 })
    await expect(db.query(sql`select pg_sleep(20)`)).rejects.toMatchObject({ code: '57014' })
    await db.ping()
  })

  test('plans a prepared statement once, and anew after its tables were changed, in and outside a transaction', async () => {
    const db = await open({ poolSize: 1 })
    const name = sql.ident(`prepared_${randomUUID().replaceAll('-', '')}`)
    await db.run(sql`create table ${name} (id integer primary key, word text not null)`)
    try {
      await db.run(sql`insert into ${name} values (1, '7')`)
      const find = () => sql.prepared`select word from ${name} where id = ${1}`
      const plans = async () => {
        const [row] = await db.query<{ plans: number }>(sql`
          select count(*)::int as plans from pg_prepared_statements where statement like ${'%prepared\\_%'}`)
        return row?.plans
      }
      expect(await db.query(find())).toEqual([{ word: '7' }])
      expect(await db.query(find())).toEqual([{ word: '7' }])
      expect(await plans()).toBe(1)
      await db.run(sql`alter table ${name} alter column word type integer using word::integer`)
      expect(await db.query(find())).toEqual([{ word: 7 }])
      const other = () => sql.prepared`select id, word from ${name} where id = ${1}`
      expect(await db.tx(tx => tx.query(other()))).toEqual([{ id: 1, word: 7 }])
      await db.run(sql`alter table ${name} alter column word type text using word::text`)
      expect(await db.tx(tx => tx.query(other()))).toEqual([{ id: 1, word: '7' }])
    } finally {
      await db.run(sql`drop table ${name}`)
    }
  })

  describe('with a server that hangs', () => {
    let way: Silenceable
    let db: Db
    beforeEach(async () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      way = await silenceable(inject('postgresUrl'))
      db = await open({ databaseUrl: way.url, poolSize: 1 })
    })
    afterEach(async () => {
      vi.useRealTimers()
      await way.stop()
    })

    test('waits twelve seconds for an answer, and goes on when it answers again', async () => {
      const heard = way.hush()
      const asked = db.query(sql`select 1`)
      await heard
      vi.advanceTimersByTime(12_000)
      await expect(asked).rejects.toMatchObject({ code: '08006' })
      way.speak()
      await db.ping()
    })

    test('gives a transaction up with its first unanswered statement, and its connection too', async () => {
      const before = way.accepted()
      const heard = way.hush()
      const asked = db.tx(tx => tx.query(sql`select 1`))
      await heard
      vi.advanceTimersByTime(12_000)
      await expect(asked).rejects.toMatchObject({ code: '08006' })
      way.speak()
      await db.tx(tx => tx.query(sql`select 1`))
      expect(way.accepted()).toBe(before + 1)
    })

    test('lets a script take its time', async () => {
      const heard = way.hush()
      const asked = db.run(sqlScript('select 1'))
      await heard
      vi.advanceTimersByTime(600_000)
      way.speak()
      await asked
    })
  })

  test('survives a connection that the server cuts', async () => {
    const db = await open({ poolSize: 1 })
    await expect(db.tx(tx => tx.query(sql`select pg_terminate_backend(pg_backend_pid())`))).rejects.toMatchObject({
      code: '57P01',
    })
    await db.ping()
  })

  test('never uses more connections than allowed', async () => {
    const db = await open({ poolSize: 2 })
    const pids = await Promise.all(
      Array.from({ length: 10 }, () => db.query<{ pid: number }>(sql`select pg_backend_pid() as pid, pg_sleep(0.01)`)),
    )
    expect(new Set(pids.flat().map(({ pid }) => pid)).size).toBeLessThanOrEqual(2)
  })
})
