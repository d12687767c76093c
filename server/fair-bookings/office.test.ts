import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { seedExhibitor, seedFair } from '../job-fairs/testing.ts'
import { createTestService, type TestService } from '../testing.ts'
import { approve, assignBooth, freeBoothsOf, refuse, release, swapBooths } from './index.ts'
import { putProof } from './proof-queries.ts'
import { boothId, companyWithJob, messagesTo, participation } from './testing.ts'

describeOnBothEngines('what an organiser does to participations', open => {
  let service: TestService
  beforeEach(async () => {
    service = createTestService(await open(), [])
    await seedFair(service.db, service.clock.now())
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  const doing = () => ({ fair: 1, user: null, now: service.clock.now() })
  const seeded = async (state: 'applied' | 'approved' | 'booked' | 'confirmed' | 'waiting', booth?: string) => {
    const person = await companyWithJob(service)
    const given = booth === undefined ? {} : { booth }
    const id = await seedExhibitor(service.db, service.clock.now(), {
      company: Number(person.companyId),
      state,
      ...given,
    })
    return { person, id }
  }

  test('approves once, and tells the employer', async () => {
    const { person, id } = await seeded('applied')
    const answer = () => service.db.tx(tx => approve(tx, { ...doing(), participation: id }))
    expect(await answer()).toBe(true)
    expect(await participation(service, id)).toMatchObject({ state: 'approved' })
    expect(await messagesTo(service, person)).toEqual(['招聘会报名已通过，请选展位'])
    expect(await answer()).toBe(false)
    expect(await messagesTo(service, person)).toHaveLength(1)
  })

  test('refuses with a reason, and knows nothing of another fair', async () => {
    const { id } = await seeded('applied')
    const no = { ...doing(), participation: id, reason: '岗位与本场主题不符' }
    await expect(service.db.tx(tx => refuse(tx, { ...no, fair: 2 }))).rejects.toMatchObject({ code: codes.notFound })
    expect(await service.db.tx(tx => refuse(tx, no))).toBe(true)
    expect(await participation(service, id)).toMatchObject({ state: 'refused', reason: '岗位与本场主题不符' })
    expect(await service.db.tx(tx => refuse(tx, no))).toBe(false)
  })

  /** Its licence was checked so long ago that the check is over. */
  const lapse = ({ companyId }: { readonly companyId: string }) =>
    service.db.run(sql`update companies set verified_at = '2020-01-01' where id = ${companyId}`)
  const LAPSED = '单位的营业执照核验已于 2020-07-01 到期，请重新提交核验'

  test('lets nobody pass whose licence check has lapsed since, who has no job any more or stayed away twice', async () => {
    const answer = (id: string) => service.db.tx(tx => approve(tx, { ...doing(), participation: id }))
    const { person, id } = await seeded('applied')
    await lapse(person)
    await expect(answer(id)).rejects.toMatchObject({ code: codes.wrongState, message: `不能通过审核：${LAPSED}` })
    expect(await participation(service, id)).toMatchObject({ state: 'applied' })
    expect(await messagesTo(service, person)).toEqual([])
    const jobless = await seeded('applied')
    await service.db.run(sql`update jobs set status = 'invalid' where company_id = ${jobless.person.companyId}`)
    await expect(answer(jobless.id)).rejects.toMatchObject({ message: '不能通过审核：单位没有在招职位' })
    const absent = await seeded('applied')
    for (const fair of [2, 3]) {
      await seedFair(service.db, service.clock.now(), { id: fair, opensIn: -10 * fair })
      const company = Number(absent.person.companyId)
      await seedExhibitor(service.db, service.clock.now(), { fair, company, state: 'absent' })
    }
    await expect(answer(absent.id)).rejects.toMatchObject({ message: expect.stringContaining('2 次未到场') })
    expect(await service.db.tx(tx => refuse(tx, { ...doing(), participation: id, reason: '执照核验已到期' }))).toBe(
      true,
    )
  })

  test('lets no agency pass without its licence and an authorisation, or with a licence that is over', async () => {
    const answer = (id: string) => service.db.tx(tx => approve(tx, { ...doing(), participation: id }))
    const { person, id } = await seeded('applied')
    await service.db.run(sql`update companies set account_kind = 'agency' where id = ${person.companyId}`)
    await service.db.run(sql`update fair_participations set agency_until = '2099-01-01' where id = ${id}`)
    const paper = async (kind: 'authorisation' | 'licence') => {
      const file = randomUUID()
      await service.db.run(sql`
        insert into files (id, owner_id, kind, mime, name, bytes, sha256, created_at)
        values (${file}, ${person.id}, 'fair-proof', 'application/pdf', '材料.pdf', 1, '\\x00', ${service.clock.now()})`)
      await putProof(service.db, { participations: [id], kind, file, now: service.clock.now() })
    }
    await expect(answer(id)).rejects.toMatchObject({
      code: codes.wrongState,
      message: '不能通过审核：人力资源服务机构还没有交委托书和人力资源服务许可证',
    })
    await paper('authorisation')
    await expect(answer(id)).rejects.toMatchObject({
      message: '不能通过审核：人力资源服务机构还没有交人力资源服务许可证',
    })
    await paper('licence')
    await service.db.run(sql`update fair_participations set agency_until = '2020-01-31' where id = ${id}`)
    await expect(answer(id)).rejects.toMatchObject({
      message: '不能通过审核：人力资源服务许可证已于 2020-01-31 到期',
    })
    await service.db.run(sql`update fair_participations set agency_until = '2099-01-01' where id = ${id}`)
    expect(await answer(id)).toBe(true)
  })

  test('gives no booth to whose licence check has lapsed since, but moves whoever has one', async () => {
    const [first, second] = [await seeded('approved'), await seeded('booked', 'A02')]
    await lapse(first.person)
    await lapse(second.person)
    const assign = async (id: string, code: string) => {
      const booth = await boothId(service, code)
      await service.db.tx(tx => assignBooth(tx, { ...doing(), participation: id, booth }))
    }
    await expect(assign(first.id, 'A01')).rejects.toMatchObject({
      code: codes.wrongState,
      message: `不能安排展位：${LAPSED}`,
    })
    expect(await participation(service, first.id)).toMatchObject({ state: 'approved', booth_code: null })
    await assign(second.id, 'A05')
    expect(await participation(service, second.id)).toMatchObject({ state: 'booked', booth_code: 'A05' })
  })

  test('assigns a free booth, and no taken one', async () => {
    const [first, second] = [await seeded('approved'), await seeded('approved')]
    const booth = await boothId(service, 'A01')
    await service.db.tx(tx => assignBooth(tx, { ...doing(), participation: first.id, booth }))
    expect(await participation(service, first.id)).toMatchObject({
      state: 'booked',
      booth_code: 'A01',
      held_until: null,
    })
    await expect(
      service.db.tx(tx => assignBooth(tx, { ...doing(), participation: second.id, booth })),
    ).rejects.toMatchObject({ code: codes.wrongState })
    expect(await participation(service, second.id)).toMatchObject({ state: 'approved', booth_code: null })
  })

  test('moves and swaps who has one', async () => {
    const [first, second] = [await seeded('confirmed', 'A01'), await seeded('booked', 'A02')]
    await service.db.tx(tx => swapBooths(tx, { ...doing(), one: first.id, other: second.id }))
    expect(await participation(service, first.id)).toMatchObject({ state: 'confirmed', booth_code: 'A02' })
    const booth = await boothId(service, 'A05')
    await service.db.tx(tx => assignBooth(tx, { ...doing(), participation: second.id, booth }))
    expect(await participation(service, second.id)).toMatchObject({ state: 'booked', booth_code: 'A05' })
    expect(await messagesTo(service, first.person)).toEqual(['展位已调整'])
  })

  test.each([
    ['stopped', '招聘会已暂停，恢复后可以继续'],
    ['postponed', '招聘会已延期，定下新的日期后才能通过审核'],
    ['cancelled', '招聘会已取消，不能通过审核'],
  ])('lets nobody pass for a fair that is %s', async (state, message) => {
    const { person, id } = await seeded('applied')
    await service.db.run(sql`update fairs set state = ${state}`)
    await expect(service.db.tx(tx => approve(tx, { ...doing(), participation: id }))).rejects.toMatchObject({
      code: codes.wrongState,
      message,
    })
    expect(await participation(service, id)).toMatchObject({ state: 'applied' })
    expect(await messagesTo(service, person)).toEqual([])
  })

  test.each([
    ['stopped', '招聘会已暂停，恢复后可以继续'],
    ['postponed', '招聘会已延期，定下新的日期后才能安排展位'],
    ['cancelled', '招聘会已取消，不能安排展位'],
  ])('gives and swaps nothing of a fair that is %s', async (state, message) => {
    const [first, second] = [await seeded('confirmed', 'A01'), await seeded('booked', 'A02')]
    const booth = await boothId(service, 'A05')
    await service.db.run(sql`update fairs set state = ${state}`)
    const refused = { code: codes.wrongState, message }
    await expect(
      service.db.tx(tx => assignBooth(tx, { ...doing(), participation: first.id, booth })),
    ).rejects.toMatchObject(refused)
    await expect(
      service.db.tx(tx => swapBooths(tx, { ...doing(), one: first.id, other: second.id })),
    ).rejects.toMatchObject(refused)
    expect(await participation(service, first.id)).toMatchObject({ state: 'confirmed', booth_code: 'A01' })
  })

  test('takes a booth back, which is offered to the first who waits', async () => {
    const [first, second] = [await seeded('confirmed', 'A01'), await seeded('waiting')]
    await service.db.run(sql`
      update fair_participations set waits_for = 'standard', waiting_since = ${service.clock.now()} where id = ${second.id}`)
    await service.db.run(sql`delete from fair_booths where code <> 'A01'`)
    await service.db.tx(tx => release(tx, { ...doing(), participation: first.id, reason: '超范围招聘' }))
    expect(await participation(service, first.id)).toMatchObject({ state: 'released', booth_code: null })
    expect(await participation(service, second.id)).toMatchObject({ state: 'waiting', booth_code: 'A01' })
    expect(await messagesTo(service, second.person)).toEqual(['有展位空出，请尽快答复'])
  })

  test('frees all of a fair that does not take place', async () => {
    const ids = [await seeded('applied'), await seeded('approved'), await seeded('confirmed', 'A01')]
    const number = await service.db.tx(tx => freeBoothsOf(tx, { ...doing(), reason: '场馆停电' }))
    expect(number).toBe(3)
    const states = await Promise.all(ids.map(({ id }) => participation(service, id)))
    expect(states.map(row => row?.state)).toEqual(['refused', 'released', 'released'])
    expect(await service.db.query(sql`select 1 from fair_booths where participation_id is not null`)).toEqual([])
  })
})
