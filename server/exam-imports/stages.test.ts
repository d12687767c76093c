import { beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { examImportInfo, examImportTemplate } from '#contract/exam-imports'
import type { ExamListKind, ExamListRule } from '#contract/exam-list'
import { listOfficeLists, previewExamList, sealExamList } from '#contract/exam-lists'
import { parseTicketCode, verifyTicketCode } from '#contract/exam-ticket-code'
import {
  groupTicket,
  listSites,
  registrationResult,
  ticketInfo,
  ticketKeys,
  ticketPdf,
  ticketState,
  ticketTitle,
} from '#contract/exam-tickets'
import { listMessages } from '#contract/messages'
import { inChina } from '../china-time.ts'
import { csvOf } from '../csv.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { checkLists } from '../exam-lists/check.ts'
import { examListsCalls } from '../exam-lists/index.ts'
import { examOfficeCalls } from '../exam-office/index.ts'
import { officer } from '../exam-office/testing.ts'
import { idNumberOf } from '../exam-registrations/testing.ts'
import { examTicketsCalls } from '../exam-tickets/index.ts'
import { examAt, insertRegistration, insertTicket, lookFor } from '../exam-tickets/testing.ts'
import { messagesCalls } from '../messages/index.ts'
import { bytesOf } from '../resume-files/testing.ts'
import { sessionCalls } from '../session/index.ts'
import type { TestPerson } from '../testing.people.ts'
import { readSheet } from '../testing.sheet.ts'
import { createTestService, type TestService } from '../testing.ts'
import { examImportsCalls } from './index.ts'
import { creating, csvFile, handOn, release, upload } from './testing.ts'
import { issueStage } from './tickets/at-a-prompt.ts'

const EXAM = '101'

interface Candidate {
  readonly person: TestPerson
  readonly id: string
  readonly ticket: string
  /** Of the registration. */
  readonly number: string
}

describeOnBothEngines('the later stages of an exam', open => {
  let service: TestService
  let one: TestPerson
  let other: TestPerson
  let candidates: Candidate[]
  /** The day of the interviews. */
  let day: string

  const at = (index: number): Candidate => {
    const candidate = candidates[index]
    if (!candidate) throw new Error('no candidate')
    return candidate
  }
  const load = async (file: File, kind: Parameters<typeof handOn>[3]) =>
    release(service, other, await handOn(service, one, file, kind))

  async function publish(kind: ExamListKind, more: { out?: string[]; reason?: string } = {}) {
    const { kinds } = await service.call(listOfficeLists, { exam: EXAM }, one)
    const rule = kinds.find(of => of.kind === kind)?.rule
    if (!rule) throw new Error('no rule')
    const { out = [], reason = '' } = more
    const wish = { exam: EXAM, kind, rule, out }
    const { hash } = await service.call(previewExamList, wish, one)
    const { id } = await service.call(sealExamList, { ...wish, hash, reason }, creating(one))
    expect(await release(service, other, id)).toMatchObject({ code: codes.ok })
  }

  /** Five who sat for one place; three of them go on, the second with five points more where the rule adds any. */
  async function begin(rule: Partial<ExamListRule>) {
    service = createTestService(await open(), [
      ...examImportsCalls,
      ...examListsCalls,
      ...examOfficeCalls,
      ...examTicketsCalls,
      ...messagesCalls,
      ...sessionCalls,
    ])
    await examAt(service, 31)
    await service.db.run(sql`update exam_themes set rules = ${sql.json([{ list: rule }])}`)
    one = await officer(service, EXAM, ['prepare', 'release'])
    other = await officer(service, EXAM, ['prepare', 'release'])
    day = inChina(service.clock.now().getTime() + 10 * 86_400_000, 'YYYY-MM-DD')
    candidates = []
    for (const seat of [1, 2, 3, 4, 5]) {
      const person = await service.seeker()
      const id = await insertRegistration(service, { person, idNumber: idNumberOf(seat), position: 1_012 })
      const ticket = await insertTicket(service, id, { seat })
      const [row] = await service.db.query<{ number: string }>(sql`
        select number from exam_registrations where id = ${id}`)
      candidates.push({ person, id, ticket, number: row?.number ?? '' })
    }
    const marks = [
      ['100', '100', ''],
      ['90', '90', '5'],
      ['80', '80', ''],
      ['70', '70', ''],
      ['缺考', '70', ''],
    ]
    const columns = rule.bonusCap === undefined ? 3 : 4
    const rows = marks.map((cells, index) => [at(index).ticket, ...cells].slice(0, columns))
    const table = csvFile([['准考证号', 'A', 'B', '加分'].slice(0, columns), ...rows])
    expect(await load(table, 'scores')).toMatchObject({ code: codes.ok })
  }
  beforeEach(() => begin({ writtenShare: 4_000, interviewShare: 6_000, panelFactor: true, bonusCap: 500 }))

  const HEAD = ['准考证号', '日期', '报到时间', '开始时间', '结束时间', '考点', '考点地址', '交通', '候考室', '序号']
  const place = ['南昌市委党校', '解放西路 77 号', '公交 5 路', '候考 2 室']
  const session = (who: string, turn = '', arrives = '07:40') => [who, day, arrives, '8:00', '12:00', ...place, turn]
  const arrangement = (...turns: string[]) => [HEAD, ...turns.map((turn, index) => session(at(index).ticket, turn))]
  const ticketOf = (index: number, group: 'skill' | 'interview' = 'interview') =>
    service.call(groupTicket, { id: at(index).id, group }, at(index).person)
  const stateOf = async (code: string) => (await service.call(ticketState, { code })).state
  const titlesOf = async (index: number) =>
    (await service.call(listMessages, {}, at(index).person)).list.map(({ title }) => title)

  test('go from the shortlist by tickets and marks of panels to the final list', async () => {
    const info = (kind: 'interview-tickets' | 'interview-scores') =>
      service.call(examImportInfo, { exam: EXAM, kind }, one)
    expect(await info('interview-tickets')).toMatchObject({ tickets: 0, stored: 0 })
    await publish('shortlist')
    expect(await info('interview-tickets')).toMatchObject({ tickets: 3, stored: 0 })

    // Nothing half: a table with bad rows writes none.
    const bad = [
      HEAD,
      session(at(0).ticket, '1', '08:10'),
      session(at(1).ticket, '1').with(1, '12月'),
      session(at(3).ticket, '2'),
      session(at(0).ticket),
    ]
    const { faults, figures } = await upload(service, one, csvFile(bad), 'interview-tickets')
    expect(figures).toBeNull()
    expect(faults.map(({ row, column }) => [row, column])).toEqual([
      [2, '报到时间'],
      [3, '日期'],
      [4, '准考证号'],
      [5, '准考证号'],
      [0, '准考证号'],
    ])
    await expect(ticketOf(0)).rejects.toMatchObject({ code: codes.notFound })

    const input = { exam: EXAM, kind: 'interview-tickets', filled: '0' } as const
    const { bytes } = await bytesOf(await service.call(examImportTemplate, input, one))
    const { rows } = await readSheet(bytes)
    expect(rows.slice(2).map(([ticket, code]) => [ticket, code])).toEqual(
      [0, 1, 2].map(index => [at(index).ticket, '0102']),
    )

    const change = await handOn(service, one, csvFile(arrangement('3', '1', '2')), 'interview-tickets')
    await expect(ticketOf(0)).rejects.toMatchObject({ code: codes.notFound })
    expect(await release(service, one, change)).not.toMatchObject({ code: codes.ok })
    expect(await release(service, other, change)).toMatchObject({ code: codes.ok })

    const ticket = await ticketOf(0)
    expect(ticket).toMatchObject({
      stage: 'interview',
      number: at(0).ticket,
      room: '候考 2 室',
      seat: 3,
      revision: 1,
      site: { name: '南昌市委党校', address: '解放西路 77 号', transit: '公交 5 路' },
      papers: [
        {
          title: '面试',
          entryUntil: Date.parse(`${day}T07:40:00+08:00`),
          startsAt: Date.parse(`${day}T08:00:00+08:00`),
          endsAt: Date.parse(`${day}T12:00:00+08:00`),
        },
      ],
      until: Date.parse(`${day}T12:00:00+08:00`),
    })
    expect((await service.call(ticketInfo, { exam: EXAM, stage: 'interview' }, at(1).person)).seat).toBe(1)
    for (const index of [3, 4]) await expect(ticketOf(index)).rejects.toMatchObject({ code: codes.notFound })
    expect(await titlesOf(0)).toContain('面试准考证可以打印了')
    expect(await titlesOf(3)).not.toContain('面试准考证可以打印了')
    const { keys } = await service.call(ticketKeys, {})
    expect(await verifyTicketCode(ticket.code, keys)).toBe('genuine')
    expect(parseTicketCode(ticket.code)).toMatchObject({ stage: 'interview', seat: 3 })
    expect(await stateOf(ticket.code)).toBe('genuine')
    const { file } = await bytesOf(await service.call(ticketPdf, { exam: EXAM, stage: 'interview' }, at(0).person))
    expect(file.mime).toBe('application/pdf')
    expect((await service.call(ticketTitle, { exam: EXAM, stage: 'interview' })).notes.join()).not.toContain('2B 铅笔')
    // Nobody is seated where interviews are.
    expect((await service.call(listSites, { exam: EXAM })).list).toHaveLength(1)

    const scores = (...lines: readonly (readonly string[])[]) => csvFile([['准考证号', '面试', '考官组'], ...lines])
    const wrong = await upload(
      service,
      one,
      scores(
        [at(0).ticket, '100.01', '一'],
        [at(1).ticket, '', '二'],
        [at(3).ticket, '80', '一'],
        ['1999999999', '80', '一'],
        [at(2).number, '90.5', ''],
      ),
      'interview-scores',
    )
    expect(wrong.faults).toEqual([
      { row: 2, column: '面试', reason: '100.01 超过满分 100' },
      { row: 3, column: '面试', reason: '缺少成绩；没有参加考试的填“缺考”，违纪的填“违纪”' },
      { row: 4, column: '准考证号', reason: '这场考试没有这个准考证号' },
      { row: 5, column: '准考证号', reason: '名单里没有这个报名序号' },
      { row: 6, column: '考官组', reason: '成绩要按考官组修正，请填写考官组' },
    ])
    expect(await info('interview-scores')).toMatchObject({ tickets: 3, stored: 0 })

    const marks = scores([at(0).ticket, '80', '一'], [at(1).number, '90', '二'], [at(2).ticket, '90', '一'])
    expect(await load(marks, 'interview-scores')).toMatchObject({ code: codes.ok })
    expect(await titlesOf(1)).toContain('面试成绩已公布')
    const resultOf = (index: number) => service.call(registrationResult, { id: at(index).id }, at(index).person)
    // 90 × 86.67 ÷ 90 of the second panel; of the first 90 × 86.67 ÷ 85.
    expect((await resultOf(1)).cards).toMatchObject([
      { stage: 'written', total: 18_500, rank: 2, bonus: 500, overall: null, goesOn: true },
      { stage: 'interview', parts: [{ marks: 9_000, fullMarks: 10_000 }], total: 8_667, rank: 2, overall: null },
    ])

    await publish('final')
    expect((await resultOf(1)).cards[0]?.overall).toEqual({
      written: 18_500,
      skill: null,
      interview: 8_667,
      total: 7_667,
      rank: 1,
    })
    const overalls = [0, 2].map(async index => (await resultOf(index)).cards[0]?.overall)
    expect(await Promise.all(overalls)).toMatchObject([
      { total: 7_561, rank: 3 },
      { interview: 9_176, total: 7_639, rank: 2 },
    ])
    expect((await resultOf(3)).cards[0]?.overall).toBeNull()
    expect(await checkLists(service.db, EXAM)).toEqual({ lists: 2, faults: [] })

    // A correction of the panel alone is a change too.
    const { changes } = await upload(
      service,
      one,
      scores([at(0).ticket, '80', '二'], [at(1).ticket, '90', '二'], [at(2).ticket, '违纪', '']),
      'interview-scores',
    )
    expect(changes).toEqual([
      { what: at(0).ticket, field: '考官组', before: '一', after: '二' },
      { what: at(2).ticket, field: '面试', before: '90.00', after: '违纪' },
      { what: at(2).ticket, field: '考官组', before: '一', after: '（无）' },
    ])
  })

  test('replace tickets of those alone whose time, place or turn is another one', async () => {
    await publish('shortlist')
    await load(csvFile(arrangement('1', '2', '3')), 'interview-tickets')
    const [first, second] = [await ticketOf(0), await ticketOf(1)]
    const afternoon = session(at(1).ticket, '1', '13:10').with(3, '13:30').with(4, '17:30')
    const moved = csvFile([HEAD, session(at(0).ticket, '1'), afternoon, session(at(2).ticket, '3')])
    const { figures } = await upload(service, one, moved, 'interview-tickets')
    expect(figures).toEqual({ added: 0, changed: 1, gone: 0, same: 2 })
    expect(await load(moved, 'interview-tickets')).toMatchObject({ code: codes.ok })
    expect((await ticketOf(0)).revision).toBe(1)
    expect(await ticketOf(1)).toMatchObject({ revision: 2, seat: 1 })
    expect([await stateOf(first.code), await stateOf(second.code)]).toEqual(['genuine', 'replaced'])
    expect(await titlesOf(1)).toContain('面试安排有调整，请重新打印准考证')
    expect(await titlesOf(0)).not.toContain('面试安排有调整，请重新打印准考证')
  })

  test('have no ticket for whoever has left: the shortlist’s next version takes theirs back', async () => {
    await publish('shortlist')
    await load(csvFile(arrangement('1', '2', '3')), 'interview-tickets')
    const { code } = await ticketOf(0)
    const stale = await handOn(service, one, csvFile(arrangement('3', '2', '1')), 'interview-tickets')
    await publish('shortlist', { out: [at(0).ticket], reason: '一人放弃' })
    await expect(ticketOf(0)).rejects.toMatchObject({ code: codes.notFound })
    expect(await stateOf(code)).toBe('replaced')
    expect(await release(service, other, stale)).toMatchObject({ code: codes.wrongState })
    // Whoever moves up has a ticket with the next table, and whoever has left is in none.
    const rows = [1, 2, 3].map(index => session(at(index).ticket, String(index)))
    expect(await load(csvFile([HEAD, ...rows]), 'interview-tickets')).toMatchObject({ code: codes.ok })
    expect((await ticketOf(3)).seat).toBe(3)
  })

  test('are open until they are over, to their holder and to whoever shows name and number', async () => {
    await publish('shortlist')
    await load(csvFile(arrangement('1', '2', '3')), 'interview-tickets')
    const named = { idNumber: idNumberOf(1) }
    expect((await lookFor(service, named)).ticket).toBe(true)
    await expect(service.call(groupTicket, { id: at(0).id, group: 'written' }, at(0).person)).rejects.toMatchObject({
      code: codes.wrongState,
    })
    const input = { id: at(0).id, group: 'interview' } as const
    await expect(service.call(groupTicket, input, at(1).person)).rejects.toMatchObject({ code: codes.notFound })
    await service.db.run(sql`
      update exam_tickets set arrives_at = arrives_at - interval '11 days', starts_at = starts_at - interval '11 days',
        ends_at = ends_at - interval '11 days'`)
    await expect(service.call(groupTicket, input, at(0).person)).rejects.toMatchObject({ code: codes.wrongState })
    expect((await lookFor(service, named)).ticket).toBe(false)
  })

  test('can do without interviews: a skill test is issued at a prompt, its turns drawn by lot, and counts by its share', async () => {
    await begin({ writtenShare: 5_000, interviewShare: 0, skillShare: 5_000 })
    await publish('shortlist')
    const issue = (rows: readonly (readonly string[])[]) =>
      issueStage(
        service.db,
        { exam: EXAM, kind: 'skill-tickets', bytes: Buffer.from(csvOf(rows)) },
        service.clock.now(),
      )
    expect(await issue(arrangement('1', '', '2'))).toEqual({
      faults: ['3\t序号\t同一考场里有人填了序号，其他人也要填'],
    })
    await expect(ticketOf(0, 'skill')).rejects.toMatchObject({ code: codes.notFound })
    const done = { title: '测试考试 101', issued: 3, revised: 0, left: 0 }
    expect(await issue(arrangement('', '', ''))).toEqual(done)
    const turns = async () =>
      (await Promise.all([0, 1, 2].map(index => ticketOf(index, 'skill')))).map(({ seat }) => seat)
    const drawn = await turns()
    expect(drawn.toSorted()).toEqual([1, 2, 3])
    // Whoever is drawn once keeps it.
    expect(await issue(arrangement('', '', ''))).toEqual({ ...done, issued: 0 })
    expect(await turns()).toEqual(drawn)

    const head = ['报名序号', '技能测试']
    const marks = [0, 1, 2].map(index => [at(index).number, ['缺考', '80', '90'][index] ?? ''])
    expect(await load(csvFile([head, ...marks]), 'skill-scores')).toMatchObject({ code: codes.ok })
    await publish('final')
    const overallOf = async (index: number) =>
      (await service.call(registrationResult, { id: at(index).id }, at(index).person)).cards[0]?.overall
    expect(await Promise.all([0, 1, 2].map(overallOf))).toEqual([
      { written: 20_000, skill: null, interview: null, total: null, rank: null },
      { written: 18_000, skill: 8_000, interview: null, total: 7_000, rank: 2 },
      { written: 16_000, skill: 9_000, interview: null, total: 7_167, rank: 1 },
    ])
  })
})
