import { expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { readFairTicket, readShortCode, verifyFairTicket } from '#contract/fair-ticket-code'
import {
  cancelVisit,
  changeVisit,
  fairSlots,
  listFairTickets,
  myFairTicket,
  registerVisit,
} from '#contract/fair-visits'
import { listMessages } from '#contract/messages'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { seedFair } from '../job-fairs/testing.ts'
import { messagesCalls } from '../messages/index.ts'
import { signer } from '../signing.ts'
import type { TestPerson } from '../testing.people.ts'
import { ROUNDS } from '../testing.rounds.ts'
import { createTestService, type TestService } from '../testing.ts'
import { fairVisitsCalls, visitorsOf } from './index.ts'
import { forgetVisits, withdrawVisits } from './leaving.ts'
import { insertTicketOf, register, ticketStates } from './testing.ts'
import { dropOldVisits, keepWaitingLists } from './upkeep.ts'

const DAY = 86_400
const fair = '1'
const codeOf = async (promise: Promise<{ body: unknown }>) => (await promise).body
const titlesOf = async (service: TestService, { token }: TestPerson) =>
  (await service.call(listMessages, { category: 'service' }, { token })).list.map(({ title }) => title)
const mineOf = async (service: TestService, { token }: TestPerson) =>
  (await service.call(myFairTicket, { fair }, { token })).ticket
const refused = (service: TestService, person: TestPerson, slot = 0) =>
  codeOf(
    service.sendRaw(
      registerVisit,
      { fair, slot, wait: false },
      { token: person.token, idempotencyKey: crypto.randomUUID() },
    ),
  )

describeOnBothEngines('visitors of a job fair', open => {
  /** A fair in ten days of six half hours with two places each. */
  const begin = async (given: Parameters<typeof seedFair>[2] = {}) => {
    const service = createTestService(await open(), [...fairVisitsCalls, ...messagesCalls])
    await seedFair(service.db, service.clock.now(), { capacity: 12, ...given })
    return service
  }

  test('get a signed ticket that says nothing of them', async () => {
    const service = await begin()
    const person = await service.seeker()
    const { ticket } = await register(service, person, { slot: 2 })
    expect(ticket).toMatchObject({ state: 'valid', revision: 1, slot: { index: 2 }, ahead: 0, enteredAt: null })
    const code = readFairTicket(ticket.code)
    expect(code).toMatchObject({ fair, slot: 2, revision: 1, number: readShortCode(ticket.shortCode) })
    const { publicKey } = await signer(service)
    expect(await verifyFairTicket(ticket.code, [publicKey])).toBe('genuine')
    expect((await service.call(fairSlots, { fair }, {})).slots[2]).toMatchObject({ places: 2, left: 1, waiting: 0 })
    expect((await service.call(listFairTickets, {}, person)).list).toMatchObject([
      { shortCode: ticket.shortCode, fair: ticket.fair },
    ])
    expect(await visitorsOf(service.db, 1)).toEqual([person.id])
  })

  test('have one ticket for a fair, in however many tabs they ask', async () => {
    const service = await begin()
    const person = await service.seeker()
    const asked = await Promise.allSettled([0, 1, 2, 3].map(slot => register(service, person, { slot })))
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await ticketStates(service)).toEqual({ valid: 1 })
    expect(await refused(service, person, 5)).toMatchObject({ code: codes.alreadyApplied })
  })

  test('get exactly as many last places as there are, a hundred at once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const service = await begin({ capacity: 42 })
      const people = await Promise.all(Array.from({ length: 100 }, () => service.seeker()))
      const asked = await Promise.allSettled(people.map(person => register(service, person)))
      expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(7)
      expect(await ticketStates(service)).toEqual({ valid: 7 })
    }
  })

  test('stand in line for a full slot, and the first is told when a place is free', async () => {
    const service = await begin({ capacity: 6 })
    const [first, second, third] = [await service.seeker(), await service.seeker(), await service.seeker()]
    await register(service, first)
    expect(await refused(service, second)).toMatchObject({ code: codes.quotaReached })
    await register(service, second, { wait: true })
    service.clock.advance(60)
    const { ticket: last } = await register(service, third, { wait: true })
    expect(last).toMatchObject({ state: 'waiting', ahead: 1, code: '', shortCode: '' })
    await service.call(cancelVisit, { fair, revision: 1 }, first)
    expect(await mineOf(service, second)).toMatchObject({ state: 'valid', revision: 2 })
    expect(await mineOf(service, third)).toMatchObject({ state: 'waiting', ahead: 0 })
    expect(await titlesOf(service, second)).toEqual(['候补成功：您有入场名额了'])
    expect(await titlesOf(service, third)).toEqual([])
  })

  test('one place goes to one of those who wait, however many give one back at once', async () => {
    const service = await begin({ capacity: 18 })
    const people = await Promise.all(Array.from({ length: 9 }, () => service.seeker()))
    for (const person of people) await register(service, person, { wait: true })
    const [a, b, c] = people
    if (!a || !b || !c) throw new Error('nobody')
    await Promise.all([
      service.call(cancelVisit, { fair, revision: 1 }, a),
      service.call(changeVisit, { fair, slot: 1, revision: 1 }, b),
      service.db.tx(tx => withdrawVisits(tx, c.id, service.clock.now())),
    ])
    expect(await ticketStates(service)).toEqual({ valid: 4, waiting: 3, cancelled: 2 })
    expect((await service.call(fairSlots, { fair }, {})).slots[0]).toMatchObject({ left: 0, waiting: 3 })
  })

  test('who gave up waiting gets no place, and nobody does once registering is over', async () => {
    const service = await begin({ capacity: 6 })
    const [first, second, third] = [await service.seeker(), await service.seeker(), await service.seeker()]
    await register(service, first, { slot: 5 })
    await register(service, second, { slot: 5, wait: true })
    await register(service, third, { slot: 5, wait: true })
    await service.call(cancelVisit, { fair, revision: 1 }, second)
    service.clock.advance(10 * DAY + 2.6 * 3_600)
    await service.db.tx(tx => withdrawVisits(tx, first.id, service.clock.now()))
    expect(await ticketStates(service)).toEqual({ cancelled: 2, waiting: 1 })
    expect(await service.db.query(sql`select 1 from messages where user_id = ${third.id}`)).toEqual([])
  })

  test('get the places of a hall that takes more people than before', async () => {
    const service = await begin({ capacity: 6 })
    const people = [await service.seeker(), await service.seeker(), await service.seeker()]
    for (const person of people) await register(service, person, { wait: true })
    expect(await ticketStates(service)).toEqual({ valid: 1, waiting: 2 })
    await service.db.run(sql`update fairs set capacity = 12`)
    await keepWaitingLists(service.db, service.clock.now())
    expect(await ticketStates(service)).toEqual({ valid: 2, waiting: 1 })
  })

  test('change their slot while there is one, which makes a new revision of the code', async () => {
    const service = await begin({ capacity: 6 })
    const [person, other] = [await service.seeker(), await service.seeker()]
    await register(service, person)
    await register(service, other, { slot: 1 })
    const change = (slot: number, revision: number) =>
      codeOf(service.sendRaw(changeVisit, { fair, slot, revision }, person))
    expect(await change(1, 1)).toMatchObject({ code: codes.quotaReached })
    expect(await change(2, 9)).toMatchObject({ code: codes.conflict })
    expect(await change(99, 1)).toMatchObject({ code: codes.notFound })
    const { ticket } = await service.call(changeVisit, { fair, slot: 2, revision: 1 }, person)
    expect(readFairTicket(ticket.code)).toMatchObject({ slot: 2, revision: 2 })
  })

  test('are told the half hour that a stop has left them, and calendars follow', async () => {
    const service = await begin()
    const person = await service.seeker()
    const { ticket: before } = await register(service, person, { slot: 1 })
    const { opensAt } = before.fair
    const minutes = (from: number, until: number | null) =>
      service.db.run(sql`
        insert into fair_stops (id, fair_id, reason, began_at, ended_at) values (${crypto.randomUUID()}, 1, '疏导',
          ${new Date(opensAt + from * 60_000)}, ${until === null ? null : new Date(opensAt + until * 60_000)})`)
    const told = async () => {
      const ticket = await mineOf(service, person)
      return ticket && [ticket.slot.from - opensAt, ticket.slot.until - opensAt].map(span => span / 60_000)
    }
    expect(await told()).toEqual([30, 60])
    await minutes(20, 50)
    expect(await told()).toEqual([50, 80])
    expect((await mineOf(service, person))?.fair.sequence).toBe(before.fair.sequence + 1)
    const { slots } = await service.call(fairSlots, { fair }, {})
    expect(slots.map(({ until }) => (until - opensAt) / 60_000)).toEqual([60, 80, 90, 120, 150, 180])
    expect((await service.call(listFairTickets, {}, person)).list).toMatchObject([
      { slot: { until: opensAt + 80 * 60_000 } },
    ])
    // One that goes on takes nobody knows how long.
    await minutes(60, null)
    expect(await told()).toEqual([50, 80])
    expect((await mineOf(service, person))?.fair.sequence).toBe(before.fair.sequence + 1)
  })

  test('are told the new time of a fair that was put off, under the same code', async () => {
    const service = await begin()
    const person = await service.seeker()
    const { ticket: before } = await register(service, person, { slot: 1 })
    await service.db.run(sql`
      update fairs set opens_at = opens_at + interval '20 days', closes_at = closes_at + interval '20 days',
        sequence = sequence + 1`)
    const after = await mineOf(service, person)
    expect((after?.slot.from ?? 0) - before.slot.from).toBe(20 * DAY * 1_000)
    expect([after?.revision, after?.fair.sequence]).toEqual([before.revision, before.fair.sequence + 1])
    expect(readFairTicket(after?.code ?? '')?.text).toBe(readFairTicket(before.code)?.text)
  })

  test('give a ticket back once, may come again with another number, and not after they came in', async () => {
    const service = await begin()
    const person = await service.seeker()
    const first = (await register(service, person)).ticket.shortCode
    await service.call(cancelVisit, { fair, revision: 1 }, person)
    expect(await codeOf(service.sendRaw(cancelVisit, { fair, revision: 2 }, person))).toMatchObject({
      code: codes.notFound,
    })
    expect((await register(service, person)).ticket.shortCode).not.toBe(first)
    const other = await service.seeker()
    await insertTicketOf(service, other.id)
    expect((await mineOf(service, other))?.enteredAt).toBe(service.clock.now().getTime())
    expect(await codeOf(service.sendRaw(cancelVisit, { fair, revision: 1 }, other))).toMatchObject({
      code: codes.wrongState,
    })
  })

  test('never fall back in calendars: who comes again goes on counting revisions', async () => {
    const service = await begin()
    const person = await service.seeker()
    const sequences: number[] = []
    for (const slot of [1, 2, 3]) {
      const { ticket } = await register(service, person, { slot })
      const moved = await service.call(changeVisit, { fair, slot: slot + 1, revision: ticket.revision }, person)
      for (const one of [ticket, moved.ticket]) sequences.push(one.revision + one.fair.sequence)
      await service.call(cancelVisit, { fair, revision: moved.ticket.revision }, person)
    }
    expect(sequences).toEqual([1, 2, 4, 5, 7, 8])
    const other = await service.seeker()
    expect((await register(service, other)).ticket.revision).toBe(1)
  })

  test.each([
    ['before it is open', { opensIn: 20 }],
    ['once it is over', { opensIn: -1 }],
    ['for a fair that is cancelled', { state: 'cancelled' as const }],
    ['for one that is stopped', { state: 'stopped' as const, opensIn: 0 }],
  ])('cannot register %s', async (_, given) => {
    const service = await begin(given)
    expect(await refused(service, await service.seeker())).toMatchObject({ code: codes.wrongState })
  })

  test('are told of a stop before the doors open, and refused until it is over', async () => {
    const service = await begin()
    const person = await service.seeker()
    await register(service, person)
    const phases = async () => [
      (await service.call(fairSlots, { fair }, {})).fair.phase,
      (await mineOf(service, person))?.fair.phase,
    ]
    expect(await phases()).toEqual(['registering', 'registering'])
    await service.db.run(sql`update fairs set state = 'stopped', reason = '展馆停电'`)
    expect(await phases()).toEqual(['stopped', 'stopped'])
    expect(await refused(service, await service.seeker())).toMatchObject({ code: codes.wrongState })
  })

  test('cannot register for a half hour that is over, nor on line', async () => {
    const service = await begin({ opensIn: -1 / 24 })
    const person = await service.seeker()
    expect(await refused(service, person, 1)).toMatchObject({ code: codes.wrongState })
    await seedFair(service.db, service.clock.now(), { id: 2, kind: '2' })
    expect((await service.call(fairSlots, { fair: '2' }, {})).slots).toEqual([])
  })

  test('leave nothing with a number when their account is closed', async () => {
    const service = await begin({ capacity: 6 })
    const [person, next] = [await service.seeker(), await service.seeker()]
    await register(service, person)
    await register(service, next, { wait: true })
    await service.db.tx(tx => forgetVisits(tx, person.id, service.clock.now()))
    expect(await mineOf(service, next)).toMatchObject({ state: 'valid' })
    expect(await service.db.query(sql`select state from fair_tickets where user_id is null`)).toEqual([
      { state: 'cancelled' },
    ])
  })

  test('are figures alone thirty days after the fair', async () => {
    const service = await begin()
    await insertTicketOf(service, (await service.seeker()).id)
    await register(service, await service.seeker())
    service.clock.advance(40 * DAY)
    expect(await dropOldVisits(service.db, service.clock.now())).toBe(0)
    service.clock.advance(DAY)
    expect(await dropOldVisits(service.db, service.clock.now())).toBe(1)
    expect(await ticketStates(service)).toEqual({})
    expect(await service.db.query(sql`select registered, admitted, walk_ins from fair_visit_counts`)).toEqual([
      { registered: 2, admitted: 1, walk_ins: 0 },
    ])
    expect(await dropOldVisits(service.db, service.clock.now())).toBe(0)
  })
})
