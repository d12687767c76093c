import { expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { examImportInfo, examImportTemplate } from '#contract/exam-imports'
import { parseTicketCode, verifyTicketCode } from '#contract/exam-ticket-code'
import {
  groupTicket,
  listSites,
  registrationResult,
  ticketInfo,
  ticketKeys,
  ticketPdf,
  ticketTitle,
} from '#contract/exam-tickets'
import { csvOf } from '../csv.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { checkLists } from '../exam-lists/check.ts'
import { idNumberOf } from '../exam-registrations/testing.ts'
import { lookFor } from '../exam-tickets/testing.ts'
import { bytesOf } from '../resume-files/testing.ts'
import { readSheet } from '../testing.sheet.ts'
import { EXAM, stagesOf, TICKET_HEAD } from './testing.stages.ts'
import { csvFile, handOn, release, upload } from './testing.ts'
import { issueStage } from './tickets/at-a-prompt.ts'

describeOnBothEngines('the later stages of an exam', open => {
  const begun = async () =>
    stagesOf(await open(), { writtenShare: 4_000, interviewShare: 6_000, panelFactor: true, bonusCap: 500 })

  test('go from the shortlist by tickets and marks of panels to the final list', async () => {
    const { service, one, other, day, at, load, publish, session, arrangement, ticketOf, stateOf, titlesOf } =
      await begun()
    const info = (kind: 'interview-tickets' | 'interview-scores') =>
      service.call(examImportInfo, { exam: EXAM, kind }, one)
    expect(await info('interview-tickets')).toMatchObject({ tickets: 0, stored: 0 })
    await publish('shortlist')
    expect(await info('interview-tickets')).toMatchObject({ tickets: 3, stored: 0 })

    // Nothing half: a table with bad rows writes none.
    const bad = [
      TICKET_HEAD,
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
    const { service, one, at, load, publish, session, arrangement, ticketOf, stateOf, titlesOf } = await begun()
    await publish('shortlist')
    await load(csvFile(arrangement('1', '2', '3')), 'interview-tickets')
    const [first, second] = [await ticketOf(0), await ticketOf(1)]
    const afternoon = session(at(1).ticket, '1', '13:10').with(3, '13:30').with(4, '17:30')
    const moved = csvFile([TICKET_HEAD, session(at(0).ticket, '1'), afternoon, session(at(2).ticket, '3')])
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
    const { service, one, other, at, load, publish, session, arrangement, ticketOf, stateOf } = await begun()
    await publish('shortlist')
    await load(csvFile(arrangement('1', '2', '3')), 'interview-tickets')
    const { code } = await ticketOf(0)
    const stale = await handOn(service, one, csvFile(arrangement('3', '2', '1')), 'interview-tickets')
    await publish('shortlist', { out: [at(0).ticket], reason: '一人放弃' })
    await expect(ticketOf(0)).rejects.toMatchObject({ code: codes.notFound })
    expect(await stateOf(code)).toBe('void')
    expect(await release(service, other, stale)).toMatchObject({ code: codes.wrongState })
    // Whoever moves up has a ticket with the next table, and whoever has left is in none.
    const rows = [1, 2, 3].map(index => session(at(index).ticket, String(index)))
    expect(await load(csvFile([TICKET_HEAD, ...rows]), 'interview-tickets')).toMatchObject({ code: codes.ok })
    expect((await ticketOf(3)).seat).toBe(3)
  })

  test('are open until they are over, to their holder and to whoever shows name and number', async () => {
    const { service, at, load, publish, arrangement } = await begun()
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
    const { service, at, load, publish, arrangement, ticketOf } = await stagesOf(await open(), {
      writtenShare: 5_000,
      interviewShare: 0,
      skillShare: 5_000,
    })
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
