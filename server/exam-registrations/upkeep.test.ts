import { existsSync, readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { prepareDiscipline, sendStatement } from '#contract/exam-candidates'
import { saveHealthAnswers } from '#contract/exam-registrations'
import { uploadFile } from '#contract/files'
import { listMessages } from '#contract/messages'
import { goTo } from '../applications/testing.ts'
import { sql } from '../db/sql.ts'
import { poisoned } from '../db/testing.poison.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { examCandidatesCalls } from '../exam-candidates/index.ts'
import { examListsCalls } from '../exam-lists/index.ts'
import { insertScored, release, scoredExam, seal } from '../exam-lists/testing.ts'
import { examOfficeCalls } from '../exam-office/index.ts'
import { officer } from '../exam-office/testing.ts'
import { insertPhoto, insertRegistration, insertTicket } from '../exam-tickets/testing.ts'
import type { TestPerson } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { calls, creating, exam, idNumberOf, info, office, sent, stands, upkeep, write } from './testing.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

describeOnBothEngines('what happens to registrations by itself', open => {
  let service: TestService
  let person: TestPerson
  let opened: number
  beforeEach(async () => {
    service = createTestService(await open(), [...calls, ...examListsCalls, ...examOfficeCalls, ...examCandidatesCalls])
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
    const [reviewer, reader] = [await officer(service, 102, ['review']), await officer(service, 102, ['read'])]
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
    const told = async (whose: TestPerson) => (await service.call(listMessages, {}, whose)).list
    const alarm = {
      title: '报名审核已超过期限',
      body: '“测试考试 102”的审核时间已过，还有 1 份报名没有审核结果，请尽快处理。',
    }
    expect([await told(reviewer), await told(reader)]).toMatchObject([[alarm], []])
    await Promise.all([at(8 * DAY + HOUR), upkeep(service)])
    expect(await told(reviewer)).toHaveLength(1)
    await at(9 * DAY)
    expect(await told(reviewer)).toHaveLength(2)
    await office(service).approve(second.number)
    await at(10 * DAY)
    expect(await told(reviewer)).toHaveLength(2)
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
    await service.db.run(sql`update exam_registrations set reminded = '{ticket,score}'`)
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

  test.each([
    ['hired', ['checkup', 'hire'] as const],
    ['looked into, where nothing was said of hiring', ['checkup'] as const],
  ])('what was handed in as proof goes a year after the end, but for those who were %s', async (_, kinds) => {
    await scoredExam(service)
    const [clerk, other] = [await officer(service, 101, ['prepare']), await officer(service, 101, ['release'])]
    const sat = (written: number, interview?: number) =>
      insertScored(service, 101, {
        written,
        position: 1_012,
        ...(interview !== undefined && { interview, panel: '1' }),
      })
    const [best, next, absent] = [await sat(9_000, 9_000), await sat(8_000, 8_000), await sat(7_000)]
    await seal(service, clerk, { exam: 101 }).then(change => release(service, other, change))
    // The best is found unfit before anybody is hired; a list that was not released says nothing.
    for (const kind of kinds) {
      const out = kind === 'hire' || kinds.length === 1 ? [best] : []
      await release(service, other, await seal(service, clerk, { exam: 101, kind, out }))
    }
    await seal(service, clerk, { exam: 101, kind: 'hire', out: [next], reason: '递补' })
    const files = new Map<string, string>()
    const handIn = async (ticket: string) => {
      const file = await insertPhoto(service, person.id)
      await service.db.run(sql`
        update exam_registrations g set materials = ${sql.json({ degree: [file] })} from exam_tickets t
        where t.registration_id = g.id and t.number = ${ticket}`)
      files.set(ticket, file)
    }
    for (const ticket of [best, next, absent]) await handIn(ticket)
    const kept = async () => (await service.db.query<{ id: string }>(sql`select id from files`)).map(({ id }) => id)
    await at(29 * DAY + 365 * DAY - 1)
    expect(await kept()).toHaveLength(3)
    await at(29 * DAY + 365 * DAY)
    expect(await kept()).toEqual([files.get(next)])
    expect(await service.db.query(sql`select materials from exam_registrations where materials <> '{}'`)).toEqual([
      { materials: { degree: [files.get(next)] } },
    ])
  })

  test('what went along with a statement goes with the proofs', async () => {
    await exam(service)
    const clerk = await officer(service, 101, ['prepare'])
    const { id } = await sent(service, person)
    const breach = { id, article: 6, item: 1, facts: '手机没有放在指定位置，经提醒不改', papers: ['A'] }
    const { id: change } = await service.call(prepareDiscipline, breach, creating(clerk))
    const paper = new File(['%PDF-1.7\n%%EOF\n'], '登记单.pdf')
    const { id: file } = await service.call(uploadFile, { files: [paper] }, creating(person))
    const said = { id: change, version: 0, body: '手机交给了监考人员保管，有登记单可以证明', files: [file] }
    await service.call(sendStatement, said, person)
    const kept = () => service.db.query(sql`select id from files where id = ${file}`)
    await at(60 * DAY + 365 * DAY - 1)
    expect(await kept()).toHaveLength(1)
    await at(60 * DAY + 365 * DAY)
    expect(await kept()).toEqual([])
    expect(await service.db.query(sql`select files from exam_statements`)).toEqual([{ files: [] }])
  })

  test('more drafts than go at once go all the same', async () => {
    await exam(service)
    await service.db.run(sql`
      insert into exam_registrations (id, exam_id, round_id, created_at, updated_at)
      select gen_random_uuid(), 101, 101, now(), now() from generate_series(1, 201)`)
    await at(37 * DAY)
    expect(await service.db.query(sql`select 1 from exam_registrations`)).toEqual([])
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

  test('one that fails keeps no other from its end, nor the other kinds of work, and ends with the next round', async () => {
    await exam(service)
    const people = [person, await service.seeker(), await service.seeker()]
    const ids: string[] = []
    for (const [place, whose] of people.entries()) {
      ids.push(await insertRegistration(service, { person: whose, idNumber: idNumberOf(910 + place), status: '2' }))
    }
    const [, bad = ''] = ids.sort()
    await service.db.run(sql`
      insert into exam_registrations (id, exam_id, round_id, created_at, updated_at)
      select gen_random_uuid(), 101, 101, now(), now() from generate_series(1, 2)`)
    await goTo(service, opened + 37 * DAY)
    await expect(upkeep({ ...service, db: poisoned(service.db, bad) })).rejects.toMatchObject({
      errors: [{ row: bad }],
    })
    const statuses = () =>
      service.db.query<{ id: string; status: string | null }>(
        sql`select id, status from exam_registrations order by id`,
      )
    expect(await statuses()).toEqual(ids.map(id => ({ id, status: id === bad ? '2' : '4' })))
    await upkeep(service)
    expect(await statuses()).toEqual(ids.map(id => ({ id, status: '4' })))
  })

  test('one proof that cannot go keeps no other, and its exam is gone through again', async () => {
    await exam(service)
    const mine = await insertRegistration(service, { person })
    const theirs = await insertRegistration(service, { person: await service.seeker(), idNumber: idNumberOf(920) })
    for (const id of [mine, theirs]) {
      const file = await insertPhoto(service, person.id)
      await service.db.run(sql`
        update exam_registrations set materials = ${sql.json({ degree: [file] })} where id = ${id}`)
    }
    const kept = async () =>
      (await service.db.query(sql`select id from exam_registrations where materials <> '{}'`)).length
    await goTo(service, opened + 60 * DAY + 365 * DAY)
    await expect(upkeep({ ...service, db: poisoned(service.db, mine) })).rejects.toThrow('1 failed')
    expect(await kept()).toBe(1)
    await upkeep(service)
    expect(await kept()).toBe(0)
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
