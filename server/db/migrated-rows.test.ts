import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { secondsAfter } from '../clock.ts'
import { seedExhibitor, seedFair } from '../job-fairs/testing.ts'
import { type Db, quietLogger } from './db.ts'
import { migrate } from './migrate.ts'
import { sql } from './sql.ts'
import { describeOnBareEngines } from './testing.ts'

const BEFORE = new Date('2025-01-01T00:00:00Z')

describeOnBareEngines('rows that were there', open => {
  let db: Db
  beforeEach(async () => {
    db = await open()
  })
  const upTo = (version: number) => migrate(db, { logger: quietLogger, upTo: version })

  async function insertCompany(): Promise<number> {
    const [row] = await db.query<{ id: number }>(sql`
      insert into companies (name, short_name, credit_code, trade, company_type, scale, city, district, created_at,
        updated_at)
      values ('赣江示例电子有限公司', '赣江电子', '91360100TEST000001', '1', '1', '1', '360100', '360102', ${BEFORE},
        ${BEFORE})
      returning id`)
    return row?.id ?? 0
  }

  async function insertUser(userType: 1 | 2): Promise<string> {
    const id = randomUUID()
    await db.run(sql`
      insert into users (id, user_type, phone, nick_name, created_at, updated_at)
      values (${id}, ${userType}, ${`1900000000${userType}`}, '用户', ${BEFORE}, ${BEFORE})`)
    return id
  }

  test('0115: postings that were before the public and made drafts again count as taken down, and no others', async () => {
    await upTo(114)
    const company = await insertCompany()
    const insert = (title: string, facts: Record<string, string>) => {
      const job = { status: 'draft', updated_at: '2025-04-01T02:00:00Z', ...facts }
      return db.run(sql`
        insert into jobs (company_id, company_name, company_type, scale, trade, title, category1, category2, category3,
          category_label, city, district, nature, education, experience, headcount, duties, created_at, refreshed_at,
          status, published_at, expires_on, opens_on, queued_at, updated_at)
        select ${company}, '赣江示例电子有限公司', '1', '1', '1', ${title}, '3', '301', '30101', '会计', '360100',
          '360102', '1', '70', '1', 2, '记账', ${BEFORE}::timestamptz, ${BEFORE}::timestamptz, status, published_at,
          expires_on, opens_on, queued_at, updated_at
        from json_to_record(${sql.json(job)}) as given(status text, published_at timestamptz, expires_on date,
          opens_on date, queued_at timestamptz, updated_at timestamptz)`)
    }
    const wasPublic = { published_at: '2025-03-01T00:00:00Z', expires_on: '2025-05-01' }
    await insert('taken back', wasPublic)
    await insert('run out since', { ...wasPublic, expires_on: '2025-03-31' })
    await insert('open', { ...wasPublic, status: 'valid' })
    await insert('closed', { ...wasPublic, status: 'invalid' })
    await insert('to appear', { ...wasPublic, opens_on: '2025-04-02' })
    await insert('waiting for the check', { ...wasPublic, queued_at: '2025-04-01T00:00:00Z' })
    await insert('never public', { expires_on: '2025-05-01' })
    await insert('begun', {})

    expect(await upTo(115)).toEqual(['0115-postings-once-public.sql'])
    const rows = await db.query<{ title: string; status: string; version: number; closed_at: string | null }>(sql`
      select title, status, version, closed_at from jobs order by id`)
    const as = (status: string, version = 1, closed = '') => [status, version, closed]
    const told = rows.map(row => [row.title, as(row.status, row.version, row.closed_at ?? '')])
    expect(Object.fromEntries(told)).toEqual({
      'taken back': as('invalid', 2, '2025-04-01T02:00:00.000Z'),
      // Its last day was over in China at midnight.
      'run out since': as('invalid', 2, '2025-03-31T16:00:00.000Z'),
      open: as('valid'),
      closed: as('invalid'),
      'to appear': as('draft'),
      'waiting for the check': as('draft'),
      'never public': as('draft'),
      begun: as('draft'),
    })
  })

  test('0134: a look that was written twice is told once, and no second one can be', async () => {
    await upTo(133)
    const [company, person, member, resume] = [
      await insertCompany(),
      await insertUser(2),
      await insertUser(1),
      randomUUID(),
    ]
    await db.run(sql`
      insert into resumes (id, user_id, title, is_default, privacy, sections, completeness, city, education, category1,
        created_at, updated_at)
      values (${resume}, ${person}, '我的简历', true, 'open', '{}', 0, '', '', '', ${BEFORE}, ${BEFORE})`)
    await db.run(sql`
      insert into talent_index (resume_id, user_id, updated_at, search) values (${resume}, ${person}, ${BEFORE}, '')`)
    const look = (kind: string, seconds: number, { by = member as string | null, of = resume as string | null } = {}) =>
      db.run(sql`
        insert into resume_access (user_id, resume_id, company_id, by_user, kind, at)
        values (${person}, ${of}, ${company}, ${by}, ${kind}, ${secondsAfter(BEFORE, seconds)})`)
    for (const seconds of [0, 0, 1, 700]) await look('view', seconds)
    for (const seconds of [0, 0]) await look('fair', seconds)
    for (const kind of ['download', 'pdf']) for (const seconds of [0, 0]) await look(kind, seconds)
    for (const gone of [{ by: null }, { of: null }]) for (const seconds of [0, 0]) await look('view', seconds, gone)

    expect(await upTo(134)).toEqual(['0134-looks-told-once.sql'])
    const kept = await db.query(sql`
      select kind, count(*) as looks from resume_access where by_user is not null and resume_id is not null
      group by kind order by kind`)
    expect(kept).toEqual([
      { kind: 'download', looks: 2 },
      { kind: 'fair', looks: 1 },
      { kind: 'pdf', looks: 2 },
      { kind: 'view', looks: 2 },
    ])
    const [rest] = await db.query(sql`
      select count(*) as looks from resume_access where by_user is null or resume_id is null`)
    expect(rest).toEqual({ looks: 4 })
    const views = await db.query(sql`
      select at from resume_access where kind = 'view' and by_user is not null and resume_id is not null order by at`)
    expect(views).toEqual([0, 700].map(seconds => ({ at: secondsAfter(BEFORE, seconds).toISOString() })))
    await expect(look('view', 2)).rejects.toMatchObject({ constraint: 'resume_access_found' })
    await look('print', 2)
    await expect(look('print', 3)).rejects.toMatchObject({ constraint: 'resume_access_found' })
    expect(await db.query(sql`select 1 from talent_index`)).toEqual([])
  })
  test('0137: of a paper that its office has read the reading is kept, and of what took its place that it did', async () => {
    await upTo(136)
    const company = await insertCompany()
    const person = await insertUser(1)
    await seedFair(db, BEFORE)
    const participation = await seedExhibitor(db, BEFORE, { company })
    const insertFile = async (id = randomUUID()) => {
      await db.run(sql`
        insert into files (id, owner_id, kind, name, mime, bytes, sha256, created_at)
        values (${id}, ${person}, 'fair-proof', '委托书.pdf', 'application/pdf', 1, '', ${BEFORE})`)
      return id
    }
    const readings = [
      { kind: 'authorisation', file: await insertFile(), decides: true },
      { kind: 'licence', file: await insertFile(), decides: true },
      { kind: 'authorisation', file: await insertFile(), decides: false },
    ] as const
    for (const [seconds, detail] of readings.entries())
      await db.run(sql`
        insert into audit_log (at, action, subject_kind, subject_id, outcome, detail)
        values (${secondsAfter(BEFORE, seconds)}, 'fair-proof.read', 'fair-participation', ${participation}, 'ok',
          ${sql.json(detail)})`)
    for (const { kind, file } of readings.slice(1))
      await db.run(sql`
        insert into fair_proofs (participation_id, kind, file_id, handed_in_at)
        values (${participation}, ${kind}, ${file}, ${BEFORE})`)

    expect(await upTo(137)).toEqual(['0137-fair-proofs-read.sql'])
    expect(await db.query(sql`select kind, read_at, replaces_read from fair_proofs order by kind`)).toEqual([
      { kind: 'authorisation', read_at: null, replaces_read: true },
      { kind: 'licence', read_at: secondsAfter(BEFORE, 1).toISOString(), replaces_read: false },
    ])
  })
})
