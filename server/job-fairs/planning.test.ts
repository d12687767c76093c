import { beforeEach, expect, test } from 'vitest'
import { addDays, chinaDay } from '../china-time.ts'
import type { Db } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { seedLive } from '../fair-lives/testing.ts'
import { insertCompany } from '../jobs/testing.ts'
import { createTestService, type TestService } from '../testing.ts'
import { jobFairsCalls } from './index.ts'
import { planFairs } from './planning.ts'
import { seedExhibitor, seedFair, seedSeries } from './testing.ts'

const DAY = 86_400

const daysOf = async (db: Db, series = 1) =>
  (
    await db.query<{ planned_for: string }>(sql`
      select planned_for from fairs where series_id = ${series} order by planned_for`)
  ).map(({ planned_for }) => planned_for)

describeOnBothEngines('a series', open => {
  let service: TestService
  beforeEach(async () => {
    service = createTestService(await open(), jobFairsCalls)
  })
  const plan = () => planFairs(service.db, service.clock.now())

  test('plans the fairs of five weeks, once, with its halls and booths', async () => {
    await seedSeries(service.db)
    expect(await plan()).toBe(5)
    expect(await plan()).toBe(0)
    const [fair] = await service.db.query(sql`
      select f.title, f.state, f.booth_fee, f.opens_at - f.closes_at = interval '-3 hours' as morning,
        (select count(*) from fair_halls h where h.fair_id = f.id) as halls,
        (select jsonb_agg(jsonb_build_object('code', code, 'fee', fee) order by code) from fair_booths b where b.fair_id = f.id)
          as booths,
        (select count(*) from fair_participations p where p.fair_id = f.id) as exhibitors
      from fairs f order by f.opens_at limit 1`)
    expect(fair).toMatchObject({
      state: 'planned',
      booth_fee: 10_000,
      morning: true,
      halls: 1,
      exhibitors: 0,
      booths: [
        { code: 'A01', fee: 20_000 },
        { code: 'A02', fee: 10_000 },
        { code: 'A03', fee: 0 },
      ],
    })
    expect(JSON.stringify(fair)).toMatch(/测试系列 1（\d+ 月 \d+ 日）/)
  })

  test('takes along what the organiser broadcast at the fair before, and nothing of employers', async () => {
    await seedSeries(service.db, { kind: '2', days: 7 })
    await plan()
    const [first] = await service.db.query<{ id: number }>(sql`select id from fairs order by opens_at limit 1`)
    const fair = Number(first?.id)
    const company = await insertCompany(service.db, { name: '星火智能' })
    const participation = await seedExhibitor(service.db, service.clock.now(), { fair, company: Number(company) })
    await seedLive(service.db, { fair, title: '岗位展播', startsMinute: 5 })
    await seedLive(service.db, { fair, title: '专场宣讲', participation })
    service.clock.advance(7 * DAY)
    await plan()
    const [last] = await service.db.query(sql`
      select (select jsonb_agg(jsonb_build_array(l.title, l.starts_minute)) from fair_lives l where l.fair_id = f.id) as lives
      from fairs f order by f.opens_at desc limit 1`)
    expect(last).toEqual({ lives: [['岗位展播', 5]] })
  })

  test('has a next fair on any date, planned as time goes on or after a long silence', async () => {
    await seedSeries(service.db)
    await seedSeries(service.db, { id: 2, weekday: 3, everyWeeks: 2 })
    for (const pause of [0, 1, 6, 13, 90, 0.5, 400]) {
      service.clock.advance(pause * DAY)
      await plan()
      for (const series of [1, 2]) {
        const days = await daysOf(service.db, series)
        const today = chinaDay(service.clock.now())
        expect(days.some(day => day > today && day <= addDays(today, 14))).toBe(true)
        expect(new Set(days).size).toBe(days.length)
      }
    }
  })

  test('is planned once by several copies of the service', async () => {
    await seedSeries(service.db)
    const counts = await Promise.all([plan(), plan(), plan()])
    expect(counts.reduce((sum, count) => sum + count)).toBe(5)
    expect(await daysOf(service.db)).toHaveLength(5)
  })

  test('keeps the day of a fair that was moved or cancelled, and plans none once it has ended', async () => {
    await seedSeries(service.db)
    await plan()
    const days = await daysOf(service.db)
    await service.db.run(sql`
      update fairs set opens_at = opens_at + interval '1 day', closes_at = closes_at + interval '1 day', state = 'cancelled'
      where planned_for = ${days[4] ?? ''}`)
    expect(await plan()).toBe(0)
    await service.db.run(sql`update fair_series set ended = true`)
    service.clock.advance(21 * DAY)
    expect(await plan()).toBe(0)
    expect(await daysOf(service.db)).toEqual(days)
  })

  test('that makes no fair keeps no other from its own, and is told of', async () => {
    await seedSeries(service.db)
    await seedSeries(service.db, { id: 2 })
    await service.db.run(sql`update fair_series set opens_minute = 1000 where id = 1`)
    await expect(plan()).rejects.toThrow('1 series')
    expect(await daysOf(service.db, 1)).toEqual([])
    expect(await daysOf(service.db, 2)).toHaveLength(5)
  })

  test('on line has the halls of its fair before', async () => {
    await seedSeries(service.db, { kind: '2', days: 7 })
    const now = service.clock.now()
    await seedFair(service.db, now, { id: 100, kind: '2', opensIn: -6, booths: 12 })
    await service.db.run(sql`
      update fairs set series_id = 1, planned_for = ${addDays(chinaDay(now), -6)}::date where id = 100`)
    expect(await plan()).toBeGreaterThan(3)
    expect(
      await service.db.query(sql`
        select distinct count(*) as booths, count(distinct b.hall_id) as halls from fair_booths b join fairs f on f.id = b.fair_id
        where f.series_id = 1 group by f.id`),
    ).toEqual([{ booths: 12, halls: 1 }])
  })
})
