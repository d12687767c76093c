import { beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { listSchoolJobs, recruitScreen, schoolJobDetail } from '#contract/topics'
import { insertRows } from '../db/bulk.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { seedExhibitor, seedFair } from '../job-fairs/testing.ts'
import { insertCompany, insertJobs } from '../jobs/testing.ts'
import { createTestService, type TestService } from '../testing.ts'
import { topicsCalls } from './index.ts'

describeOnBothEngines('jobs at universities', open => {
  let service: TestService
  beforeEach(async () => {
    service = createTestService(await open(), topicsCalls)
  })

  const insert = async (changes: Readonly<Record<string, unknown>> = {}) => {
    await insertRows(service.db, 'school_jobs', [
      {
        kind: 'talk',
        title: '专场宣讲会',
        school: '赣江理工大学',
        employer: '星火智能',
        city: '360100',
        education: '70',
        majors: ['软件工程'],
        headcount: 12,
        held_on: '2025-06-05',
        closes_on: '2025-06-10',
        positions: [{ title: '技术员', headcount: 12, education: '本科及以上', majors: '软件工程', pay: '面议' }],
        html: '<p onclick="x()">简章</p>',
        published_at: '2025-06-01T00:00:00Z',
        ...changes,
      },
    ])
    const [row] = await service.db.query<{ id: number }>(sql`select max(id) as id from school_jobs`)
    return String(row?.id)
  }
  const titles = async (query = {}) => (await service.call(listSchoolJobs, query)).list.map(({ title }) => title)

  test('are listed the soonest to close first, those that are over last', async () => {
    await insert({ title: '已过', closes_on: '2025-06-01' })
    await insert({ title: '很远', closes_on: '2025-07-30' })
    await insert({ title: '就近', closes_on: '2025-06-04' })
    await insert({ title: '早过', closes_on: '2025-05-01' })
    await insert({ title: '未发', published_at: '2026-01-01T00:00:00Z' })
    expect(await titles()).toEqual(['就近', '很远', '已过', '早过'])
    expect((await service.call(listSchoolJobs, { page: 2, pageSize: 3 })).list).toMatchObject([
      { title: '早过', closed: true },
    ])
  })

  test('are found by kind, city, education and words, all of them', async () => {
    await insert({ title: '甲' })
    await insert({ title: '乙', kind: 'fair', city: '360700', education: '636', school: '章贡医学院' })
    for (const query of [{ kind: 'fair' }, { city: '360700' }, { education: '636' }, { t: '医学 星火' }]) {
      expect(await titles(query)).toEqual(['乙'])
    }
    expect(await titles({ t: '%' })).toEqual([])
    expect((await service.sendRaw(listSchoolJobs, { kind: 'x' })).body).toMatchObject({ code: codes.invalid })
  })

  test('can be read with their positions, their text cleaned', async () => {
    const id = await insert()
    expect(await service.call(schoolJobDetail, { id })).toMatchObject({
      html: '<p>简章</p>',
      city: '南昌',
      companyId: '',
      positions: [{ title: '技术员' }],
    })
    await expect(service.call(schoolJobDetail, { id: '99999' })).rejects.toMatchObject({ code: codes.notFound })
  })
})

describeOnBothEngines('the wall display', open => {
  test('counts what is open, and keeps a few applications to itself', async () => {
    const service = createTestService(await open(), topicsCalls)
    const company = await insertCompany(service.db, { name: '赣江精工' })
    await insertJobs(service.db, company, [{ title: '会计', city: '360700', district: '360702' }])
    const screen = await service.call(recruitScreen, {})
    expect(screen).toMatchObject({ jobs: 1, companies: 1, applicationsToday: null, at: service.clock.now().getTime() })
    expect(screen.cities[0]).toEqual({ label: '赣州', value: 1 })
    expect(screen.newest).toMatchObject([{ title: '会计', place: '赣州·章贡区' }])
  })

  test('tells how many people are at a fair while it is on', async () => {
    const service = createTestService(await open(), topicsCalls)
    const now = service.clock.now()
    await seedFair(service.db, now, { opensIn: -1 / 24, title: '春季招聘会' })
    await service.db.run(sql`
      insert into fair_scans (id, fair_id, kind, at, gate, verdict, judged, let_in, received_at)
      select gen_random_uuid(), 1, 'walk-in', ${now}, 1, 'admitted', 'admitted', false, ${now} from generate_series(1, 13)`)
    expect((await service.call(recruitScreen, {})).crowd).toEqual([{ label: '春季招聘会', value: 10 }])
    await service.db.run(sql`update fairs set state = 'stopped'`)
    // At once, and not with the next figures.
    expect(await service.call(recruitScreen, {})).toMatchObject({
      fairs: ['1'],
      crowd: [{ label: '春季招聘会（暂停中）', value: 10 }],
    })
    service.clock.advance(86_400)
    expect(await service.call(recruitScreen, {})).toMatchObject({ fairs: [], crowd: [] })
  })

  test('says of which figures that people were scanned at booths of a hall, and not counted at the gates', async () => {
    const service = createTestService(await open(), topicsCalls)
    const { db, clock } = service
    const now = clock.now()
    await seedFair(db, now, { opensIn: -1 / 24, title: '春季招聘会' })
    await db.run(sql`
      insert into fair_halls (id, fair_id, place, name, width, depth) values (99, 1, 2, '校招区', 500, 500)`)
    const { companyId } = await service.employer()
    const stand = await seedExhibitor(db, now, { company: Number(companyId), booth: 'A01' })
    const people = await Promise.all(Array.from({ length: 6 }, () => service.seeker()))
    await db.run(sql`
      insert into booth_visits (id, participation_id, fair_id, company_id, user_id, number, scanned_at, written_at,
        received_at)
      select gen_random_uuid(), ${stand}, 1, ${companyId}, id, 10000000 + n, ${now}, ${now}, ${now}
      from unnest(${people.map(({ id }) => id)}::uuid[]) with ordinality as people (id, n)`)
    expect((await service.call(recruitScreen, {})).crowd).toEqual([{ label: '主展厅扫码 · 春季招聘会', value: 5 }])
  })

  test('is counted once in ten seconds, however many walls ask', async () => {
    const service = createTestService(await open(), topicsCalls)
    const first = await service.call(recruitScreen, {})
    service.clock.advance(9)
    expect((await service.call(recruitScreen, {})).at).toBe(first.at)
    service.clock.advance(1)
    expect((await service.call(recruitScreen, {})).at).toBeGreaterThan(first.at)
  })
})
