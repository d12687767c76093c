import { beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { fairHalls, fairInfo, fairMenu, listExhibitors, listFloorplanTemplates } from '#contract/fair-halls'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { seedFair, type TestFair } from '../job-fairs/testing.ts'
import { createTestService, type TestService } from '../testing.ts'
import { fairHallsCalls } from './index.ts'
import { standAt } from './testing.ts'

const HOUR = 3_600

describeOnBothEngines('one job fair', open => {
  let service: TestService
  beforeEach(async () => {
    service = createTestService(await open(), fairHallsCalls)
  })
  const seed = (given: TestFair = {}) => seedFair(service.db, service.clock.now(), given)
  const info = (id = '1') => service.call(fairInfo, { id })
  const sections = async (id = '1') => (await service.call(fairMenu, { id })).list.map(({ section }) => section)
  const later = (ms: number) => new Date(service.clock.now().getTime() + ms)

  test('tells its place, moments, windows and halls, and what is offered', async () => {
    await seed({ booths: 20, boothFee: 30_000 })
    await standAt(service, '星火智能', { booth: 'A02', jobs: [{}, {}] })
    const told = await info()
    expect(told).toMatchObject({
      id: '1',
      phase: 'registering',
      venue: '测试会展中心',
      address: '测试路 1 号',
      transit: '公交 1 路',
      capacity: 100,
      boothFee: 30_000,
      windows: { apply: 'open', book: 'open', register: 'open' },
      halls: [{ id: '10', name: '主展厅', booths: 20, companies: 1 }],
      companies: 1,
      jobs: 2,
      series: null,
      next: null,
      results: null,
    })
    service.clock.advance(11 * 24 * HOUR)
    expect((await info()).windows).toEqual({ apply: 'over', book: 'over', register: 'over' })
  })

  test('that is not out, or that does not exist, is found by no call', async () => {
    await seed({ id: 9, opensIn: 60 })
    for (const id of ['9', '404'])
      for (const asked of [
        () => info(id),
        () => sections(id),
        () => service.call(fairHalls, { id }),
        () => service.call(listExhibitors, { fair: id }),
      ])
        await expect(asked()).rejects.toMatchObject({ code: codes.notFound })
    expect((await service.sendRaw(fairInfo, { id: '1 or 1' })).body).toMatchObject({ code: codes.invalid })
  })

  test('has a plan on site, a scene on line, and neither when it does not take place', async () => {
    await seed({ id: 1 })
    await seed({ id: 2, kind: '2' })
    await seed({ id: 3, state: 'cancelled' })
    expect(await sections('1')).toEqual(['companies', 'jobs', 'plan', 'notice'])
    expect(await sections('2')).toEqual(['companies', 'jobs', 'scene', 'notice'])
    expect(await sections('3')).toEqual(['companies', 'jobs', 'notice'])
  })

  test('tells results once it is over, and nothing about fewer than five people', async () => {
    await seed({ opensIn: -2 })
    expect(await sections()).not.toContain('results')
    await service.db.run(sql`update fairs set results = ${sql.json({ visitors: 300, resumes: 5, intentions: 4 })}`)
    expect((await info()).results).toEqual({ visitors: 300, resumes: 5, intentions: null })
    expect((await sections())[0]).toBe('results')
  })

  test('keeps what came of it to itself while it is still on', async () => {
    await seed({ opensIn: -0.01 })
    await service.db.run(sql`update fairs set results = ${sql.json({ visitors: 300 })}`)
    expect((await info()).results).toBeNull()
    expect(await sections()).not.toContain('results')
  })

  test('leads to the next of its series that takes place', async () => {
    await service.db.run(sql`
      insert into fair_series (id, kind, title, summary, city, organiser, phone, weekday, every_weeks, opens_minute,
        closes_minute, capacity)
      values (7, '1', '周六有约', '', '360100', '测试', '0791', 6, 1, 540, 720, 100)`)
    await seed({ id: 1, opensIn: -3 })
    await seed({ id: 2, opensIn: 4, state: 'cancelled' })
    await seed({ id: 3, opensIn: 18 })
    await seed({ id: 4, opensIn: 11 })
    await service.db.run(sql`update fairs set series_id = 7`)
    expect(await info('1')).toMatchObject({ series: { id: '7', title: '周六有约' }, next: { id: '4' } })
    expect((await info('3')).next).toBeNull()
  })

  test('shows who has a booth and never who holds one; a lapsed hold leaves it free', async () => {
    await seed({ booths: 6 })
    const standing = await standAt(service, '已定单位', { booth: 'A01' })
    const others = [
      await standAt(service, '正在选位', { booth: 'A02', state: 'approved' }),
      await standAt(service, '选位超时', { booth: 'A03', state: 'approved' }),
      await standAt(service, '没有到场', { booth: 'A04', state: 'absent' }),
    ].map(({ participation }) => participation)
    const hold = (code: string, until: Date) =>
      service.db.run(sql`update fair_booths set held_until = ${until} where code = ${code}`)
    await hold('A02', later(60_000))
    await hold('A03', service.clock.now())
    const [hall] = (await service.call(fairHalls, { id: '1' })).halls
    expect(hall?.booths.map(({ code, state, company }) => [code, state, company?.name ?? null])).toEqual([
      ['A01', 'taken', '已定单位'],
      ['A02', 'held', null],
      ['A03', 'free', null],
      ['A04', 'taken', null],
      ['A05', 'free', null],
      ['A06', 'free', null],
    ])
    expect(hall?.booths[0]?.company).toEqual({
      id: standing.company,
      participation: standing.participation,
      name: '已定单位',
      tags: [],
      jobs: 1,
    })
    const raw = JSON.stringify(await service.call(fairHalls, { id: '1' }))
    for (const name of ['正在选位', '选位超时', '没有到场', ...others]) expect(raw).not.toContain(name)
    service.clock.advance(60)
    const [after] = (await service.call(fairHalls, { id: '1' })).halls
    expect(after?.booths[1]?.state).toBe('free')
  })

  test('is laid out from templates that employers alone may see', async () => {
    await service.db.run(sql`
      insert into fair_plan_templates (name, width, depth, booths)
      values ('大厅', 900, 600, ${sql.json([{ code: 'A01', kind: 'standard', x: 0, y: 0, w: 30, h: 30 }])})`)
    const { token } = await service.employer()
    expect((await service.call(listFloorplanTemplates, {}, { token })).list).toMatchObject([
      { name: '大厅', width: 900, booths: [{ code: 'A01' }], features: [] },
    ])
    await expect(service.call(listFloorplanTemplates, {})).rejects.toMatchObject({ code: codes.signInAgain })
    const seeker = await service.seeker()
    await expect(service.call(listFloorplanTemplates, {}, { token: seeker.token })).rejects.toMatchObject({
      code: codes.notFound,
    })
  })
})
