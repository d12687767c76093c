import { beforeEach, expect, test } from 'vitest'
import type { Db } from './db.ts'
import { sql } from './sql.ts'
import { describeOnBothEngines } from './testing.ts'

describeOnBothEngines('the database of a test', (open, engine) => {
  let db: Db

  beforeEach(async () => {
    db = await open()
  })

  const insert = () =>
    db.run(sql`insert into companies (name, short_name, credit_code, trade, company_type, scale, city, district, created_at, updated_at)
      values ('赣江电子', '赣江', ${'91360100MA35'}, 'a', 'b', 'c', 'd', 'e', now(), now())`)

  test('is the engine that it says', () => {
    expect(db.engine).toBe(engine)
  })

  test.each(['first', 'second'])('is empty and numbers rows from 1 before the %s test', async () => {
    expect(await db.query(sql`select id from companies`)).toEqual([])
    await insert()
    expect(await db.query(sql`select id from companies`)).toEqual([{ id: 1 }])
  })

  test('finds Chinese by trigrams', async () => {
    await db.run(sql`create extension if not exists pg_trgm`)
    const [row] = await db.query<{ found: boolean }>(sql`select ${'南昌市软件工程师'} like ${'%软件工程%'} and
      word_similarity(${'软件工程师'}, ${'南昌市软件工程师'}) > 0.3 as found`)
    expect(row).toEqual({ found: true })
  })
})
