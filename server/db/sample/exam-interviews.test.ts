import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { askRecheck, groupTicket, registrationResult } from '#contract/exam-tickets'
import { addDays, chinaDay, startOfChinaDay } from '../../china-time.ts'
import { examTicketsCalls } from '../../exam-tickets/index.ts'
import { insertScore } from '../../exam-tickets/testing.ts'
import { fieldKey } from '../../field-key.ts'
import { localFiles } from '../../http/files/store.ts'
import { readSettings } from '../../settings.ts'
import { createTestService } from '../../testing.ts'
import type { Db } from '../db.ts'
import { sql } from '../sql.ts'
import { describeOnBothEngines } from '../testing.ts'
import { loadExamCandidates } from './exam-candidates/load.ts'
import { loadInterviewTickets } from './exam-interviews.ts'
import { loadExamLists } from './exam-lists.ts'
import { loadExams } from './exams/load.ts'
import { moveSampleExams } from './exams/moving.ts'
import { DAY } from './moments.ts'

// Twelve exams are composed first.
vi.setConfig({ testTimeout: 240_000 })

const folder = mkdtempSync(join(tmpdir(), 'interviews-'))
const files = localFiles(folder)
afterAll(() => rm(folder, { recursive: true }))

const ticketsOf = (db: Db) =>
  db.query<{ number: string; room: string; seat: number; starts_at: string; goes_on: boolean; sample: boolean }>(sql`
    select t.number, t.room, t.seat, t.starts_at, s.goes_on, t.sample from exam_tickets t
    join exam_scores s on s.registration_id = t.registration_id and s.stage = 'written'
    where t.exam_id = 801 and t.stage = 'interview' and not t.void order by t.number`)

describeOnBothEngines('interview tickets of the sample content', open => {
  test('are those of everybody who goes on, the account among them, and move with their exam', async () => {
    const service = createTestService(await open(), examTicketsCalls)
    const { db, clock } = service
    const now = clock.now().getTime()
    const seeker = await service.seeker()
    const key = await fieldKey(readSettings({ NODE_ENV: 'test', DATA_DIR: service.dataDir }))
    // Large exams are others' to test.
    await db.tx(async tx => {
      await loadExams(tx, now)
      await tx.run(sql`update exams set sample = id = 801`)
      await loadExamCandidates(tx, { now, key, seeker, files })
      await loadExamLists(tx, now)
      const began = performance.now()
      await loadInterviewTickets(tx, now)
      console.info(`interview tickets loaded in ${Math.round(performance.now() - began)} ms [${db.engine}]`)
    })

    const tickets = await ticketsOf(db)
    const [going] = await db.query<{ count: number }>(sql`
      select count(*) as count from exam_scores where exam_id = 801 and stage = 'written' and goes_on`)
    expect(tickets.length).toBeGreaterThan(50)
    expect(tickets).toHaveLength(going?.count ?? 0)
    expect(tickets.filter(({ goes_on, sample }) => !(goes_on && sample))).toEqual([])
    const places = tickets.map(({ room, seat, starts_at }) => `${starts_at} ${room} ${seat}`)
    expect(new Set(places).size).toBe(tickets.length)

    const [own] = await db.query<{ id: string }>(sql`
      select id from exam_registrations where exam_id = 801 and user_id = ${seeker.id}`)
    const id = own?.id ?? ''
    const shown = await service.call(groupTicket, { id, group: 'interview' }, seeker)
    expect(shown).toMatchObject({ stage: 'interview', revision: 1, papers: [{ title: '面试' }] })
    expect(shown.issuedAt).toBeLessThanOrEqual(now)
    expect(shown.papers[0]?.startsAt).toBeGreaterThan(now)

    // Once the office has released its marks, they can be asked about for the days that the notice gives.
    await insertScore(service, id, { exam: 801, stage: 'interview', parts: { 面试: { marks: 8_250, flag: '' } } })
    const { cards } = await service.call(registrationResult, { id }, seeker)
    const interview = cards.find(({ stage }) => stage === 'interview')
    expect(interview?.recheckUntil).toBe(
      startOfChinaDay(addDays(chinaDay(new Date(interview?.releasedAt ?? 0)), 6)).getTime(),
    )
    const asked = { id, paper: '面试', cause: 'sum', note: '' }
    expect(await service.call(askRecheck, asked, { token: seeker.token, idempotencyKey: randomUUID() })).toMatchObject({
      rechecks: [{ paper: '面试', state: 'asked' }],
    })

    const later = new Date(now + 30 * DAY)
    expect(await moveSampleExams(db, later)).toBe(1)
    const moved = await ticketsOf(db)
    expect(moved.map(({ number, room, seat }) => [number, room, seat])).toEqual(
      tickets.map(({ number, room, seat }) => [number, room, seat]),
    )
    const spans = moved.map(({ starts_at }, at) => Date.parse(starts_at) - Date.parse(tickets[at]?.starts_at ?? ''))
    expect(spans.filter(by => by <= 0 || by % (7 * DAY) !== 0)).toEqual([])
    expect(moved.filter(({ starts_at }) => Date.parse(starts_at) <= later.getTime())).toEqual([])
  })

  test('are none where there is no such exam', async () => {
    const db = await open()
    await db.tx(tx => loadInterviewTickets(tx, Date.parse('2026-03-02T09:30:00+08:00')))
    expect(await db.query(sql`select 1 from exam_tickets`)).toEqual([])
  })
})
