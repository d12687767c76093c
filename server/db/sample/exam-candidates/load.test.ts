import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { isResidentId } from '#contract/rules/resident-id'
import { openPortrait } from '../../../exam-registrations/photo/photo.ts'
import { checkSeats } from '../../../exam-tickets/seat-exam.ts'
import { seedExam } from '../../../exams/testing.ts'
import { fieldKeyOf, findKeyOf, openText } from '../../../field-key.ts'
import { localFiles } from '../../../http/files/store.ts'
import { insertRows } from '../../bulk.ts'
import type { Db } from '../../db.ts'
import { sql } from '../../sql.ts'
import { describeOnBothEngines } from '../../testing.ts'
import { knownPeople, seekerIdentity } from './known.ts'
import { loadExamCandidates } from './load.ts'

const now = Date.parse('2026-03-02T09:30:00+08:00')
const key = fieldKeyOf('a secret of thirty-two characters')
const folder = mkdtempSync(join(tmpdir(), 'portraits-'))
const files = localFiles(folder)
afterAll(() => rm(folder, { recursive: true }))
const seeker = { id: '3d2a7c10-5b1e-4f6a-8c9d-0e1f2a3b4c01', phone: '19900000001' }

/** Days since registering began: registering, paying, printing, scored, long over. */
const exams = [
  [101, 3],
  [401, 8],
  [601, 16],
  [801, 31],
  [9123, 400],
] as const

async function prepare(db: Db): Promise<void> {
  await insertRows(db, 'users', [
    {
      id: seeker.id,
      user_type: 2,
      phone: seeker.phone,
      nick_name: '晓棠',
      created_at: new Date(now).toISOString(),
      updated_at: new Date(now).toISOString(),
    },
  ])
  for (const [id, daysAgo] of exams) {
    await seedExam(db, new Date(now), { id, daysAgo })
    const plan = Array.from({ length: id === 601 ? 672 : 30 }, (_, at) => ({
      number: String(at + 1).padStart(3, '0'),
      seats: at === 0 ? 10 : 30,
      kind: at === 0 ? 'special' : 'normal',
    }))
    await db.run(sql`update exam_sites set plan = ${sql.json(plan)} where exam_id = ${id}`)
  }
  await db.run(sql`update exams set sample = true`)
  // Enough positions that neighbours of one can be avoided.
  await db.run(sql`
    insert into exam_positions (id, exam_id, code, unit, department, title, city, headcount, papers, conditions)
    select exam_id * 1000 + n, exam_id, 'P' || n, unit, '', title, city, 1 + n % 3, papers, conditions
    from exam_positions, generate_series(1, 20) n where code = '0101'`)
  // One position of the exam that one can register for is open to all ages.
  await db.run(sql`
    update exam_positions set conditions = ${sql.json([{ kind: 'age', bornFrom: '2020-01-01', quote: '儿童', hard: true }])}
    where exam_id = 101 and id <> 1012`)
}

interface Stored {
  readonly exam_id: number
  readonly name: string
  readonly status: string | null
  readonly id_sealed: Uint8Array
  readonly id_key: Uint8Array
}

describeOnBothEngines('sample candidates', open => {
  test('are believable, sealed, seated and ranked, and the account has one of every stage', async () => {
    const db = await open()
    await prepare(db)
    const started = performance.now()
    await db.tx(tx => loadExamCandidates(tx, { now, key, seeker, files }))
    console.info(`candidates loaded in ${Math.round(performance.now() - started)} ms [${db.engine}]`)

    const rows = await db.query<Stored>(sql`
      select exam_id, name, status, id_sealed, id_key from exam_registrations where exam_id <> 601 or number like '%00001'`)
    const numbers = rows.map(row => openText(key, row.id_sealed))
    expect(numbers.filter(number => !isResidentId(number))).toEqual([])
    rows.forEach((row, at) => {
      expect(Buffer.from(row.id_key).equals(Buffer.from(findKeyOf(key, numbers[at] ?? '')))).toBe(true)
    })
    expect(await db.query(sql`select 1 from exam_registrations where not sample`)).toEqual([])
    expect(
      await db.query(sql`
      select exam_id, count(*) as count from exam_registrations where status is not null group by exam_id order by exam_id`),
    ).toEqual([
      { exam_id: 101, count: 900 },
      { exam_id: 401, count: 700 },
      { exam_id: 601, count: 20_000 },
      { exam_id: 801, count: 600 },
      { exam_id: 9_123, count: 60 },
    ])
    for (const person of knownPeople[9_123] ?? []) {
      const at = numbers.indexOf(person.idNumber)
      expect(rows[at]).toMatchObject({ exam_id: 9_123, name: person.name, status: '3' })
    }
    const photos = await db.query<{ owner: string | null; file: string }>(sql`
      select owner_id as owner, id as file from files order by owner_id nulls first, id`)
    expect(photos.map(({ owner }) => owner)).toEqual([...Array(20).fill(null), seeker.id, seeker.id, seeker.id])
    for (const { file } of photos) {
      expect((await files.read(file)).subarray(0, 2)).not.toEqual(new Uint8Array([0xff, 0xd8]))
      expect((await openPortrait(files, key, file)).subarray(0, 2)).toEqual(new Uint8Array([0xff, 0xd8]))
    }
    // Whoever has sent a form has sent a photograph; nobody shares the account's.
    expect(
      await db.query(sql`
        select 1 from exam_registrations r left join files f on f.id = r.photo_file
        where (r.status is not null) <> (f.id is not null) or f.owner_id is distinct from r.user_id and f.id is not null`),
    ).toEqual([])
    const statuses = new Set(rows.flatMap(({ exam_id, status }) => (exam_id === 101 ? [status] : [])))
    expect(statuses).toEqual(new Set([null, '0', '1', '2', '3', '4', '5']))

    const own = await db.query(sql`
      select r.exam_id, r.status, r.confirmed, r.name, t.number is not null as ticket, s.total is not null as score
      from exam_registrations r left join exam_tickets t on t.registration_id = r.id
      left join exam_scores s on s.registration_id = r.id where r.user_id = ${seeker.id} order by r.exam_id`)
    // What the account has begun can be sent.
    expect(
      await db.query(sql`select position_id from exam_registrations where user_id = ${seeker.id} and status is null`),
    ).toEqual([{ position_id: 1_012 }])
    const { name } = seekerIdentity
    expect(own).toEqual([
      { exam_id: 101, status: null, confirmed: false, name, ticket: false, score: false },
      { exam_id: 401, status: '2', confirmed: false, name, ticket: false, score: false },
      { exam_id: 601, status: '3', confirmed: true, name, ticket: true, score: false },
      { exam_id: 801, status: '3', confirmed: true, name, ticket: true, score: true },
    ])
    for (const exam of ['601', '801', '9123']) {
      expect(await checkSeats(db, { exam, seed: 'sample' })).toMatchObject({ revised: 0, faults: [] })
    }
    const misranked = await db.query(sql`
      with ranked as (
        select s.rank, s.total, s.line, s.goes_on,
          rank() over (partition by s.exam_id, r.position_id order by s.total desc) as place
        from exam_scores s join exam_registrations r on r.id = s.registration_id where s.total is not null)
      select * from ranked where rank <> place or goes_on <> (total >= line)`)
    expect(misranked).toEqual([])
    const [flags] = await db.query(sql`
      select bool_or(parts->'A'->>'flag' = 'absent') as absent, bool_and(total is not null or rank is null) as unranked
      from exam_scores`)
    expect(flags).toEqual({ absent: true, unranked: true })
  })

  test('are nowhere where there is no sample exam', async () => {
    const db = await open()
    await seedExam(db, new Date(now), { id: 801 })
    await db.tx(tx => loadExamCandidates(tx, { now, key, seeker, files }))
    expect(await db.query(sql`select 1 from exam_registrations`)).toEqual([])
  })
})
