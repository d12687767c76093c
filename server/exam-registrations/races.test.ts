import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import {
  appealRegistration,
  applyForExam,
  cancelRegistration,
  confirmRegistration,
  repairRegistration,
} from '#contract/exam-registrations'
import { goTo } from '../applications/testing.ts'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { describeOnPostgres } from '../db/testing.ts'
import { readSettings } from '../settings.ts'
import type { TestPerson } from '../testing.people.ts'
import { during } from '../testing.races.ts'
import { ROUNDS } from '../testing.rounds.ts'
import { createTestService, type TestService } from '../testing.ts'
import { cancelPositionIn } from './office.ts'
import { sendForm } from './send-form.ts'
import { drafts } from './testing.drafts.ts'
import {
  apply,
  calls,
  confirmed,
  creating,
  drainQueue,
  exam,
  idNumberOf,
  office,
  order,
  press,
  sent,
  stands,
  upkeep,
  write,
} from './testing.ts'

/** What became of each. */
const codesOf = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.map(result => (result.status === 'fulfilled' ? codes.ok : Number(Object(result.reason).code)))
const outcomes = async (work: readonly Promise<unknown>[]) => codesOf(await Promise.allSettled(work))

const counted = (all: readonly number[], code: number) => all.filter(one => one === code).length

describeOnPostgres('many at the same moment', open => {
  let service: TestService
  let person: TestPerson
  beforeEach(async () => {
    service = createTestService(await open(), calls)
    person = await service.seeker()
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  test('a hundred times the same form is one registration with one receipt', async () => {
    await exam(service)
    const { id, version } = await write(service, person)
    const sends = Array.from({ length: 100 }, () => service.call(applyForExam, { id, version }, creating(person)))
    await Promise.all(sends)
    await drainQueue(service)
    const receipts = await Promise.all(sends.map(() => apply(service, person, { id, version })))
    expect(new Set(receipts.map(receipt => JSON.stringify(receipt))).size).toBe(1)
    expect(await service.db.query(sql`select 1 from exam_registration_steps`)).toHaveLength(1)
    expect(await service.db.query(sql`select 1 from messages`)).toHaveLength(1)
  })

  test('two accounts with one identity number are one registration', async () => {
    await exam(service)
    const people = await Promise.all(Array.from({ length: 8 }, () => service.seeker()))
    const written: { id: string; version: number; whose: TestPerson }[] = []
    for (const whose of people) written.push({ ...(await write(service, whose, { idNumber: idNumberOf(700) })), whose })
    const all = await outcomes(
      written.map(({ id, version, whose }) => service.call(applyForExam, { id, version }, creating(whose))),
    )
    await drainQueue(service)
    const queued = await service.db.query(sql`select 1 from exam_submissions where code = ${codes.alreadyApplied}`)
    expect(counted(all, codes.ok) - queued.length).toBe(1)
    expect(counted(all, codes.alreadyApplied) + queued.length).toBe(7)
    expect(await service.db.query(sql`select 1 from exam_registrations where status = '0'`)).toHaveLength(1)
  })

  test('five hundred who want the last fifty places get exactly fifty', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      service = createTestService(await open(), calls)
      await exam(service, { seats: 60 })
      await service.db.run(sql`update exam_rounds set held = 10`)
      const waiting = await drafts(service, 500)
      const all = await outcomes(
        waiting.map(({ id, whose }) => service.call(applyForExam, { id, version: 1 }, creating(whose))),
      )
      await drainQueue(service)
      const late = await service.db.query<{ id: string }>(sql`
        select registration_id as id from exam_submissions where code = ${codes.quotaReached}`)
      expect(counted(all, codes.ok) - late.length).toBe(50)
      expect(counted(all, codes.quotaReached) + late.length).toBe(450)
      const [round] = await service.db.query(sql`
        select held, (select count(*) from exam_registrations where status = '0' and holds_seat) as taken from exam_rounds`)
      expect(round).toEqual({ held: 60, taken: 50 })
      const [first] = await service.db.query<{ id: string; user_id: string }>(sql`
        select id, user_id from exam_registrations where status = '0' limit 1`)
      const winner = waiting.find(({ id }) => id === first?.id)
      const loser = waiting.find(({ id }, at) => all[at] === codes.quotaReached || late.some(one => one.id === id))
      if (!winner || !loser) throw new Error('nobody won')
      await service.call(cancelRegistration, { id: winner.id }, winner.whose)
      await service.call(applyForExam, { id: loser.id, version: 1 }, creating(loser.whose))
      expect(await service.db.query(sql`select held from exam_rounds`)).toEqual([{ held: 60 }])
      await rm(service.dataDir, { recursive: true, force: true })
    }
  })

  test('a review, a cancellation and another review leave one history in which each step follows from the one before', async () => {
    await exam(service)
    for (let round = 0; round < 3 * ROUNDS; round += 1) {
      const whose = await service.seeker()
      const { id, number } = await sent(service, whose)
      const { approve, refuse, askRepair } = office(service)
      await Promise.allSettled([
        approve(number),
        refuse(number),
        askRepair(number),
        service.call(cancelRegistration, { id }, whose),
        service.call(confirmRegistration, { id }, whose),
        approve(number),
      ])
      const [row] = await service.db.query<{ steps: number; places: number }>(sql`
        select count(*) as steps, max(place) as places from exam_registration_steps where registration_id = ${id}`)
      expect(row?.steps).toBe(row?.places)
      const [status] = await stands(service, whose, id)
      expect(['1', '2', '4', '5']).toContain(status)
    }
  })

  const cancelled = (tx: Queryable) =>
    cancelPositionIn(tx, { exam: '101', code: '0101', reason: '' }, service.clock.now())

  test('a form that is sent while its position is cancelled is turned down, for the first time or mended', async () => {
    await exam(service)
    const { id, version } = await write(service, person)
    const other = await service.seeker()
    const mending = await sent(service, other)
    await office(service).askRepair(mending.number)
    const all = await during<unknown>(service.db, cancelled, () => [
      service.call(applyForExam, { id, version }, creating(person)),
      service.call(repairRegistration, { id: mending.id, version: mending.version }, other),
    ])
    expect(codesOf(all)).toEqual([codes.invalid, codes.invalid])
    expect([await stands(service, person, id), await stands(service, other, mending.id)]).toEqual([
      [null, null],
      ['5', 'repair'],
    ])
  })

  test('a position that is cancelled while a form is sent finds that form, and refuses it', async () => {
    await exam(service)
    const { id, version } = await write(service, person)
    const sending = (tx: Queryable) =>
      sendForm({ id, version }, true, {
        db: tx,
        user: { id: person.id, userType: 2 },
        now: service.clock.now(),
        settings: readSettings({ NODE_ENV: 'test', DATA_DIR: service.dataDir }),
      })
    expect(codesOf(await during(service.db, sending, () => [service.db.tx(cancelled)]))).toEqual([codes.ok])
    expect(await stands(service, person, id)).toEqual(['1', null])
  })

  test('nobody is let in to a position, or to its fee, once it is cancelled', async () => {
    await exam(service)
    const [second, third] = [await service.seeker(), await service.seeker()]
    const [waiting, approved] = [await sent(service, person), await sent(service, second)]
    await office(service).approve(approved.number)
    const appealing = await sent(service, third)
    await office(service).refuse(appealing.number)
    // As what came to be before positions were held, or by an appeal.
    await service.db.run(sql`update exam_positions set state = 'cancelled' where id = 1011`)
    await service.call(appealRegistration, { id: appealing.id, reason: '材料符合公告的要求，请再看一次' }, third)
    expect([await office(service).approve(waiting.number), await office(service).approve(appealing.number)]).toEqual([
      null,
      null,
    ])
    await expect(service.call(confirmRegistration, { id: approved.id }, second)).rejects.toMatchObject({
      code: codes.wrongState,
      message: '报考的职位已取消，不能再确认',
    })
    await upkeep(service)
    expect([
      await stands(service, person, waiting.id),
      await stands(service, second, approved.id),
      await stands(service, third, appealing.id),
    ]).toEqual([
      ['1', null],
      ['4', null],
      ['1', null],
    ])
  })

  test('a payment, a cancellation and the deadline: the fee is used, or goes back, and never both', async () => {
    await exam(service)
    for (let round = 0; round < 4 * ROUNDS; round += 1) {
      const whose = await service.seeker()
      const start = service.clock.now().getTime()
      const { id } = await confirmed(service, whose)
      const { url, order: number } = await order(service, whose, id)
      const [until] = await service.db.query<{ at: string }>(sql`select pay_until as at from exam_rounds`)
      if (round % 2 === 1) await goTo(service, Date.parse(until?.at ?? '') - 1)
      await Promise.allSettled([
        press(service, url, 'success'),
        service.call(cancelRegistration, { id }, whose),
        upkeep(service),
        service.call(confirmRegistration, { id }, whose),
      ])
      const [status] = await stands(service, whose, id)
      const [money] = await service.db.query<{ received: number; returned: number }>(sql`
        select (select count(*) from payment_receipts where order_number = ${number}) as received,
          (select count(*) from payment_refunds where order_number = ${number}) as returned`)
      expect([status, money?.received, money?.returned]).toEqual(
        status === '3' ? ['3', 1, 0] : ['4', money?.received, money?.received],
      )
      await goTo(service, start)
    }
  })
})
