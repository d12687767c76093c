import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { applyForExam, cancelRegistration } from '#contract/exam-registrations'
import { approveReviews } from '#contract/exam-reviews'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { creating, drainQueue, exam, sent, stands, write } from '../exam-registrations/testing.ts'
import type { TestPerson } from '../testing.people.ts'
import { ROUNDS } from '../testing.rounds.ts'
import { createTestService, type TestService } from '../testing.ts'
import { calls, claim, claimed, decide, drawSalt, officers } from './testing.ts'
import { waiting } from './testing.waiting.ts'

const codeOf = async (answer: ReturnType<typeof decide>) => Object((await answer).body).code

describeOnBothEngines('officers at the same moment', open => {
  let service: TestService
  beforeEach(async () => {
    service = createTestService(await open(), calls)
    await exam(service)
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  test('one of two gets the last; the other is told that it is in hand', async () => {
    await waiting(service, 1)
    const people = await officers(service, ['review'], ['review'])
    for (let round = 0; round < 5 * ROUNDS; round += 1) {
      const both = await Promise.all(people.map(person => claim(service, person)))
      expect(both.filter(({ item }) => item !== null)).toHaveLength(1)
      expect(both.find(({ item }) => item === null)).toMatchObject({ left: 1, passed: 0 })
      await service.db.run(sql`delete from exam_review_locks`)
    }
  })

  test('one who claims and decides from several windows decides once', async () => {
    await waiting(service, 2)
    const [person] = await officers(service, ['review'])
    if (!person) throw new Error('nobody')
    const items = await Promise.all([claimed(service, person), claimed(service, person), claimed(service, person)])
    expect(new Set(items.map(({ id }) => id)).size).toBe(1)
    const answers = await Promise.all(items.map(item => codeOf(decide(service, person, item, 'refuse'))))
    expect(answers.filter(code => code === codes.ok)).toHaveLength(1)
    expect(await service.db.query(sql`select 1 from exam_review_judgements`)).toHaveLength(1)
  })

  test('an approval and a candidate who takes it back: one of them happens', async () => {
    const [person] = await officers(service, ['review'])
    if (!person) throw new Error('nobody')
    for (let round = 0; round < 3 * ROUNDS; round += 1) {
      const candidate = await service.seeker()
      const { id } = await sent(service, candidate)
      const item = await claimed(service, person)
      const [decided] = await Promise.all([
        codeOf(decide(service, person, item, 'approve')),
        service.sendRaw(cancelRegistration, { id }, candidate),
      ])
      // Approved first it can still be taken back; taken back first there is nothing to approve.
      expect((await stands(service, candidate, id))[0]).toBe('4')
      const steps = await service.db.query<{ what: string }>(sql`
        select what from exam_registration_steps where registration_id = ${id} order by place`)
      expect(steps.map(({ what }) => what)).toEqual(
        decided === codes.ok && steps.length === 3 ? ['submit', 'approve', 'withdraw'] : ['submit', 'withdraw'],
      )
    }
  })

  test('two who want the last place of a city: one is received; of the other nothing is there but their draft', async () => {
    await service.db.run(sql`update exam_rounds set seats = 1`)
    const written = []
    for (const whose of [await service.seeker(), await service.seeker()])
      written.push({ whose, ...(await write(service, whose)) })
    const sendings = await Promise.all(
      written.map(({ whose, id, version }) => service.sendRaw(applyForExam, { id, version }, creating(whose))),
    )
    await drainQueue(service)
    const told = sendings.map(({ body }) => Object(body).code).filter(code => code === codes.quotaReached)
    const late = await service.db.query(sql`select 1 from exam_submissions where code = ${codes.quotaReached}`)
    expect(told.length + late.length).toBe(1)
    const rows = await service.db.query(sql`
      select g.status, g.holds_seat, g.number is null as numberless, g.receipt is null as unsigned,
        (select count(*) from exam_registration_steps s where s.registration_id = g.id) as steps,
        (select count(*) from messages m where m.user_id = g.user_id) as messages, o.held
      from exam_registrations g join exam_rounds o on o.id = g.round_id order by g.status nulls last`)
    expect(rows).toEqual([
      { status: '0', holds_seat: true, numberless: false, unsigned: false, steps: 1, messages: 1, held: 1 },
      { status: null, holds_seat: false, numberless: true, unsigned: true, steps: 0, messages: 0, held: 1 },
    ])
  })

  test('two who approve the last together from the list: one has done it, the other is told', async () => {
    await service.db.run(sql`update exam_rounds set seats = 1`)
    const people = await officers(service, ['review'], ['review'])
    for (let round = 0; round < ROUNDS; round += 1) {
      const candidate = await service.seeker()
      const { id } = await sent(service, candidate)
      await drawSalt(service, [id], false)
      const [row] = await service.db.query<{ turn: number }>(sql`select turn from exam_registrations where id = ${id}`)
      const items = [{ id, turn: row?.turn ?? 0 }]
      const both = await Promise.all(people.map(one => service.call(approveReviews, { exam: '101', items }, one)))
      expect(both.flatMap(({ results }) => results).sort((one, other) => (one.state < other.state ? -1 : 1))).toEqual([
        { id, state: 'done', obstacle: '' },
        { id, state: 'left', obstacle: '这份报名已经有结果，不需要再审核' },
      ])
      const [after] = await service.db.query(sql`
        select status, held, (select count(*) from exam_registration_steps where registration_id = ${id}) as steps,
          (select count(*) from exam_review_judgements where registration_id = ${id}) as judgements,
          (select count(*) from messages where user_id = ${candidate.id}) as messages
        from exam_registrations g join exam_rounds o on o.id = g.round_id where g.id = ${id}`)
      expect(after).toEqual({ status: '2', held: 1, steps: 2, judgements: 1, messages: 2 })
      await service.call(cancelRegistration, { id }, candidate)
    }
  })

  test('an approval, a candidate who takes the last place back and another who wants it: as many places are held as there are holders', async () => {
    await service.db.run(sql`update exam_rounds set seats = 1`)
    const [person] = await officers(service, ['review'])
    if (!person) throw new Error('nobody')
    for (let round = 0; round < ROUNDS; round += 1) {
      const [first, second] = [await service.seeker(), await service.seeker()]
      const held = await sent(service, first)
      const wanting = await write(service, second)
      const item = await claimed(service, person)
      await Promise.all([
        decide(service, person, item, 'approve'),
        service.sendRaw(cancelRegistration, { id: held.id }, first),
        service.sendRaw(applyForExam, wanting, creating(second)),
      ])
      await drainQueue(service)
      expect((await stands(service, first, held.id))[0]).toBe('4')
      const [got] = await stands(service, second, wanting.id)
      const [places] = await service.db.query(sql`
        select held, (select count(*) from exam_registrations where holds_seat) as holders from exam_rounds where id = 101`)
      expect(places).toEqual(got === '0' ? { held: 1, holders: 1 } : { held: 0, holders: 0 })
      if (got === '0') await service.call(cancelRegistration, { id: wanting.id }, second)
    }
  })

  test('twenty officers drain two hundred: each is decided exactly once, and refused by two', {
    timeout: 120_000,
  }, async () => {
    await waiting(service, 200)
    const people = await officers(
      service,
      ...Array.from({ length: 20 }, (_, at) => (at < 14 ? (['review'] as const) : (['second', 'review'] as const))),
    )
    const drain = async (person: TestPerson, at: number) => {
      let decided = 0
      for (let empty = 0; empty < 3; ) {
        const { item, left } = await claim(service, person)
        if (!item) {
          empty += left > 0 ? 0 : 1
          continue
        }
        const code = await codeOf(decide(service, person, item, (decided + at) % 4 === 0 ? 'refuse' : 'approve'))
        expect(code).toBe(codes.ok)
        decided += 1
      }
      return decided
    }
    await Promise.all(people.map(drain))
    // Those whom a second was still looking at when somebody had given up.
    for (const [at, person] of people.entries()) await drain(person, at)
    const [row] = await service.db.query(sql`
      select count(*) filter (where status = '0') as waiting, count(*) filter (where status in ('1', '2')) as decided,
        count(*) filter (where status = '1' and (select count(*) from exam_review_judgements j
          where j.registration_id = g.id) < 2) as alone,
        (select count(*) from exam_registration_steps) as steps, (select count(*) from exam_review_locks) as locks
      from exam_registrations g`)
    expect(row).toEqual({ waiting: 0, decided: 200, alone: 0, steps: 200, locks: 0 })
  })
})
