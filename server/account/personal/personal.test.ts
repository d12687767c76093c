import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { allCalls } from '../../areas.ts'
import { secondsAfter } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { sql } from '../../db/sql.ts'
import { describeOnBothEngines } from '../../db/testing.ts'
import { insertTicketOf } from '../../fair-visits/testing.ts'
import type { TestEmployer } from '../../testing.people.ts'
import { createTestService, type TestService } from '../../testing.ts'
import { prepareOffers, usedEverything } from '../testing.everything.ts'
import type { PersonalTable } from './columns.ts'
import { impersonalTables, leftOutTables } from './left-out.ts'
import { personalTables, readCopy } from './queries.ts'

interface Referring {
  readonly name: string
}

/** Every table with its columns, as a migrated database has them. */
async function columnsOf(db: Db): Promise<Record<string, readonly string[]>> {
  const rows = await db.query<{ name: string; columns: readonly string[] }>(sql`
    select c.table_name::text as name, array_agg(c.column_name::text order by c.column_name) as columns
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' group by 1 order by 1`)
  return Object.fromEntries(rows.map(({ name, columns }) => [name, columns]))
}

/** Tables that refer to accounts, directly or by way of others. */
const referring = (db: Db) =>
  db.query<Referring>(sql`
    with recursive reached as (
      select 'users'::regclass::oid as id
      union
      select f.conrelid from pg_constraint f join reached on f.confrelid = reached.id where f.contype = 'f')
    select id::regclass::text as name from reached order by 1`)

describeOnBothEngines('what is stored of a person', open => {
  let service: TestService
  let employer: TestEmployer
  beforeEach(async () => {
    service = createTestService(await open(), allCalls)
    employer = await service.employer()
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  const copyOf = ({ id }: { readonly id: string }) => readCopy(service.db, id, service.clock.now())

  test('is decided for every table that there is, once', async () => {
    const decided = [...Object.keys(personalTables), ...Object.keys(leftOutTables), ...impersonalTables]
    expect(decided.toSorted()).toEqual(Object.keys(await columnsOf(service.db)))
  })

  test('is decided column by column wherever a table refers to accounts', async () => {
    const there = await columnsOf(service.db)
    const decided: Record<string, readonly string[]> = {}
    for (const [name, { columns }] of Object.entries(personalTables)) decided[name] = Object.keys(columns).toSorted()
    for (const [name, { columns }] of Object.entries(leftOutTables)) decided[name] = columns.toSorted()
    expect(decided).toEqual(Object.fromEntries(Object.keys(decided).map(name => [name, there[name]])))
    const undecided = (await referring(service.db)).filter(({ name }) => !(name in decided))
    expect(undecided).toEqual([])
  })

  test('has a name of its own for every list, and within a list for every value', () => {
    const lists = Object.entries(personalTables)
    const labels = lists.filter(([, table]) => !('within' in table)).map(([, { label }]) => label)
    expect(labels).toEqual([...new Set(labels)])
    for (const [name, { columns }] of lists) {
      const parts = lists
        .filter(([, table]) => 'within' in table && table.within === name)
        .map(([, { label }]) => label)
      const values = Object.values(columns).flatMap(becomes => {
        if (typeof becomes === 'string') return [becomes]
        return 'shown' in becomes ? Object.keys(becomes.shown) : []
      })
      expect([...values, ...parts]).toEqual([...new Set([...values, ...parts])])
    }
  })

  test('stands in the copy of whoever used everything, each list and each part of one', async () => {
    await prepareOffers(service, employer)
    const { person } = await usedEverything(service, employer, '赣小华')
    await service.db.run(sql`
      insert into company_licences (id, company_id, submitted_by, submitted_at)
      values (gen_random_uuid(), ${employer.companyId}, ${employer.id}, ${service.clock.now()})`)
    await service.db.run(sql`
      insert into exam_mandates (exam_id, user_id, mandates, granted_at)
      select id, ${employer.id}, '{read}', ${service.clock.now()} from exams`)
    await service.db.run(sql`
      insert into fair_mandates (fair_id, user_id, mandates, granted_at)
      select id, ${employer.id}, '{steward}', ${service.clock.now()} from fairs`)
    await insertTicketOf(service, person.id)
    await service.db.run(sql`
      insert into fair_city_mandates (city, user_id, mandates, granted_at)
      values ('360100', ${employer.id}, '{steward}', ${service.clock.now()})`)
    await service.db.run(sql`
      insert into fair_alerts (user_id, ways, chosen_at) values (${person.id}, '{sms}', ${service.clock.now()})`)
    const copies = [await copyOf(person), await copyOf(employer)]
    const rowsOf = (table: PersonalTable): Record<string, unknown[]>[] => {
      if (!('within' in table)) return copies.flatMap(copy => copy[table.label] ?? []).map(row => Object(row))
      const around = personalTables[table.within]
      return around
        ? rowsOf(around)
            .flatMap(row => row[table.label] ?? [])
            .map(row => Object(row))
        : []
    }
    const empty = Object.values(personalTables).filter(table => rowsOf(table).length === 0)
    expect(empty.map(({ label }) => label)).toEqual([])
    expect(copies[0]).toMatchObject({
      投递: [{ 单位: '赣江示例电子有限公司', 进展: [{ 状态: 'delivered' }, { 留言: '赣小华，您好' }, {}] }],
      意见建议: [{ 联系人: '赣小华', 联系电话: person.phone, 附件: ['材料.pdf'] }],
      答过的问卷: [{ 问卷: '工作状况' }],
      考试报名: [{ 报名信息: [{ 手机号: person.phone, 缴费单: [{ '金额（分）': 5_000 }] }] }],
    })
  })

  test('and nothing of anybody else, nor what lets somebody in', async () => {
    await prepareOffers(service, employer)
    const { person } = await usedEverything(service, employer, '赣小华')
    const { person: other } = await usedEverything(service, employer, '鄱小明')
    const copy = JSON.stringify([await copyOf(person), await copyOf(employer)])
    const ofPerson = JSON.stringify(await copyOf(person))
    for (const word of ['鄱小明', other.phone, other.id, employer.phone, '可以约复试'])
      expect(ofPerson).not.toContain(word)
    const secrets = await service.db.query<{ secret: string }>(sql`
      select secret::text from searches union all select encode(token_hash, 'hex') from sessions
      union all select key::text from question_sets union all select encode(holder_key, 'hex') from archives`)
    expect(secrets.length).toBeGreaterThan(6)
    for (const { secret } of secrets) expect(copy).not.toContain(secret)
    expect(ofPerson).toContain('赣小华')
  })

  test('keeps seats and scores back until the very moment at which they are published', async () => {
    await prepareOffers(service, employer)
    const { person } = await usedEverything(service, employer, '赣小华')
    const parts = async () => {
      const [registration] = (await copyOf(person))['公开招聘考试报名'] ?? []
      const { 准考证: tickets, 成绩: scores } = Object(registration)
      return [tickets.length, scores.length]
    }
    const now = service.clock.now()
    expect(await parts()).toEqual([1, 1])
    await service.db.run(sql`update exam_scores set released_at = ${secondsAfter(now, 1)}`)
    expect(await parts()).toEqual([1, 0])
    await service.db.run(sql`update exam_scores set released_at = ${now}`)
    await service.db.run(sql`
      update exams set scores_at = ${secondsAfter(now, 1)}, recheck_until = ${secondsAfter(now, 2)}`)
    expect(await parts()).toEqual([1, 0])
    await service.db.run(sql`
      update exams set ticket_from = ${secondsAfter(now, 1)}, ticket_until = ${secondsAfter(now, 2)}`)
    expect(await parts()).toEqual([0, 0])
    service.clock.advance(1)
    expect(await parts()).toEqual([1, 1])
  })
})
