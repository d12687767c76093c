import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { OutputOf } from '#contract/endpoint'
import { parseTicketCode } from '#contract/exam-ticket-code'
import { groupTicket, type TicketStage, ticketState, withdrawnTickets } from '#contract/exam-tickets'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { forgetRegistrations } from '../exam-registrations/leaving.ts'
import { cancelPosition, disqualify } from '../exam-registrations/office.ts'
import { idNumberOf } from '../exam-registrations/testing.ts'
import type { TestPerson } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { examTicketsCalls } from './index.ts'
import { forgetSerials } from './serials.ts'
import { candidate, days, examAt, insertRegistration, insertTicket } from './testing.ts'

type Lists = OutputOf<typeof withdrawnTickets>['lists']

describeOnBothEngines('tickets that do not hold', open => {
  let service: TestService
  let person: TestPerson
  let id: string
  beforeEach(async () => {
    service = createTestService(await open(), examTicketsCalls)
    person = await service.seeker()
    await examAt(service, days.printing)
    id = await insertRegistration(service, { person })
    await insertTicket(service, id)
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  const ask = (known = '') => {
    // What was taken is remembered for a few seconds.
    service.clock.advance(11)
    return service.call(withdrawnTickets, { known })
  }
  const listed = async () => (await ask()).lists
  const codeOf = async (group: 'written' | 'interview' = 'written') =>
    (await service.call(groupTicket, { id, group }, person)).code
  const serialOf = (code: string) => parseTicketCode(code)?.serial ?? ''
  const list = (given: Partial<NonNullable<Lists>[number]> = {}) => ({
    exam: '101',
    stage: 'written' as TicketStage,
    replaced: '',
    void: '',
    ...given,
  })
  const stateOf = async (code: string) => (await service.call(ticketState, { code })).state
  const voidAll = () => service.db.run(sql`update exam_tickets set void = true where registration_id = ${id}`)

  test('are told by the serial in their code: void, and replaced once there is another', async () => {
    const code = await codeOf()
    const serial = serialOf(code)
    expect([serialOf(await codeOf()), await listed()]).toEqual([serial, [list()]])
    await voidAll()
    expect([await listed(), await stateOf(code)]).toEqual([[list({ void: serial })], 'void'])
    await insertTicket(service, id, { seat: 13, revision: 2 })
    expect([await listed(), await stateOf(code)]).toEqual([[list({ replaced: serial })], 'replaced'])
    const latest = await codeOf()
    expect(serialOf(latest)).not.toBe(serial)
    await service.db.run(sql`update exam_tickets set void = true where not void`)
    const both = [serial, serialOf(latest)]
    const [one] = (await listed()) ?? []
    expect(one?.void.match(/.{8}/g)?.toSorted()).toEqual(both.toSorted())
  })

  test('are those of whoever was disqualified, of a position that was cancelled, and of no form that counts', async () => {
    const code = await codeOf()
    const told = [[list({ void: serialOf(code) })], 'void']
    const now = async () => [await listed(), await stateOf(code)]
    await cancelPosition(service.db, { exam: '101', code: '0101', reason: '' }, service.clock.now())
    expect(await now()).toEqual(told)
    await service.db.run(sql`update exam_registrations set status = '3', pending = null`)
    expect(await now()).toEqual([[list()], 'genuine'])
    await service.db.run(sql`update exam_registrations set status = '4'`)
    expect(await now()).toEqual(told)
    await service.db.run(sql`update exam_registrations set status = '3'`)
    await service.db.tx(tx => disqualify(tx, id, '第五条第（一）项', service.clock.now()))
    expect(await now()).toEqual(told)
  })

  test('stay told when their holder’s account is closed, and are forgotten a year after the exam', async () => {
    const code = await codeOf()
    await service.db.tx(tx => disqualify(tx, id, '第五条第（一）项', service.clock.now()))
    const other = await insertRegistration(service, { person: await service.seeker(), idNumber: idNumberOf(7) })
    await insertTicket(service, other, { seat: 20 })
    await service.db.tx(tx => forgetRegistrations(tx, person.id))
    expect(await service.db.query(sql`select registration_id from exam_tickets`)).toEqual([{ registration_id: other }])
    expect([await listed(), await stateOf(code)]).toEqual([[list({ void: serialOf(code) })], 'void'])
    const kept = () => service.db.query(sql`select exam_id from exam_withdrawn_serials`)
    await forgetSerials(service.db, service.clock.now())
    expect(await kept()).toHaveLength(1)
    await service.db.run(sql`update exams set closed_at = ${new Date('2098-01-01')}`)
    await forgetSerials(service.db, new Date('2099-01-01'))
    expect(await kept()).toEqual([])
  })

  test('are told of each stage until a day after it, and of no exam without tickets', async () => {
    await examAt(service, days.printing, { id: 102 })
    await insertTicket(service, id, { stage: 'interview', seat: 3 })
    const interview = await codeOf('interview')
    await service.db.run(sql`update exam_tickets set void = true where stage = 'interview'`)
    await insertTicket(service, id, { stage: 'interview', seat: 4, revision: 2 })
    const later = list({ stage: 'interview', replaced: serialOf(interview) })
    expect(await listed()).toEqual([later, list()])
    // Interviews end in 28 hours, the written papers in some four days.
    service.clock.advance(51 * 3_600)
    expect(await listed()).toEqual([later, list()])
    service.clock.advance(3_600)
    expect(await listed()).toEqual([list()])
    service.clock.advance(5 * 24 * 3_600)
    expect(await listed()).toEqual([])
  })

  test('are not sent again to whoever has them, but as of when they hold', async () => {
    const first = await ask()
    const again = await ask(first.version)
    expect(again).toEqual({ at: first.at + 11_000, version: first.version, lists: null })
    await voidAll()
    const changed = await ask(first.version)
    expect([changed.version === first.version, changed.lists]).toEqual([false, [list({ void: expect.any(String) })]])
  })

  test('are taken from the database once in ten seconds, and say so', async () => {
    const { at } = await ask()
    service.clock.advance(9)
    expect((await service.call(withdrawnTickets, {})).at).toBe(at)
    service.clock.advance(1)
    expect((await service.call(withdrawnTickets, {})).at).toBe(at + 10_000)
  })

  test('a thousand of them are small, in an order that says nothing, and name nobody', async () => {
    await service.db.run(sql`
      insert into exam_tickets (id, registration_id, exam_id, stage, number, site_id, room, seat, revision, void, issued_at)
      select gen_random_uuid(), ${id}, 101, 'written', n::text, 1010, '003', n, n, true, ${service.clock.now()}
      from generate_series(1, 1000) n`)
    const answer = await ask()
    const text = JSON.stringify(answer)
    expect(text.length).toBeLessThan(10_000)
    const { replaced = '' } = answer.lists?.[0] ?? {}
    const serials = replaced.match(/[\w-]{8}/g) ?? []
    expect([new Set(serials).size, serials.join('').length]).toEqual([1_000, replaced.length])
    const bytes = serials.map(serial => Buffer.from(serial, 'base64url').toString('hex'))
    expect(bytes).toEqual(bytes.toSorted())
    for (const secret of [candidate.name, candidate.idNumber.slice(-4), id]) expect(text).not.toContain(secret)
    const ids = await service.db.query<{ id: string }>(sql`select id from exam_tickets`)
    const starts = new Set(bytes)
    expect(ids.filter(row => starts.has(row.id.replaceAll('-', '').slice(0, 12)))).toEqual([])
  })
})
