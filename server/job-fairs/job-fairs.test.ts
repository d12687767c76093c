import { beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import {
  fairDays,
  fairResults,
  fairSeriesInfo,
  fairTotals,
  listFairSeries,
  listJobFairs,
  listSpecialFairs,
} from '#contract/job-fairs'
import { addDays, chinaDay } from '../china-time.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { insertCompany, insertJobs } from '../jobs/testing.ts'
import { createTestService, type TestService } from '../testing.ts'
import { jobFairsCalls } from './index.ts'
import { planFairs } from './planning.ts'
import { seedExhibitor, seedFair, seedSeries } from './testing.ts'

describeOnBothEngines('job fairs', open => {
  let service: TestService
  beforeEach(async () => {
    service = createTestService(await open(), jobFairsCalls)
  })
  const now = () => service.clock.now()
  const seed = (given: Parameters<typeof seedFair>[2] = {}) => seedFair(service.db, now(), given)
  const ids = async (input: object = {}) => (await service.call(listJobFairs, input)).list.map(({ id }) => id)

  /** Employers of three trades: one with two jobs, two with one; two places each. */
  async function employers() {
    const made = []
    for (const [trade, jobs] of [
      ['1', [{}, {}]],
      ['2', [{}]],
      ['3', [{}]],
    ] as const) {
      const company = await insertCompany(service.db, { name: `测试单位${trade}`, trade })
      const ids = await insertJobs(service.db, company, jobs)
      made.push({ company: Number(company), jobs: ids.map(Number) })
    }
    await service.db.run(sql`update jobs set headcount = 2`)
    return made
  }

  test('stand in the order in which one can go to them; unpublished ones are not told of', async () => {
    await seed({ id: 1, opensIn: -40 })
    await seed({ id: 2, opensIn: -3 })
    await seed({ id: 3, opensIn: 20 })
    await seed({ id: 4, opensIn: 5 })
    await seed({ id: 5, opensIn: 3, state: 'cancelled' })
    await seed({ id: 6, opensIn: 4, state: 'postponed' })
    await seed({ id: 7, opensIn: -0.05 })
    await seed({ id: 8, opensIn: 40 })
    await seed({ id: 9, opensIn: -0.05, hours: 200, state: 'stopped' })
    expect(await ids()).toEqual(['7', '9', '4', '3', '5', '6', '2', '1'])
    expect(await ids({ phase: 'ahead' })).toEqual(['7', '9', '4', '3'])
    expect(await ids({ phase: 'off' })).toEqual(['5', '6'])
    expect(await ids({ phase: 'ended', pageSize: 1, page: 2 })).toEqual(['1'])
    const { list, total } = await service.call(listJobFairs, { phase: 'running' })
    expect([list.map(({ phase }) => phase), total]).toEqual([['running'], 1])
  })

  test('are counted beside each choice by what the others leave, and found by words, days and series', async () => {
    await seedSeries(service.db)
    await seed({ id: 1, title: '新能源 100% 专场', kind: '4' })
    await seed({ id: 2, city: '360700' })
    await seed({ id: 3, city: '360700', opensIn: -20 })
    await service.db.run(sql`update fairs set series_id = 1 where id = 2`)
    const { total, facets } = await service.call(listJobFairs, { city: '360700', phase: 'ahead' })
    expect(total).toBe(1)
    expect(facets).toEqual({
      kinds: [{ value: '1', count: 1 }],
      cities: [
        { value: '360700', count: 1 },
        { value: '360100', count: 1 },
      ],
      phases: [
        { value: 'ended', count: 1 },
        { value: 'registering', count: 1 },
      ],
    })
    expect(await ids({ t: '能源 100%' })).toEqual(['1'])
    expect(await ids({ t: '10_%' })).toEqual([])
    expect(await ids({ series: '1' })).toEqual(['2'])
    const day = chinaDay(new Date(now().getTime() - 20 * 86_400_000))
    expect(await ids({ from: day, until: day })).toEqual(['3'])
    expect(await ids({ until: addDays(day, -1) })).toEqual([])
    const { list } = await service.call(listSpecialFairs, {})
    expect(list).toMatchObject([{ id: '1', summary: '一场测试', booths: 20 }])
  })

  test('stand in the calendar on each day on which they are on', async () => {
    await seed({ id: 1, opensIn: -2, hours: 24 * 6 })
    await seed({ id: 2, opensIn: 3, city: '360700' })
    await seed({ id: 3, opensIn: 60 })
    const today = chinaDay(now())
    const days = async (input: object = {}) =>
      (await service.call(fairDays, { from: today, until: addDays(today, 6), ...input })).list
    expect(await days()).toMatchObject([
      { id: '1', phase: 'running' },
      { id: '2', phase: 'registering', venue: '测试会展中心' },
    ])
    expect((await days({ city: '360700' })).map(({ id }) => id)).toEqual(['2'])
    await expect(days({ from: '2026-02-30' })).rejects.toMatchObject({ code: codes.invalid })
  })

  test('that are over tell what came of them, by trade; others do not', async () => {
    const [first, second, third] = await employers()
    if (!first || !second || !third) throw new Error('no employers')
    await seed({ id: 1, opensIn: -20 })
    await seed({ id: 2, opensIn: -20, state: 'cancelled' })
    await seed({ id: 3 })
    await service.db.run(sql`
      update fairs set results = ${sql.json({ visitors: 900, resumes: 400, intentions: 70, html: '<p onclick="x()">好</p>' })}
      where id = 1`)
    await seedExhibitor(service.db, now(), { ...first, booth: 'A01', state: 'present' })
    await seedExhibitor(service.db, now(), { ...second, booth: 'A02', state: 'present' })
    await seedExhibitor(service.db, now(), { ...third, state: 'absent' })
    expect(await service.call(fairResults, { id: '1' })).toMatchObject({
      figures: { visitors: 900, resumes: 400, intentions: 70 },
      html: '<p>好</p>',
      companies: 2,
      jobs: 3,
      headcount: 6,
      trades: [
        { value: '1', companies: 1, jobs: 2, headcount: 4 },
        { value: '2', companies: 1, jobs: 1, headcount: 2 },
      ],
    })
    for (const id of ['2', '3', '999'])
      await expect(service.call(fairResults, { id })).rejects.toMatchObject({ code: codes.notFound })
    expect(await service.call(fairTotals, {})).toEqual({
      running: 0,
      fairs: 1,
      companies: 0,
      jobs: 0,
      headcount: 0,
      held: 1,
      past: { visitors: 900, resumes: 400, intentions: 70 },
    })
  })

  test('count an employer and a job once, at however many fairs ahead they are', async () => {
    const [first] = await employers()
    if (!first) throw new Error('no employers')
    for (const fair of [1, 2]) {
      await seed({ id: fair })
      await seedExhibitor(service.db, now(), { ...first, fair, booth: 'A01' })
    }
    expect(await service.call(fairTotals, {})).toMatchObject({ fairs: 2, companies: 1, jobs: 2, headcount: 4 })
  })

  test('of a series stand with its rules, its next and its past ones', async () => {
    await seedSeries(service.db)
    await seedSeries(service.db, { id: 2, city: '360700', ended: true })
    await planFairs(service.db, now())
    await seed({ id: 100, opensIn: -10 })
    await seed({ id: 101, opensIn: -17 })
    await service.db.run(sql`
      update fairs set series_id = 1, results = case id when 100 then ${sql.json({ visitors: 10, resumes: 5, intentions: 1 })}::jsonb end
      where id in (100, 101)`)
    const { list } = await service.call(listFairSeries, {})
    expect(list).toMatchObject([{ id: '1', held: 2, last: { id: '100' }, weekday: 6, everyWeeks: 1, boothFee: 10_000 }])
    expect(await service.call(listFairSeries, { city: '360700' })).toEqual({ list: [] })
    const info = await service.call(fairSeriesInfo, { id: '1' })
    expect(info.next).toEqual(info.ahead[0])
    // Fairs are told of from four weeks before.
    expect(info.ahead.length).toBeGreaterThanOrEqual(3)
    expect(info.past.map(({ id, figures }) => [id, figures])).toEqual([
      ['100', { visitors: 10, resumes: 5, intentions: null }],
      ['101', null],
    ])
    expect(info.totals).toEqual({ fairs: 1, visitors: 10, resumes: 5, intentions: 0 })
    // Few people are told neither by their fair nor by what is left of the sum without the others.
    expect(await service.call(fairResults, { id: '100' })).toMatchObject({ figures: { intentions: null } })
    expect(info.rules.map(({ words }) => words).join()).toMatch(/标准展位 100 元.*保留 15 分钟.*开场后 30 分钟内签到/)
    expect(await service.call(fairSeriesInfo, { id: '2' })).toMatchObject({ ended: true, next: null, ahead: [] })
    await expect(service.call(fairSeriesInfo, { id: '3' })).rejects.toMatchObject({ code: codes.notFound })
  })
})
