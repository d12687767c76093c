import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { sendScans } from '#contract/fair-desk'
import { listOfficeFairs, officeFairInfo } from '#contract/fair-office'
import { listMenus } from '#contract/site'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { fairDeskCalls } from '../fair-desk/index.ts'
import { seedExhibitor, seedFair } from '../job-fairs/testing.ts'
import { siteCalls } from '../site/index.ts'
import type { TestPerson } from '../testing.people.ts'
import { createTestService } from '../testing.ts'
import { fairOfficeCalls } from './index.ts'
import { grantFairMandates, listCityPeople, listFairPeople, revokeFairMandates } from './mandates.ts'
import { fairOfficer } from './testing.ts'

describeOnBothEngines('the office of a job fair', open => {
  const begin = async () => createTestService(await open(), [...fairOfficeCalls, ...fairDeskCalls, ...siteCalls])

  test('is there for whoever has a mandate, and for nobody else', async () => {
    const service = await begin()
    await seedFair(service.db, service.clock.now())
    const [mine, other] = [await fairOfficer(service, 1, ['steward']), await service.employer()]
    expect(await service.call(listOfficeFairs, {}, mine)).toMatchObject({
      list: [{ fair: { id: '1' }, mandates: ['steward'] }],
      cities: [],
    })
    expect(await service.call(listOfficeFairs, {}, other)).toEqual({ list: [], cities: [] })
    expect((await service.sendRaw(officeFairInfo, { fair: '1' }, other)).body).toMatchObject({ code: codes.notFound })
    const titles = async ({ token }: TestPerson) =>
      (await service.call(listMenus, { audience: 'employer' }, { token })).list.map(({ title }) => title)
    expect(await titles(mine)).toContain('招聘会业务')
    expect(await titles(other)).not.toContain('招聘会业务')
  })

  test('is that of every fair of a city, those that come later too, and of no other city', async () => {
    const service = await begin()
    const now = service.clock.now()
    const mine = await fairOfficer(service, { city: '360100' }, ['organise'])
    const all = await fairOfficer(service, { city: '360000' }, ['supervise'])
    await seedFair(service.db, now, { id: 1 })
    await seedFair(service.db, now, { id: 2, city: '360700' })
    await seedFair(service.db, now, { id: 3, opensIn: -3 })
    const seen = async (person: TestPerson, view: 'coming' | 'past') =>
      (await service.call(listOfficeFairs, { view }, person)).list.map(({ fair }) => fair.id)
    expect(await seen(mine, 'coming')).toEqual(['1'])
    expect(await seen(mine, 'past')).toEqual(['3'])
    expect(await seen(all, 'coming')).toEqual(['1', '2'])
    expect((await service.sendRaw(officeFairInfo, { fair: '2' }, mine)).body).toMatchObject({ code: codes.notFound })
    expect((await service.call(listOfficeFairs, {}, mine)).cities).toEqual(['360100'])
    expect((await service.call(listOfficeFairs, {}, all)).cities).toEqual([])
  })

  test('is opened and closed by the operator, to an account of an organisation', async () => {
    const service = await begin()
    const now = service.clock.now()
    await seedFair(service.db, now)
    const [person, seeker] = [await service.employer(), await service.seeker()]
    const given = { phone: person.phone, mandates: ['organise', 'steward'] as const }
    expect(await grantFairMandates(service.db, { fair: '1' }, { ...given, phone: seeker.phone }, now)).toBeNull()
    expect(await grantFairMandates(service.db, { fair: '7' }, given, now)).toBeNull()
    expect(await grantFairMandates(service.db, { fair: '1' }, given, now)).toBe(true)
    expect(await grantFairMandates(service.db, { city: '360100' }, { ...given, mandates: ['supervise'] }, now)).toBe(
      true,
    )
    expect(await listFairPeople(service.db, '1')).toMatchObject([
      { phone: person.phone, mandates: ['organise', 'steward'], is_city: false },
      { phone: person.phone, mandates: ['supervise'], is_city: true },
    ])
    expect(await listCityPeople(service.db, '360100')).toHaveLength(1)
    const { mandates } = await service.call(officeFairInfo, { fair: '1' }, person)
    expect([...mandates].sort()).toEqual(['organise', 'steward', 'supervise'])
    expect(await revokeFairMandates(service.db, { fair: '1' }, person.phone, now)).toBe(true)
    expect(await revokeFairMandates(service.db, { fair: '1' }, person.phone, now)).toBeNull()
    expect(await revokeFairMandates(service.db, { city: '360100' }, person.phone, now)).toBe(true)
    const audited = await service.db.query<{ action: string }>(sql`select action from audit_log order by id`)
    expect(audited.map(({ action }) => action)).toEqual([
      'fair-mandate.grant',
      'fair-mandate.grant',
      'fair-mandate.revoke',
      'fair-mandate.revoke',
    ])
  })

  test('says who stands where, which booths are free, and what has to be handed in by when', async () => {
    const service = await begin()
    const now = service.clock.now()
    await seedFair(service.db, now, { capacity: 1_200, booths: 3 })
    const [one, two, three] = [await service.employer(), await service.employer(), await service.employer()]
    await seedExhibitor(service.db, now, { company: Number(one.companyId), booth: 'A01' })
    await seedExhibitor(service.db, now, { company: Number(two.companyId), state: 'applied' })
    await seedExhibitor(service.db, now, { company: Number(three.companyId), state: 'approved', booth: 'A02' })
    await service.db.run(sql`update fair_booths set held_until = ${now} where code = 'A02'`)
    const desk = await service.call(officeFairInfo, { fair: '1' }, await fairOfficer(service))
    expect(desk).toMatchObject({
      participations: { confirmed: 1, applied: 1, approved: 1, refused: 0 },
      booths: { free: 2, held: 0, taken: 1, public: 0 },
      applied: 1,
      oldest: now.getTime(),
      version: 1,
    })
    expect(desk.duties.map(({ name, isDone }) => [name, isDone])).toEqual([
      ['permit', false],
      ['filing', false],
      ['statistics', false],
      ['archive', false],
    ])
  })

  test('counts whoever came in, with a ticket once and without one each time', async () => {
    const service = await begin()
    const now = service.clock.now()
    await seedFair(service.db, now, { opensIn: -1 / 24 })
    const mine = await fairOfficer(service)
    const scan = (kind: 'ticket' | 'walk-in' | 'leave', number = 0) => ({
      id: randomUUID(),
      kind,
      at: now.getTime(),
      gate: 1,
      number,
      slot: 0,
      revision: 0,
      verdict: 'admitted' as const,
      reason: '',
    })
    const [ticket, again] = [scan('ticket', 10_000_001), scan('ticket', 10_000_001)]
    const scans = [ticket, again, scan('walk-in'), scan('walk-in'), scan('leave')]
    await service.call(sendScans, { fair: '1', scans }, mine)
    expect((await service.call(officeFairInfo, { fair: '1' }, mine)).visitors).toEqual({ registered: 0, admitted: 3 })
  })
})
