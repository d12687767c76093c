import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import type { InputOf } from '#contract/endpoint'
import { listOfficeSites, removeOfficeSite, saveOfficeSite } from '#contract/exam-office'
import { MOST_ROOMS, type OfficeSite } from '#contract/exam-site-fields'
import { listSites, ticketInfo } from '#contract/exam-tickets'
import { sql } from '../../db/sql.ts'
import { describeOnBothEngines } from '../../db/testing.ts'
import { examTicketsCalls } from '../../exam-tickets/index.ts'
import { seatExam } from '../../exam-tickets/seat-exam.ts'
import { days, examAt, insertRegistration, insertTicket } from '../../exam-tickets/testing.ts'
import type { TestPerson } from '../../testing.people.ts'
import { createTestService, type TestService } from '../../testing.ts'
import { examOfficeCalls } from '../index.ts'
import { officer } from '../testing.ts'

type Wanted = InputOf<typeof saveOfficeSite>

const room = (number: string, given: Partial<Wanted['rooms'][number]> = {}) => ({
  number,
  seats: 30,
  kind: 'normal' as const,
  floor: 1,
  building: '教学楼',
  ...given,
})

const second = {
  name: '测试市第二中学',
  address: '文教路 66 号',
  transit: '公交 5 路到文教路口',
  rooms: [room('001', { kind: 'special', seats: 10 }), room('002'), room('003', { floor: 2, kind: 'reserve' })],
}

describeOnBothEngines('the sites of an exam', open => {
  let service: TestService
  let person: TestPerson
  beforeEach(async () => {
    service = createTestService(await open(), [...examOfficeCalls, ...examTicketsCalls])
    await examAt(service, days.registering)
    person = await officer(service)
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  const list = async () => (await service.call(listOfficeSites, { exam: '101' }, person)).list
  const first = async () => {
    const [site] = await list()
    if (!site) throw new Error('there is no site')
    return site
  }
  const send = (given: Omit<Wanted, 'exam'>, by = person) =>
    service.sendRaw(saveOfficeSite, { exam: '101', ...given }, { token: by.token, idempotencyKey: randomUUID() })
  const saved = (given: Omit<Wanted, 'exam'>) =>
    service.call(saveOfficeSite, { exam: '101', ...given }, { token: person.token, idempotencyKey: randomUUID() })
  const bodyOf = ({ name, address, transit, rooms }: OfficeSite) => ({
    name,
    address,
    transit,
    rooms: rooms.map(({ seated: _, ...one }) => one),
  })
  const change = (site: OfficeSite, given: Partial<typeof second> = {}, by = person) =>
    send({ ...bodyOf(site), ...given, site: { id: site.id, version: site.version } }, by)

  test('are added and changed by whoever prepares, and shown to everybody at once', async () => {
    const added = await saved(second)
    expect(added).toMatchObject({ code: '02', name: second.name, changedAt: service.clock.now().getTime() })
    expect(added.rooms).toEqual(second.rooms.map(one => ({ ...one, seated: 0 })))
    const { list: shown } = await service.call(listSites, { exam: '101' })
    expect(shown.map(({ code, name }) => [code, name])).toEqual([
      ['01', '测试市第一中学'],
      ['02', second.name],
    ])
    const drawn = shown[1]?.rooms ?? []
    expect(drawn.every(({ x, y, w, h }) => x >= 0 && y >= 0 && w > 0 && h > 0 && x + w <= 100 && y + h <= 100)).toBe(
      true,
    )

    const rooms = [...second.rooms, room('004', { building: '实验楼' })]
    expect((await change(added, { transit: '地铁 1 号线', rooms })).body).toMatchObject({
      code: codes.ok,
      data: { id: added.id, code: '02', transit: '地铁 1 号线', rooms: [{}, {}, {}, { number: '004' }] },
    })
    const after = (await service.call(listSites, { exam: '101' })).list[1]?.rooms ?? []
    expect(after.slice(0, 3)).toEqual(drawn)
    const audited = await service.db.query(sql`
      select action, subject_id, detail->>'rooms' as rooms from audit_log where subject_kind = 'exam-site' order by id`)
    expect(audited).toEqual([
      { action: 'exam-site.add', subject_id: added.id, rooms: '3' },
      { action: 'exam-site.change', subject_id: added.id, rooms: '4' },
    ])
  })

  test('are seated in as the office wrote them down', async () => {
    const site = await first()
    await change(site, { rooms: [room('007', { seats: 1 }), room('008', { kind: 'reserve' })] })
    await saved({ ...second, rooms: [room('001')] })
    service.clock.advance(10 * 86_400)
    for (const at of [1, 2]) await insertRegistration(service, { idNumber: `36042619910101${1000 + at}` })
    await seatExam(service.db, { exam: '101', seed: '2026' }, service.clock.now())
    const rows = await service.db.query(sql`
      select s.code, t.room, t.seat from exam_tickets t join exam_sites s on s.id = t.site_id order by t.number`)
    expect(rows).toEqual([
      { code: '01', room: '007', seat: 1 },
      { code: '02', room: '001', seat: 1 },
    ])
  })

  test('of two people who change one the second is shown what the first has stored', async () => {
    const [site, other] = [await first(), await officer(service)]
    const both = await Promise.all([
      change(site, { address: '抚河路 9 号' }),
      change(site, { address: '抚河路 10 号' }, other),
    ])
    const stored = await first()
    expect(both.map(({ body }) => body)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ code: codes.ok }),
        expect.objectContaining({ code: codes.conflict, data: { current: stored } }),
      ]),
    )
    expect((await change(stored, { transit: '公交 6 路' }, other)).body).toMatchObject({ code: codes.ok })
  })

  test('get a code each, however many are added at once, and no name twice', async () => {
    const answers = await Promise.all(['甲', '乙', '丙', '丙'].map(name => send({ ...second, name })))
    expect(answers.map(({ body }) => body)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ code: codes.invalid, data: { fields: { name: '这场考试已经有同名的考点' } } }),
      ]),
    )
    expect((await list()).map(({ code }) => code)).toEqual(['01', '02', '03', '04'])
  })

  test('keep the seats that people have', async () => {
    const site = await first()
    await insertTicket(service, await insertRegistration(service), { seat: 12 })
    expect((await first()).rooms.map(({ number, seated }) => [number, seated])).toContainEqual(['003', 1])
    const with3 = (given: Partial<Wanted['rooms'][number]> | null) =>
      bodyOf(site).rooms.flatMap(one => (one.number !== '003' ? one : given ? { ...one, ...given } : []))
    const reasonOf = async (rooms: Wanted['rooms']) => (await change(await first(), { rooms })).body
    expect(await reasonOf(with3(null))).toMatchObject({
      code: codes.invalid,
      data: { fields: { rooms: '考场 003 已经排了 1 人，不能删除，停用请把用途改为备用' } },
    })
    expect(await reasonOf(with3({ number: '033' }))).toMatchObject({ code: codes.invalid })
    expect(await reasonOf(with3({ seats: 11 }))).toMatchObject({
      code: codes.invalid,
      data: { fields: { rooms: '考场 003 已经排到 12 号座位，座位数不能更少' } },
    })
    for (const given of [{ seats: 12 }, { seats: 40 }, { kind: 'reserve' as const }, { building: '二号楼' }])
      expect(await reasonOf(with3(given))).toMatchObject({ code: codes.ok })
    expect(await reasonOf(with3({}).filter(({ number }) => number !== '004'))).toMatchObject({ code: codes.ok })
    // Void tickets hold no seat.
    await service.db.run(sql`update exam_tickets set void = true`)
    expect(await reasonOf(with3(null))).toMatchObject({ code: codes.ok })
  })

  test('are taken away until there is a ticket for one, and as they were seen', async () => {
    const site = await first()
    const take = ({ id, version }: Pick<OfficeSite, 'id' | 'version'>, by = person) =>
      service.sendRaw(removeOfficeSite, { exam: '101', id, version }, by)
    const ticket = await insertRegistration(service)
    await insertTicket(service, ticket, { void: true })
    expect((await take(site)).body).toMatchObject({ code: codes.wrongState })
    const added = await saved(second)
    expect((await take({ ...added, version: site.version })).body).toMatchObject({
      code: codes.conflict,
      data: { current: { id: added.id } },
    })
    expect((await take(added, await officer(service, 101, ['read', 'release']))).body).toMatchObject({
      code: codes.roleTooLow,
    })
    expect((await take(added)).body).toMatchObject({ code: codes.ok })
    expect((await take(added)).body).toMatchObject({ code: codes.notFound })
    expect((await list()).map(({ id }) => id)).toEqual([site.id])
  })

  test('of later stages are none of them', async () => {
    await service.db.run(sql`
      insert into exam_sites (id, exam_id, stage, code, name, address, transit, plan)
      values (7, 101, 'interview', 'interview-7', '市委党校', '学府路 9 号', '', '[]')`)
    expect((await list()).map(({ code }) => code)).toEqual(['01'])
    const { version } = await first()
    expect((await send({ ...second, site: { id: '7', version } })).body).toMatchObject({ code: codes.notFound })
    expect((await saved({ ...second, name: '市委党校' })).code).toBe('02')
  })

  test('can be read by whoever has a mandate, and changed until the papers have been sat', async () => {
    const reader = await officer(service, 101, ['read'])
    expect(await service.call(listOfficeSites, { exam: '101' }, reader)).toMatchObject({ open: true, list: [{}] })
    expect((await change(await first(), {}, reader)).body).toMatchObject({ code: codes.roleTooLow })
    expect((await change(await first(), {}, await service.employer())).body).toMatchObject({ code: codes.notFound })
    const over = service.clock.now()
    const before = new Date(over.getTime() - 3_600_000)
    await service.db.run(sql`update exams set ticket_from = ${before}, exam_from = ${before}, exam_until = ${over}`)
    expect((await service.call(listOfficeSites, { exam: '101' }, person)).open).toBe(false)
    for (const answer of [await change(await first(), { transit: '步行' }), await send(second)])
      expect(answer.body).toMatchObject({ code: codes.wrongState, msg: '考试已经结束，考点和考场不能再改' })
  })

  test('tell whoever may have printed a ticket of a changed way there; the ticket shows it at once', async () => {
    const candidate = await service.seeker()
    await insertTicket(service, await insertRegistration(service, { person: candidate }))
    const letters = () => service.db.query<{ user_id: string; body: string }>(sql`select user_id, body from messages`)
    await change(await first(), { address: '抚河路 9 号' })
    expect(await letters()).toEqual([])
    await service.db.run(sql`update exams set ticket_from = ${service.clock.now()}`)
    await change(await first(), { rooms: [...bodyOf(await first()).rooms, room('031')] })
    expect(await letters()).toEqual([])
    await change(await first(), { address: '抚河路 10 号' })
    expect(await letters()).toEqual([{ user_id: candidate.id, body: expect.stringContaining('地址：抚河路 10 号') }])
    expect((await letters())[0]?.body).not.toContain('交通：')
    expect(await service.call(ticketInfo, { exam: '101' }, candidate)).toMatchObject({
      site: { address: '抚河路 10 号' },
      revision: 1,
    })
  })

  test.each([
    ['a room without a number', { rooms: [room('000')] }],
    ['a number of two digits', { rooms: [room('01')] }],
    ['no seats', { rooms: [room('001', { seats: 0 })] }],
    ['more seats than numbers have digits for', { rooms: [room('001', { seats: 100 })] }],
    ['half a seat', { rooms: [room('001', { seats: 1.5 })] }],
    ['one number twice', { rooms: [room('001'), room('001', { floor: 2 })] }],
    ['a building that would be two cells', { rooms: [room('001', { building: '一\t二' })] }],
    ['no name', { name: ' ' }],
    [
      'too many rooms',
      { rooms: Array.from({ length: MOST_ROOMS + 1 }, (_, at) => room(String(at + 1).padStart(3, '0'))) },
    ],
  ])('are refused with %s, as a whole', async (_, given) => {
    const site = await first()
    expect((await change(site, given)).body).toMatchObject({ code: codes.invalid })
    expect(await list()).toEqual([site])
  })
})
