import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import {
  applyForExam,
  registrationInfo,
  repairRegistration,
  saveRegistration,
  sendingPlace,
} from '#contract/exam-registrations'
import { listMessages } from '#contract/messages'
import { goTo } from '../../applications/testing.ts'
import { type Db, quietLogger } from '../../db/db.ts'
import { DbError, sqlStates } from '../../db/errors.ts'
import { sql } from '../../db/sql.ts'
import { poisoned } from '../../db/testing.poison.ts'
import { describeOnBothEngines } from '../../db/testing.ts'
import { readSettings } from '../../settings.ts'
import type { TestPerson } from '../../testing.people.ts'
import { createTestService, type TestService } from '../../testing.ts'
import { type Draft, drafts } from '../testing.drafts.ts'
import { calls, creating, drainQueue, exam, idNumberOf, office, sent, stands, upkeep, write } from '../testing.ts'
import { takeTurn } from './drain.ts'

describeOnBothEngines('forms that are sent when too many are', open => {
  let service: TestService
  beforeEach(async () => {
    service = createTestService(await open(), calls)
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  const apply = ({ id, whose }: Draft) => service.call(applyForExam, { id, version: 1 }, creating(whose))
  const place = ({ id, whose }: Draft) => service.call(sendingPlace, { id }, whose)
  const parts = (db: Db = service.db) => ({
    db,
    clock: service.clock,
    settings: readSettings({ NODE_ENV: 'test', DATA_DIR: service.dataDir }),
    logger: quietLogger,
  })

  /** One that waits already, so that whoever comes waits as well. */
  async function queueUp(waiting: readonly Draft[]): Promise<void> {
    for (const { id } of waiting) {
      await service.db.run(sql`
        insert into exam_submissions (registration_id, version, is_first, arrived_at)
        values (${id}, 1, true, ${service.clock.now()})`)
    }
  }

  test('wait in the order of their arrival; a place is the account’s, and moves on', async () => {
    await exam(service)
    const [first, second, third] = await drafts(service, 3)
    if (!first || !second || !third) throw new Error('too few')
    await queueUp([first])
    const answer = await apply(second)
    expect(answer).toEqual({ receipt: null, queued: { arrivedAt: service.clock.now().getTime(), place: 2 } })
    service.clock.advance(1)
    expect((await apply(third)).queued?.place).toBe(3)
    expect((await apply(second)).queued).toEqual(answer.queued)
    const info = await service.call(registrationInfo, { id: second.id }, second.whose)
    expect(info).toMatchObject({ queuedAt: answer.queued?.arrivedAt, editable: false, commands: [], receipt: null })
    await expect(
      service.call(saveRegistration, { id: second.id, version: 1, waiver: 'low' }, second.whose),
    ).rejects.toMatchObject({ code: codes.wrongState })
    expect(await takeTurn(parts())).toBe(true)
    expect([(await place(first)).place, (await place(second)).place, (await place(third)).place]).toEqual([0, 1, 2])
    await drainQueue(service)
    expect(await place(third)).toEqual({ place: 0, again: 2 })
    const after = await service.call(registrationInfo, { id: second.id }, second.whose)
    expect(after).toMatchObject({ status: '0', queuedAt: null, receipt: { at: answer.queued?.arrivedAt } })
  })

  test('are never late when they came in time, however long they wait', async () => {
    await exam(service)
    const [first, second] = await drafts(service, 2)
    if (!first || !second) throw new Error('too few')
    const [round] = await service.db.query<{ closes_at: string }>(sql`select closes_at from exam_rounds`)
    const closes = Date.parse(round?.closes_at ?? '')
    await goTo(service, closes - 1)
    await queueUp([first])
    await goTo(service, closes)
    await expect(apply(second)).rejects.toMatchObject({ code: codes.wrongState, message: '报名已截止，不能再提交' })
    await goTo(service, closes + 3_600_000)
    await drainQueue(service)
    const { whose, id } = first
    await goTo(service, closes - 1)
    const after = await service.call(registrationInfo, { id }, whose)
    expect(after).toMatchObject({ status: '0', receipt: { at: closes - 1 } })
  })

  test('are not ended by a deadline that passes while they wait: mended, refused, or never sent before', async () => {
    await exam(service, { seats: 10 })
    const [mending, turned] = [await service.seeker(), await service.seeker()]
    const [asked, refused] = [await sent(service, mending), await sent(service, turned)]
    await office(service).askRepair(asked.number)
    await office(service).refuse(refused.number)
    const [first] = await drafts(service, 1)
    const [round] = await service.db.query<{ closes_at: string; review_until: string; pay_until: string }>(
      sql`select closes_at, review_until, pay_until from exam_rounds`,
    )
    if (!first || !round) throw new Error('too few')
    const begun = service.clock.now().getTime()
    await goTo(service, Date.parse(round.closes_at) - 1)
    await queueUp([first])
    const repair = (one: typeof asked, whose: TestPerson) =>
      service.call(repairRegistration, { id: one.id, version: one.version }, whose)
    expect(await repair(refused, turned)).toMatchObject({ receipt: null, queued: { place: 2 } })
    await goTo(service, Date.parse(round.review_until) - 1)
    expect(await repair(asked, mending)).toMatchObject({ receipt: null, queued: { place: 3 } })
    await goTo(service, Date.parse(round.review_until))
    await upkeep(service)
    await goTo(service, Date.parse(round.pay_until))
    await upkeep(service)
    await goTo(service, Date.parse(round.closes_at) + 30 * 86_400_000)
    await upkeep(service)
    expect(await service.db.query(sql`select 1 from exam_registrations where holds_seat`)).toHaveLength(2)
    await drainQueue(service)
    await goTo(service, begun)
    expect([
      await stands(service, mending, asked.id),
      await stands(service, turned, refused.id),
      await stands(service, first.whose, first.id),
    ]).toEqual([
      ['0', null],
      ['0', null],
      ['0', null],
    ])
    expect(await service.db.query(sql`select held from exam_rounds`)).toEqual([{ held: 3 }])
  })

  test('are told why they could not be taken, until they are written on', async () => {
    await exam(service)
    const [before] = await drafts(service, 1)
    const person = await service.seeker()
    const { id, version } = await write(service, person, { idNumber: idNumberOf(1_000) })
    if (!before) throw new Error('too few')
    await queueUp([before])
    await service.call(applyForExam, { id, version }, creating(person))
    for (let turn = 0; turn < 2; turn += 1) await takeTurn(parts())
    const own = () => service.call(registrationInfo, { id }, person)
    expect(await own()).toMatchObject({
      status: null,
      queuedAt: null,
      editable: true,
      turnedDown: { words: expect.stringContaining('身份证号码'), fields: {} },
    })
    const told = async () => (await service.call(listMessages, {}, person)).list
    expect(await told()).toMatchObject([
      {
        title: '排队提交的报名表没有办成',
        body: expect.stringMatching(/身份证号码已经报名[\s\S]*前可以打开报名表修改，重新提交。$/),
        link: `/exam/enroll/${id}`,
      },
    ])
    expect(
      await service.db.query(sql`
        select actor, subject_id, detail from audit_log where action = 'exam-registration.turnDown'`),
    ).toEqual([{ actor: null, subject_id: id, detail: { by: 'system', code: codes.alreadyApplied } }])
    await service.call(saveRegistration, { id, version, waiver: 'low' }, person)
    expect((await own()).turnedDown).toBeNull()
  })

  test('are told that nothing can be sent any more where their turn comes after closing, and with the outcome or not at all', async () => {
    await exam(service)
    const [first] = await drafts(service, 1)
    if (!first) throw new Error('too few')
    const [round] = await service.db.query<{ closes_at: string }>(sql`select closes_at from exam_rounds`)
    const closes = Date.parse(round?.closes_at ?? '')
    await goTo(service, closes - 1)
    await queueUp([first])
    await service.db.run(sql`update exam_rounds set seats = 1, held = 1`)
    await goTo(service, closes)
    // The message cannot be written: neither is the outcome.
    await expect(takeTurn(parts(poisoned(service.db, '排队提交的报名表没有办成')))).rejects.toThrow('poisoned')
    expect((await place(first)).place).toBe(1)
    await drainQueue(service)
    const { list } = await service.call(listMessages, {}, first.whose)
    expect(list).toMatchObject([
      {
        body: expect.stringMatching(/名额已满[\s\S]*已截止，不能再提交。有疑问的，请联系考试机构。$/),
        link: `/exam/apply-info/${first.id}`,
      },
    ])
  })

  test('a thousand at once: none lost, none doubled, all in order, though who takes them is killed in between', async () => {
    await exam(service)
    const waiting = await drafts(service, 1_000)
    const answers = await Promise.all(waiting.map(apply))
    const queued = answers.filter(answer => answer.queued !== null).length
    expect(queued).toBeGreaterThan(900)
    expect(answers.filter(answer => answer.receipt !== null)).toHaveLength(1_000 - queued)
    const order = await service.db.query<{ id: string }>(sql`
      select registration_id as id from exam_submissions order by arrived_at, place`)
    expect(order).toHaveLength(queued)

    // Whoever works is cut off with every third form, after all of it is written and before it is committed.
    let turns = 0
    const dying: Db = {
      ...service.db,
      tx: work =>
        service.db.tx(async tx => {
          const result = await work(tx)
          turns += 1
          if (turns % 3 === 0) throw new DbError('the connection was lost', { code: sqlStates.connectionLost })
          return result
        }),
    }
    let cuts = 0
    for (let turn = 0; turn < 60; turn += 1) {
      await takeTurn(parts(dying)).catch(() => {
        cuts += 1
      })
    }
    expect(cuts).toBe(20)
    await drainQueue(service)

    const [counts] = await service.db.query(sql`
      select count(*) as steps, count(distinct registration_id) as people,
        (select count(*) from exam_registrations where status = '0') as sent,
        (select count(distinct number) from exam_registrations) as numbers,
        (select count(*) from exam_submissions) as waiting
      from exam_registration_steps`)
    expect(counts).toEqual({ steps: 1_000, people: 1_000, sent: 1_000, numbers: 1_000, waiting: 0 })
    const taken = await service.db.query<{ id: string }>(sql`
      select subject_id as id from audit_log where action = 'exam-registration.submit' order by audit_log.id`)
    const turn = new Map(taken.map(({ id }, at) => [id, at]))
    const direct = 1_000 - queued
    const moved = order.map(({ id }, at) => Math.abs((turn.get(id) ?? -1_000) - direct - at))
    // Three are taken at a time: but for a few that a busy machine held up, each is done within a few turns of its own.
    expect(moved.reduce((sum, one) => sum + one, 0) / moved.length).toBeLessThanOrEqual(10)
  })
})
