import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { achievement, askRecheck, registrationResult, resultInfo, tableColumns } from '#contract/exam-tickets'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { sessionCalls } from '../session/index.ts'
import type { TestPerson } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { examTicketsCalls } from './index.ts'
import { days, examAt, insertRegistration, insertScore, insertTicket, lookFor } from './testing.ts'

const DAY = 86_400
const exam = '101'

describeOnBothEngines('scores', open => {
  let service: TestService
  let person: TestPerson
  let id: string
  beforeEach(async () => {
    service = createTestService(await open(), [...examTicketsCalls, ...sessionCalls])
    person = await service.seeker()
    await examAt(service, days.scored)
    id = await insertRegistration(service, { person })
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  const card = (who?: TestPerson) => service.call(achievement, { exam }, who ?? person)
  const result = () => service.call(registrationResult, { id }, person)
  const recheck = (given: object = {}, who = person, idempotencyKey: string = randomUUID()) =>
    service.call(askRecheck, { id, paper: 'A', cause: 'sum', ...given }, { token: who.token, idempotencyKey })

  test('show each part, the total, the rank, the line and whether one goes on', async () => {
    const number = await insertTicket(service, id)
    await insertScore(service, id)
    expect(await card()).toMatchObject({
      id,
      ticket: number,
      position: { unit: '测试市图书馆', headcount: 2 },
      parts: [
        { paper: 'A', title: '职业能力倾向测验', marks: 9_850, fullMarks: 15_000, flag: '' },
        { paper: 'B', marks: 10_125 },
      ],
      total: 19_975,
      rank: 2,
      line: 18_000,
      goesOn: true,
    })
    const audited = await service.db.query(sql`select actor, action, subject_id from audit_log`)
    expect(audited).toEqual([{ actor: person.id, action: 'exam-score.read', subject_id: id }])
  })

  test('say 缺考 and 违纪 apart from nought, as rows under the columns of the exam', async () => {
    const parts = { A: { marks: null, flag: 'absent' }, B: { marks: 0, flag: '' } }
    await insertScore(service, id, { parts })
    const { columns } = await service.call(tableColumns, { exam })
    const { rows, released, title } = await service.call(resultInfo, { exam }, person)
    expect([released, title]).toEqual([true, '测试考试 101成绩单'])
    const known = new Set(columns.map(({ key }) => key))
    expect(rows.flatMap(row => Object.keys(row)).filter(key => !known.has(key))).toEqual([])
    expect(rows).toEqual([
      { paper: '职业能力倾向测验', marks: '缺考', fullMarks: '150.00' },
      { paper: '综合应用能力', marks: '0.00', fullMarks: '150.00' },
      { paper: '合计', marks: '199.75', fullMarks: '300.00', rank: '2', line: '180.00', goesOn: '是' },
    ])
    await insertScore(service, id, { stage: 'interview', parts: { 面试: { marks: 8_520, flag: '' } } })
    const both = await service.call(resultInfo, { exam }, person)
    expect(both.rows.map(({ paper }) => paper)).toContain('面试：合计')
  })

  test('are seen neither before the time of the exam nor before they are released', async () => {
    await insertScore(service, id, { releasedIn: 1 })
    await expect(card()).rejects.toMatchObject({ code: codes.notFound })
    expect(await service.call(resultInfo, { exam }, person)).toMatchObject({ rows: [], released: false })
    expect((await result()).cards).toEqual([])
    expect((await lookFor(service)).score).toBe(false)
    service.clock.advance(3_600)
    expect((await card()).total).toBe(19_975)

    await service.db.run(sql`
      update exams set scores_at = ${new Date(service.clock.now().getTime() + 60_000)},
        recheck_until = ${new Date(service.clock.now().getTime() + DAY * 1_000)}`)
    await expect(card()).rejects.toMatchObject({ code: codes.wrongState, message: expect.stringContaining('公布') })
    expect((await result()).cards).toEqual([])
    await expect(recheck()).rejects.toMatchObject({ code: codes.wrongState })
  })

  test('are their owner’s, or had with a pass', async () => {
    await insertScore(service, id)
    for (const who of [await service.seeker(), await service.employer()]) {
      await expect(card(who)).rejects.toMatchObject({ code: codes.notFound })
      await expect(service.call(resultInfo, { exam }, who)).rejects.toMatchObject({ code: codes.notFound })
    }
    await expect(service.call(achievement, { exam })).rejects.toMatchObject({ code: codes.notFound })
    const { pass, score } = await lookFor(service)
    expect(score).toBe(true)
    expect((await service.call(achievement, { exam, pass })).id).toBe(id)
  })

  test('of every group stand in one’s own result, with what was asked to be looked at again', async () => {
    await insertScore(service, id)
    await insertScore(service, id, { stage: 'interview', parts: { 面试: { marks: 8_520, flag: '' } } })
    await recheck({ note: '与估分相差很大' })
    const { cards, rechecks, registration } = await result()
    expect(cards.map(({ stage, parts }) => [stage, parts.length])).toEqual([
      ['written', 2],
      ['interview', 1],
    ])
    expect(registration).toMatchObject({ id, examId: '101' })
    expect(rechecks).toMatchObject([{ paper: 'A', cause: 'sum', state: 'asked', answer: '' }])
    await expect(service.call(registrationResult, { id }, await service.seeker())).rejects.toMatchObject({
      code: codes.notFound,
    })
  })

  test('are looked at again once for each paper, for a listed cause, in time', async () => {
    await expect(recheck()).rejects.toMatchObject({ code: codes.invalid })
    await insertScore(service, id)
    await expect(recheck({ cause: '想多几分' })).rejects.toMatchObject({ code: codes.invalid })
    await expect(recheck({ paper: 'C' })).rejects.toMatchObject({ code: codes.invalid })
    await expect(recheck({}, await service.seeker())).rejects.toMatchObject({ code: codes.notFound })
    const key = randomUUID()
    expect(await recheck({}, person, key)).toEqual(await recheck({}, person, key))
    await expect(recheck({ cause: 'part' })).rejects.toMatchObject({ code: codes.wrongState })
    const { rechecks } = await recheck({ paper: 'B', cause: 'missing' })
    expect(rechecks.map(({ paper, state }) => [paper, state])).toEqual([
      ['A', 'asked'],
      ['B', 'asked'],
    ])
    expect((await result()).rechecks).toEqual(rechecks)
    const [row] = await service.db.query(sql`
      select detail from audit_log where action = 'exam-recheck.ask' order by id limit 1`)
    expect(row).toEqual({ detail: { cause: 'sum', paper: 'A' } })

    await service.db.run(sql`delete from exam_rechecks`)
    await service.db.run(sql`update exams set recheck_until = ${service.clock.now()}`)
    await expect(recheck()).rejects.toMatchObject({ code: codes.wrongState })
  })

  test('of a later stage are looked at again in the days that the notice gives them, else in the exam’s own window', async () => {
    await insertScore(service, id)
    await insertScore(service, id, { stage: 'interview', parts: { 面试: { marks: 8_520, flag: '' } } })
    const ends = async () => (await result()).cards.map(({ recheckUntil }) => recheckUntil)
    const give = (interview: number) =>
      service.db.run(sql`update exam_themes set rules = ${sql.json([{ recheck: { interview } }])}`)
    const ask = () => recheck({ paper: '面试' })
    const [own] = await ends()
    expect(await ends()).toEqual([own, own])

    // They came out on 3 June, which does not count.
    await give(3)
    const last = Date.parse('2025-06-07T00:00:00+08:00')
    expect(await ends()).toEqual([own, last])
    await service.db.run(sql`update exams set recheck_until = ${service.clock.now()}`)
    await expect(recheck()).rejects.toMatchObject({ code: codes.wrongState })
    service.clock.advance((last - service.clock.now().getTime()) / 1_000 - 1)
    await service.db.run(sql`
      update sessions set seen_at = ${service.clock.now()}, expires_at = ${new Date(last + DAY * 1_000)}`)
    expect((await ask()).rechecks).toMatchObject([{ paper: '面试', state: 'asked' }])
    await service.db.run(sql`delete from exam_rechecks`)
    service.clock.advance(1)
    await expect(ask()).rejects.toMatchObject({ code: codes.wrongState })

    await give(0)
    const [, card] = (await result()).cards
    expect(card?.recheckUntil).toBe(card?.releasedAt)
    await expect(ask()).rejects.toMatchObject({ code: codes.wrongState })
  })
})
