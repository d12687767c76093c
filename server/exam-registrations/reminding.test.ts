import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listMessages } from '#contract/messages'
import { goTo } from '../applications/testing.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { insertRegistration, insertScore, insertTicket } from '../exam-tickets/testing.ts'
import type { TestPerson } from '../testing.people.ts'
import type { TestService } from '../testing.ts'
import { idNumberOf, serviceWithExam, upkeep } from './testing.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

describeOnBothEngines('what candidates are told by itself', open => {
  let service: TestService
  let person: TestPerson
  let opened: number
  beforeEach(async () => {
    ;({ service, person } = await serviceWithExam(await open()))
    opened = service.clock.now().getTime() - HOUR
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  const at = async (moment: number) => {
    await goTo(service, opened + moment)
    await upkeep(service)
  }
  const told = async (whose: TestPerson) =>
    (await service.call(listMessages, {}, whose)).list.map(({ title, link }) => [title, link])

  test('that tickets can be printed is told once they can, to whoever has a good one, and to their phone', async () => {
    const [late, void_] = [await service.seeker(), await service.seeker()]
    const mine = await insertRegistration(service, { person })
    const theirs = await insertRegistration(service, { person: late, idNumber: idNumberOf(903) })
    const gone = await insertRegistration(service, { person: void_, idNumber: idNumberOf(904) })
    await insertTicket(service, mine, { seat: 1 })
    await insertTicket(service, gone, { seat: 2, void: true })
    await at(15 * DAY - 1)
    expect([await told(person), service.outbox.sms]).toEqual([[], []])
    await goTo(service, opened + 15 * DAY)
    await Promise.all([upkeep(service), upkeep(service)])
    await at(15 * DAY + HOUR)
    const once = [['准考证可以打印了', '/exam/exam-ticket/101']]
    expect([await told(person), await told(late), await told(void_)]).toEqual([once, [], []])
    expect(service.outbox.sms).toEqual([
      {
        to: '13970001234',
        template: 'exam-ticket-open',
        text: '“测试考试 101”的准考证可以打印了，请登录后在“我的考试”里打印，考试时与身份证一起带上。',
      },
    ])
    await insertTicket(service, theirs, { seat: 3 })
    await at(16 * DAY)
    expect([await told(person), await told(late), service.outbox.sms.length]).toEqual([once, once, 2])
  })

  test('that scores of the written papers are out is told once they are, to whoever has some, and to their phone', async () => {
    const other = await service.seeker()
    const mine = await insertRegistration(service, { person })
    await insertRegistration(service, { person: other, idNumber: idNumberOf(905) })
    await insertScore(service, mine, { releasedIn: 30 * 24 - 1 })
    await at(30 * DAY - 1)
    expect(await told(person)).toEqual([])
    await goTo(service, opened + 30 * DAY)
    await Promise.all([upkeep(service), upkeep(service)])
    await at(30 * DAY + HOUR)
    expect([await told(person), await told(other)]).toEqual([[['笔试成绩已公布', `/exam/result/${mine}`]], []])
    expect(service.outbox.sms).toEqual([
      {
        to: '13970001234',
        template: 'exam-score-out',
        text: '“测试考试 101”已公布笔试成绩，请登录后在“我的考试”里查看。',
      },
    ])
  })

  test('a later stage is told a day before one has to be there, once for each ticket', async () => {
    const mine = await insertRegistration(service, { person })
    await goTo(service, opened + 40 * DAY)
    await insertTicket(service, mine, { stage: 'interview' })
    const arrives = opened + 45 * DAY
    await service.db.run(sql`
      update exam_tickets set arrives_at = ${new Date(arrives)}, starts_at = ${new Date(arrives + HOUR)},
        ends_at = ${new Date(arrives + 4 * HOUR)}`)
    await at(44 * DAY - 1)
    expect(await told(person)).toEqual([])
    await goTo(service, opened + 44 * DAY)
    await Promise.all([upkeep(service), upkeep(service)])
    await at(44 * DAY + HOUR)
    const one = ['面试即将开始', '/exam/exam-ticket/101?group=interview']
    expect(await told(person)).toEqual([one])
    await service.db.run(sql`
      update exam_tickets set revision = 2, arrives_at = arrives_at + interval '3 days',
        starts_at = starts_at + interval '3 days', ends_at = ends_at + interval '3 days'`)
    await at(46 * DAY)
    expect(await told(person)).toEqual([one])
    await at(47 * DAY)
    expect(await told(person)).toEqual([one, one])
    await service.db.run(sql`
      update exam_tickets set revision = 3, void = true, arrives_at = arrives_at + interval '3 days',
        starts_at = starts_at + interval '3 days', ends_at = ends_at + interval '3 days'`)
    await at(50 * DAY)
    expect(await told(person)).toEqual([one, one])
  })

  test('the end of rechecks of a later stage is told by the days that the notice gives', async () => {
    const mine = await insertRegistration(service, { person })
    await service.db.run(sql`update exam_themes set rules = ${sql.json([{ recheck: { interview: 3 } }])}`)
    await goTo(service, opened + 40 * DAY)
    await insertScore(service, mine, { stage: 'interview' })
    const [score] = await service.db.query<{ day: string }>(sql`
      select (released_at at time zone 'Asia/Shanghai')::date::text as day from exam_scores`)
    const end = Date.parse(`${score?.day}T00:00:00+08:00`) + 4 * DAY
    await at(end - DAY - 1 - opened)
    expect(await told(person)).toEqual([])
    await at(end - DAY - opened)
    await at(end - HOUR - opened)
    expect(await told(person)).toEqual([['面试成绩复核即将截止', `/exam/result/${mine}`]])
  })
})
