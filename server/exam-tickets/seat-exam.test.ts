import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readTicketNumber } from '#contract/exam-ticket-number'
import { ticketInfo, ticketState } from '#contract/exam-tickets'
import { residentIdCheck } from '#contract/rules/resident-id'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { forgetRegistrations } from '../exam-registrations/leaving.ts'
import { disqualify } from '../exam-registrations/office.ts'
import { createTestService, type TestService } from '../testing.ts'
import { examTicketsCalls } from './index.ts'
import { checkSeats, seatExam } from './seat-exam.ts'
import { forgetSeatings } from './seat-queries.ts'
import { sealSeeds, seedHash } from './seed.ts'
import { days, examAt, insertRegistration } from './testing.ts'

const asked = { exam: '101', seed: '2026' }

const idNumberOf = (at: number) => {
  const digits = `36010219900101${String(100 + at)}`
  return digits + residentIdCheck(digits)
}

describeOnBothEngines('seating an exam', open => {
  let service: TestService
  beforeEach(async () => {
    service = createTestService(await open(), examTicketsCalls)
    await examAt(service, days.printing)
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  const register = (count: number, from = 0) =>
    Promise.all(
      Array.from({ length: count }, (_, at) =>
        insertRegistration(service, { idNumber: idNumberOf(from + at), position: 1_011 + (at % 2) }),
      ),
    )
  const run = () => seatExam(service.db, asked, service.clock.now())
  const check = (seed = asked.seed) => checkSeats(service.db, { ...asked, seed })
  const tickets = () =>
    service.db.query<{ number: string; room: string; seat: number; revision: number; registration_id: string }>(sql`
      select number, room, seat, revision, registration_id from exam_tickets where not void order by number`)

  test('gives everybody who is complete a ticket, and nobody else', async () => {
    await register(40)
    await insertRegistration(service, { status: '1', idNumber: idNumberOf(90) })
    await service.db.run(sql`
      update exam_registrations set answers = '{"more": {"assistance": "yes"}}'
      where id in (select id from exam_registrations where status = '3' limit 3)`)
    expect(await run()).toMatchObject({ title: '测试考试 101', seated: 40, issued: 40, moved: 0, left: 0, adjacent: 0 })
    const rows = await tickets()
    expect(rows.filter(({ room }) => room === '001')).toHaveLength(3)
    expect(rows.filter(({ room }) => room === '002')).toEqual([])
    for (const { number, room, seat } of rows) {
      expect(readTicketNumber(number)).toMatchObject({ city: '01', year: '26', exam: '01', room })
      expect(Number(readTicketNumber(number)?.seat)).toBe(seat)
    }
    expect(await check()).toEqual({ title: '测试考试 101', tickets: 40, revised: 0, faults: [] })
    const audited = await service.db.query(sql`select action, subject_id, detail->>'seated' as seated from audit_log`)
    expect(audited).toEqual([{ action: 'exam-tickets.seat', subject_id: '101', seated: '40' }])
  })

  test('again changes nothing; after withdrawals and newcomers it leaves everybody else where they sit', async () => {
    await register(40)
    await run()
    const before = await tickets()
    service.clock.advance(60)
    expect(await run()).toMatchObject({ issued: 0, moved: 0, left: 0 })
    await service.db.run(sql`
      update exam_registrations set status = '4' where id = ${before[5]?.registration_id ?? ''}`)
    await register(1, 60)
    expect((await check()).faults).toHaveLength(1)
    service.clock.advance(60)
    expect(await run()).toMatchObject({ seated: 40, issued: 1, moved: 0, left: 1 })
    const after = await tickets()
    expect(after.filter(one => !before.some(other => other.registration_id === one.registration_id))).toHaveLength(1)
    const isSame = (one: (typeof before)[number], other: (typeof before)[number]) =>
      one.registration_id === other.registration_id && one.number === other.number
    expect(after.filter(one => before.some(other => isSame(one, other)))).toHaveLength(39)
    expect((await check()).faults).toEqual([])
  })

  test('moves those whose room is gone, gives their ticket a revision and tells them', async () => {
    await register(35)
    const person = await service.seeker()
    await run()
    const [lost] = (await tickets()).filter(({ room }) => room === '003')
    await service.db.run(sql`
      update exam_registrations set user_id = ${person.id} where id = ${lost?.registration_id ?? ''}`)
    await service.db.run(sql`update exam_sites set plan = plan - 2`)
    service.clock.advance(60)
    const { moved } = await run()
    expect(moved).toBe(30)
    const ticket = await service.call(ticketInfo, { exam: '101' }, person)
    expect([ticket.revision, ticket.room === '003']).toEqual([2, false])
    const letters = await service.db.query(sql`select user_id, title, link from messages`)
    expect(letters).toEqual([{ user_id: person.id, title: '准考证有调整，请重新打印', link: '/exam/exam-ticket/101' }])
  })

  test('is checked to the last seat: two who changed seats are found, and so is another seed', async () => {
    await register(40)
    await run()
    expect((await check('2027')).faults[0]).toMatch(/^\d+ 人的座位与按种子重算的不同/)
    const [one, other] = await tickets()
    const swap = (to: string, id: string) =>
      service.db.run(sql`update exam_tickets set registration_id = ${to} where registration_id = ${id}`)
    const spare = await insertRegistration(service, { status: '2', idNumber: idNumberOf(91) })
    await swap(spare, one?.registration_id ?? '')
    await swap(one?.registration_id ?? '', other?.registration_id ?? '')
    await swap(other?.registration_id ?? '', spare)
    expect((await check()).faults[0]).toMatch(/^2 人的座位/)
  })

  test('gives a seat away without its ticket: what its first holder kept is known as void', async () => {
    const [barred, newcomer] = [await service.seeker(), await service.seeker()]
    const codeOf = async (person: typeof barred) => (await service.call(ticketInfo, { exam: '101' }, person)).code
    const stateOf = async (code: string) => (await service.call(ticketState, { code })).state
    const id = await insertRegistration(service, { person: barred, name: '刘𠮷', idNumber: idNumberOf(1) })
    await run()
    const [before, kept] = [await tickets(), await codeOf(barred)]
    expect(await stateOf(kept)).toBe('genuine')
    await service.db.tx(tx => disqualify(tx, id, '第七条', service.clock.now()))
    await insertRegistration(service, { person: newcomer, idNumber: idNumberOf(2) })
    service.clock.advance(60)
    await run()
    const [seat] = before
    expect(await tickets()).toMatchObject([{ number: seat?.number, room: seat?.room, seat: seat?.seat, revision: 1 }])
    expect([await stateOf(kept), await stateOf(await codeOf(newcomer))]).toEqual(['void', 'genuine'])
  })

  test('gives whoever comes back a revision above the ticket that became void', async () => {
    const id = await insertRegistration(service, { idNumber: idNumberOf(1) })
    await run()
    await service.db.run(sql`update exam_tickets set void = true where registration_id = ${id}`)
    expect(await run()).toMatchObject({ issued: 1, moved: 0 })
    expect(await tickets()).toMatchObject([{ registration_id: id, revision: 2 }])
  })

  test('waits until every order is final, and says for whom', async () => {
    const owing = await insertRegistration(service, { status: '2' })
    await register(2)
    const become = (status: string, pending: string | null) =>
      service.db.run(sql`update exam_registrations set status = ${status}, pending = ${pending} where id = ${owing}`)
    await expect(run()).rejects.toThrow('1 人待缴费')
    await become('5', 'payment')
    await expect(run()).rejects.toThrow('1 人的缴费还在核对')
    await become('5', 'position')
    await service.db.run(sql`
      insert into exam_rounds (id, exam_id, kind, title, opens_at, closes_at, review_until, waiver_until, pay_until, form,
        photo, materials, commitment, waivers)
      select 1010, 101, 'rechoose', '改报', opens_at, closes_at, review_until, waiver_until, pay_until, form, photo,
        materials, commitment, waivers from exam_rounds where id = 101`)
    await expect(run()).rejects.toThrow('1 人的职位已取消')
    expect(await tickets()).toEqual([])
    // Where nothing else can be chosen, their fee goes back whatever they do: nobody waits for it.
    await service.db.run(sql`delete from exam_rounds where id = 1010`)
    expect(await run()).toMatchObject({ seated: 2 })
  })

  test('waits until no news of a payment in time can come any more, to the moment', async () => {
    await register(1)
    const due = (milliseconds: number) =>
      service.db.run(sql`
        update exam_rounds set pay_until = ${new Date(service.clock.now().getTime() - 3_600_000 + milliseconds)}`)
    await due(1)
    await expect(run()).rejects.toThrow('才能全部结清')
    await due(0)
    expect(await run()).toMatchObject({ seated: 1 })
  })

  test('is checked against what it was made with, whatever has become of its people since', async () => {
    await register(40)
    const person = await service.seeker()
    const [apart, other, gone] = await service.db.query<{ id: string }>(sql`
      select id from exam_registrations where position_id = 1011 order by id limit 3`)
    await service.db.run(sql`
      update exam_registrations set user_id = ${person.id}, answers = '{"more": {"assistance": "yes"}}'
      where id = ${apart?.id ?? ''}`)
    await run()
    const faults = async () => (await check()).faults
    expect(await faults()).toEqual([])

    await service.db.tx(tx => forgetRegistrations(tx, person.id))
    expect(await faults()).toEqual([])

    await service.db.run(sql`
      insert into exam_positions (id, exam_id, code, unit, department, title, city, headcount, papers, conditions)
      select 1013, exam_id, '0103', unit, department, title, city, headcount, papers, conditions from exam_positions where id = 1011`)
    await service.db.run(sql`update exam_registrations set position_id = 1013 where id = ${other?.id ?? ''}`)
    expect(await faults()).toEqual([])

    const leaving = await service.seeker()
    await service.db.run(sql`
      update exam_registrations set user_id = ${leaving.id}, status = '4' where id = ${gone?.id ?? ''}`)
    await service.db.tx(tx => forgetRegistrations(tx, leaving.id))
    expect(await tickets()).toHaveLength(39)
    expect(await faults()).toEqual([])

    await service.db.run(sql`update exam_sites set plan = plan - 4`)
    service.clock.advance(60)
    await run()
    expect(await faults()).toEqual([])
  })

  test('keeps of people no more than the draw asks for, and of a later seating nothing', async () => {
    await register(2)
    await run()
    await register(1, 60)
    service.clock.advance(60)
    await run()
    const kept = await service.db.query<{ people: unknown[] }>(sql`select people from exam_seatings`)
    expect(kept).toHaveLength(1)
    expect(kept[0]?.people).toEqual([
      [expect.stringMatching(/^[\da-f-]{36}$/), expect.stringMatching(/^101[12]$/), false],
      [expect.stringMatching(/^[\da-f-]{36}$/), expect.stringMatching(/^101[12]$/), false],
    ])
  })

  test('is not called wrong where what it was drawn with has been forgotten', async () => {
    await register(2)
    await run()
    await forgetSeatings(service.db, new Date('2099-01-01'))
    await expect(check()).rejects.toThrow('what seats were drawn with is gone')
  })

  test('writes nothing where seats are short, or there is no such exam', async () => {
    await register(40)
    await service.db.run(sql`update exam_sites set plan = plan - 4 - 3`)
    await expect(run()).rejects.toThrow('还差 10 个')
    expect(await tickets()).toEqual([])
    await expect(seatExam(service.db, { exam: '999', seed: '1' }, service.clock.now())).rejects.toThrow(
      '没有编号为 999',
    )
  })

  test('draws with the seed that was sealed when registering closed, and with no other', async () => {
    await register(6)
    expect(await sealSeeds(service.db, service.clock.now())).toBe(1)
    expect(await sealSeeds(service.db, service.clock.now())).toBe(0)
    const [row] = await service.db.query<{ seed: string; hash: string }>(sql`
      select seating_seed as seed, seating_hash as hash from exams where id = 101`)
    expect(seedHash(row?.seed ?? '')).toBe(row?.hash)
    const audited = await service.db.query(sql`select action, detail from audit_log`)
    expect(audited).toEqual([{ action: 'exam-tickets.seal-seed', detail: { hash: row?.hash } }])
    await expect(run()).rejects.toThrow('the seed is not the one that was published')
    expect(await seatExam(service.db, { exam: '101', seed: '' }, service.clock.now())).toMatchObject({ issued: 6 })
    expect((await check(row?.seed)).faults).toEqual([])
    await expect(check('2026')).rejects.toThrow('the seed is not the one that was published')
  })

  test('needs a seed where none was sealed', async () => {
    await register(1)
    await expect(check('')).rejects.toThrow('no seed was sealed')
  })
})
