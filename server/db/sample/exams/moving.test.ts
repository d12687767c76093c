import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { fieldKeyOf } from '../../../field-key.ts'
import { localFiles } from '../../../http/files/store.ts'
import { insertRows } from '../../bulk.ts'
import type { Db } from '../../db.ts'
import { sql } from '../../sql.ts'
import { describeOnBothEngines } from '../../testing.ts'
import { loadExamCandidates } from '../exam-candidates/load.ts'
import { loadInterviewTickets } from '../exam-interviews.ts'
import { loadExamLists } from '../exam-lists.ts'
import { DAY, isoOf } from '../moments.ts'
import { loadExams } from './load.ts'
import { movedColumns, moveSampleExams } from './moving.ts'

// Twelve exams are composed first.
vi.setConfig({ testTimeout: 240_000 })

const folder = mkdtempSync(join(tmpdir(), 'moving-'))
const files = localFiles(folder)
afterAll(() => rm(folder, { recursive: true }))

const now = Date.parse('2026-03-02T09:30:00+08:00')
const key = fieldKeyOf('a secret of thirty-two characters')
const seeker = { id: '3d2a7c10-5b1e-4f6a-8c9d-0e1f2a3b4c01', phone: '19900000001' }

const moved = Object.entries(movedColumns).flatMap(([table, columns]) => columns.map(column => `${table}.${column}`))

/** Times of exams that stay where they are when a sample exam goes forward, and why. */
const staying: Readonly<Record<string, string>> = {
  'exams.proofs_dropped_at': 'of exams a year after their end, which never move',
  'exam_rounds.overdue_told_on': 'the day on which somebody was told',
  'exam_registrations.looked_at': 'when somebody of the office looked',
  'exam_articles.published_at': 'notices are written anew from the exam',
  'exam_themes.published_at': 'that of the first of its exams, reckoned anew',
  'exam_help.updated_at': 'the guide is of no exam',
  'exam_positions.counted_at': 'counted every ten minutes',
  'exam_saved_positions.saved_at': 'when somebody did it',
  'exam_health_answers.at': 'when somebody gave it; kept for thirty days from then',
  'exam_rechecks.asked_at': 'when somebody did it',
  'exam_rechecks.answered_at': 'when somebody did it',
  'exam_mandates.granted_at': 'of the office, not of the course of an exam',
  'exam_changes.prepared_at': 'when somebody of the office did it',
  'exam_changes.decided_at': 'when somebody of the office did it',
  'exam_review_locks.expires_at': 'minutes from now',
  'exam_review_judgements.at': 'when somebody of the office did it',
  'exam_imports.uploaded_at': 'when somebody of the office did it',
  'exam_submissions.arrived_at': 'waits for minutes',
  'exam_reveals.at': 'when somebody of the office looked',
  'exam_disciplines.decided_at': 'when somebody of the office did it',
  'exam_ticket_papers.claimed_until': 'minutes from now',
  'exam_statements.until': 'as the candidate was told',
  'exam_statements.saved_at': 'when somebody did it',
  'exam_statements.sent_at': 'when somebody did it',
}

interface Moments {
  readonly column: string
  readonly least: string | null
  readonly most: string | null
}

const ofExam = (table: string) => {
  if (table === 'exams') return sql`id = 801`
  if (table === 'exam_registration_steps')
    return sql`registration_id in (select id from exam_registrations where exam_id = 801)`
  return sql`exam_id = 801`
}

/** First and last moment of every column of the exam that goes along. */
async function momentsIn(db: Db): Promise<Moments[]> {
  const found = Object.entries(movedColumns).map(([table, columns]) =>
    columns.map(async column => {
      const at = sql.ident(column)
      const [row] = await db.query<Omit<Moments, 'column'>>(sql`
        select min(${at})::timestamptz as least, max(${at})::timestamptz as most
        from ${sql.ident(table)} where ${ofExam(table)}`)
      return { column: `${table}.${column}`, least: row?.least ?? null, most: row?.most ?? null }
    }),
  )
  return Promise.all(found.flat())
}

describeOnBothEngines('what moves with a sample exam', open => {
  test('is every time of the tables of exams, but for what stays with a reason', async () => {
    const db = await open()
    const columns = await db.query<{ name: string }>(sql`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and (table_name = 'exams' or table_name like 'exam\\_%')
        and (data_type like 'timestamp%' or data_type in ('date', 'time without time zone'))`)
    const named = [...moved, ...Object.keys(staying)]
    expect(columns.map(({ name }) => name).toSorted()).toEqual(named.toSorted())
    expect(new Set(named).size).toBe(named.length)
  })

  test('goes by the same whole weeks: tickets with when they were issued, scores with when they came out', async () => {
    const db = await open()
    await insertRows(db, 'users', [
      { ...seeker, user_type: 2, nick_name: '晓棠', created_at: isoOf(now), updated_at: isoOf(now) },
    ])
    await db.tx(async tx => {
      await loadExams(tx, now)
      // Large exams are others' to test.
      await tx.run(sql`update exams set sample = id = 801`)
      await loadExamCandidates(tx, { now, key, seeker, files })
      await loadExamLists(tx, now)
      await loadInterviewTickets(tx, now)
      await tx.run(sql`
        update exam_registrations set stamped_at = submitted_at where exam_id = 801 and user_id = ${seeker.id}`)
      await tx.run(sql`update exam_tickets set printed_at = issued_at where exam_id = 801`)
    })
    const before = await momentsIn(db)
    expect(before.filter(({ least }) => least === null)).toEqual([])

    expect(await moveSampleExams(db, new Date(now + 30 * DAY))).toBe(1)
    const by = (at: string | null, from: string | null | undefined) => Date.parse(at ?? '') - Date.parse(from ?? '')
    const after = await momentsIn(db)
    const spans = after.flatMap(({ least, most }, at) => [by(least, before[at]?.least), by(most, before[at]?.most)])
    expect(new Set(spans).size).toBe(1)
    const [span = 0] = spans
    expect([span > 0, span % (7 * DAY)]).toEqual([true, 0])
  })
})
