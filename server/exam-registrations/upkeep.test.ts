import { existsSync, readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { saveHealthAnswers } from '#contract/exam-registrations'
import { listMessages } from '#contract/messages'
import { goTo } from '../applications/testing.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { insertPhoto, insertRegistration, insertTicket } from '../exam-tickets/testing.ts'
import type { TestPerson } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { calls, exam, idNumberOf, info, office, sent, stands, upkeep, write } from './testing.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

describeOnBothEngines('what happens to registrations by itself', open => {
  let service: TestService
  let person: TestPerson
  let opened: number
  beforeEach(async () => {
    service = createTestService(await open(), calls)
    person = await service.seeker()
    opened = service.clock.now().getTime() - HOUR
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  const at = async (moment: number) => {
    await goTo(service, opened + moment)
    await upkeep(service)
  }
  const reminders = async (whose: TestPerson) =>
    (await service.call(listMessages, {}, whose)).list
      .map(({ title }) => title)
      .filter(title => title.includes('即将截止'))

  test('a review that is overdue passes where the notice says so, and raises the alarm where not', async () => {
    await exam(service, { overdue: 'pass' })
    await exam(service, { id: 102 })
    const other = await service.seeker()
    const [first, second] = [await sent(service, person), await sent(service, other, { exam: 102 })]
    await at(8 * DAY - 1)
    expect(await stands(service, person, first.id)).toEqual(['0', null])
    await at(8 * DAY)
    expect([await stands(service, person, first.id), await stands(service, other, second.id)]).toEqual([
      ['2', null],
      ['0', null],
    ])
    const alarms = service.log.map(line => JSON.parse(line)).filter(({ event }) => event === 'exams.reviews_overdue')
    expect(alarms).toMatchObject([{ level: 'error', exam: 102, waiting: 1 }])
    expect((await info(service, person, first.id)).steps.at(-1)).toMatchObject({ by: 'system', what: 'approve' })
  })

  test('each deadline is told a day ahead, once, even when two services look', async () => {
    await exam(service)
    const [mending, paying] = [await service.seeker(), await service.seeker()]
    await write(service, person)
    const refused = await sent(service, mending)
    const approved = await sent(service, paying)
    await office(service).refuse(refused.number)
    await office(service).approve(approved.number)
    await at(4 * DAY - 1)
    expect(await reminders(person)).toEqual([])
    await goTo(service, opened + 4 * DAY)
    await Promise.all([upkeep(service), upkeep(service)])
    await at(4 * DAY + HOUR)
    expect(await reminders(person)).toEqual(['减免申请即将截止'])
    await at(6 * DAY)
    await at(6 * DAY + HOUR)
    expect(await reminders(mending)).toEqual(['报名表修改即将截止'])
    await at(8 * DAY)
    await at(8 * DAY + HOUR)
    expect([await reminders(paying), await reminders(person)]).toEqual([['缴费即将截止'], ['减免申请即将截止']])
  })

  test('printing, the exam and the end of rechecks are told a day ahead, to whom they concern', async () => {
    await exam(service)
    const [absent, printed] = [await service.seeker(), await service.seeker()]
    const mine = await insertRegistration(service, { person })
    const theirs = await insertRegistration(service, { person: printed, idNumber: idNumberOf(901) })
    await insertRegistration(service, { person: absent, idNumber: idNumberOf(902), status: '4' })
    await insertTicket(service, mine, { seat: 1 })
    await insertTicket(service, theirs, { seat: 2 })
    await service.db.run(sql`update exam_tickets set prints = 1 where registration_id = ${theirs}`)
    const titles = async (whose: TestPerson) =>
      (await service.call(listMessages, {}, whose)).list.map(({ title }) => title).sort()
    await at(19 * DAY - 1)
    expect([await titles(person), await titles(printed)]).toEqual([[], []])
    await at(19 * DAY + HOUR)
    await at(19 * DAY + 2 * HOUR)
    expect([await titles(person), await titles(printed), await titles(absent)]).toEqual([
      ['准考证打印即将截止', '明天考试'],
      ['明天考试'],
      [],
    ])
    await service.db.run(sql`
      insert into exam_scores (registration_id, exam_id, parts, total, released_at)
      values (${theirs}, 101, '{}', 12000, ${new Date(opened + 30 * DAY)})`)
    await at(32 * DAY)
    expect([await titles(person), await titles(printed)]).toEqual([
      ['准考证打印即将截止', '明天考试'],
      ['成绩复核即将截止', '明天考试'],
    ])
  })

  test('what was handed in as proof goes a year after the end, but for those who were chosen', async () => {
    await exam(service)
    const chosen = await insertRegistration(service, { idNumber: idNumberOf(903) })
    const interviewed = await insertRegistration(service)
    const written = await insertRegistration(service, { idNumber: idNumberOf(904) })
    const files = new Map<string, string>()
    for (const id of [chosen, interviewed, written]) {
      const file = await insertPhoto(service, person.id)
      files.set(id, file)
      await service.db.run(sql`
        update exam_registrations set materials = ${sql.json({ degree: [file] })} where id = ${id}`)
      await service.db.run(sql`
        insert into exam_scores (registration_id, exam_id, parts, total, goes_on) values (${id}, 101, '{}', 1, true)`)
    }
    await service.db.run(sql`
      insert into exam_scores (registration_id, exam_id, stage, parts, total, goes_on)
      values (${interviewed}, 101, 'interview', '{}', 1, false)`)
    await service.db.run(sql`update exam_scores set goes_on = null where registration_id = ${written}`)
    const kept = async () => (await service.db.query<{ id: string }>(sql`select id from files`)).map(({ id }) => id)
    await at(60 * DAY + 365 * DAY - 1)
    expect(await kept()).toHaveLength(3)
    await at(60 * DAY + 365 * DAY)
    expect(await kept()).toEqual([files.get(chosen)])
    expect(await service.db.query(sql`select id from exam_registrations where materials <> '{}'`)).toEqual([
      { id: chosen },
    ])
  })

  test('a draft goes thirty days after closing with its photo; what was sent stays', async () => {
    await exam(service)
    const other = await service.seeker()
    await write(service, person)
    await sent(service, other)
    const stored = () =>
      readdirSync(join(service.dataDir, 'files'), { recursive: true, withFileTypes: true }).filter(file =>
        file.isFile(),
      )
    expect(stored()).toHaveLength(2)
    await at(37 * DAY - 1)
    expect(await service.db.query(sql`select 1 from exam_registrations`)).toHaveLength(2)
    await at(37 * DAY)
    expect(await service.db.query(sql`select status from exam_registrations`)).toEqual([{ status: '0' }])
    expect(await service.db.query(sql`select 1 from files`)).toHaveLength(1)
    expect(stored()).toHaveLength(1)
    expect(existsSync(service.dataDir)).toBe(true)
  })

  test('answers about health are gone after thirty days', async () => {
    await exam(service)
    await service.db.run(sql`update exams set health_questions = true`)
    const { id } = await write(service, person)
    await service.call(saveHealthAnswers, { id, well: true, note: '无', agreed: true }, person)
    await at(30 * DAY + HOUR - 1)
    expect(await service.db.query(sql`select 1 from exam_health_answers`)).toHaveLength(1)
    await at(30 * DAY + HOUR)
    expect(await service.db.query(sql`select 1 from exam_health_answers`)).toEqual([])
  })

  test('the place of somebody who was refused and did not come back is free once fees are due', async () => {
    await exam(service, { seats: 1 })
    const { number } = await sent(service, person)
    await office(service).refuse(number)
    const held = async () => (await service.db.query<{ held: number }>(sql`select held from exam_rounds`))[0]?.held
    await at(9 * DAY - 1)
    expect(await held()).toBe(1)
    await at(9 * DAY)
    await at(9 * DAY)
    expect(await held()).toBe(0)
  })
})
