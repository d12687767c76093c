import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Db, quietLogger } from './db.ts'
import { MigrationError, migrate } from './migrate.ts'
import { sql } from './sql.ts'
import { describeOnBareEngines } from './testing.ts'

describeOnBareEngines('migrate', (open, engine) => {
  let db: Db
  let folder: string

  beforeEach(async () => {
    db = await open()
    folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  const file = (name: string, text: string) => writeFile(join(folder, name), text)
  const run = () => migrate(db, { logger: quietLogger, folder })
  const tables = async () => {
    const rows = await db.query<{ name: string }>(sql`
      select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations' order by 1`)
    return rows.map(({ name }) => name)
  }
  const refusal = async () => {
    const error = await run().catch((cause: unknown) => cause)
    expect(error).toBeInstanceOf(MigrationError)
    const { message } = error instanceof Error ? error : { message: '' }
    expect(message).not.toContain('\n')
    return message
  }

  test('applies what is new, in order, once', async () => {
    await file('0001-first.sql', 'create table a (id int);\ncreate table b (id int); -- two at once')
    await file('0002-second.sql', 'alter table a add column name text;')
    expect(await run()).toEqual(['0001-first.sql', '0002-second.sql'])
    expect(await run()).toEqual([])
    await file('0003-third.sql', 'create table c (id int)')
    expect(await run()).toEqual(['0003-third.sql'])
    expect(await tables()).toEqual(['a', 'b', 'c'])
  })

  test('keeps nothing of a file that fails, and everything before it', async () => {
    await file('0001-first.sql', 'create table a (id int)')
    await file('0002-broken.sql', 'create table b (id int);\n\ninsert into b values (1 / 0);')
    expect(await refusal()).toContain('0002-broken.sql failed: division by zero [22012]')
    expect(await tables()).toEqual(['a'])
    await file('0002-broken.sql', 'create table b (id int)')
    expect(await run()).toEqual(['0002-broken.sql'])
  })

  test('names the line of a mistake', async () => {
    await file('0001-first.sql', 'create table a (id int);\ncreate tabel b (id int);')
    expect(await refusal()).toContain('failed (line 2): syntax error at or near "tabel" [42601]')
  })

  test('refuses a file that was changed after it had been applied', async () => {
    await file('0001-first.sql', 'create table a (id int)')
    await run()
    await file('0001-first.sql', 'create table a (id bigint)')
    await file('0002-second.sql', 'create table b (id int)')
    expect(await refusal()).toContain('0001-first.sql was changed')
    expect(await tables()).toEqual(['a'])
  })

  test('does not mind other line ends', async () => {
    await file('0001-first.sql', 'create table a (\nid int)')
    await run()
    await file('0001-first.sql', 'create table a (\r\nid int)')
    expect(await run()).toEqual([])
  })

  test('refuses a database that is newer than the program', async () => {
    await file('0001-first.sql', 'create table a (id int)')
    await file('0002-second.sql', 'create table b (id int)')
    await run()
    await rm(join(folder, '0002-second.sql'))
    expect(await refusal()).toContain('newer than this program')
  })

  test('refuses a number that comes too late', async () => {
    await file('0002-second.sql', 'create table b (id int)')
    await run()
    await file('0001-first.sql', 'create table a (id int)')
    expect(await refusal()).toContain('number below one that is applied')
  })

  test.each([
    ['first.sql', 'select 1', 'must be named'],
    ['0001-x.sql', 'create table a (id int);\nCOMMIT;\nselect 1', 'must not begin or end a transaction'],
  ])('refuses %s', async (name, text, reason) => {
    await file(name, text)
    expect(await refusal()).toContain(reason)
    expect(await tables()).toEqual([])
  })

  test('refuses two files of one number', async () => {
    await file('0001-a.sql', 'select 1')
    await file('0001-b.sql', 'select 1')
    expect(await refusal()).toContain('number that is taken')
  })

  test('allows function bodies, which have their own begin and end', async () => {
    await file('0001-f.sql', 'create function one() returns int language plpgsql as $$\nbegin\n  return 1;\nend;\n$$;')
    expect(await run()).toEqual(['0001-f.sql'])
  })

  test('several processes at once apply each file once', async () => {
    await file('0001-first.sql', 'create table a (id int)')
    await file('0002-second.sql', 'create table b (id int)')
    const applied = await Promise.all(Array.from({ length: engine === 'postgres' ? 6 : 2 }, run))
    expect(applied.flat().sort()).toEqual(['0001-first.sql', '0002-second.sql'])
  })
})
