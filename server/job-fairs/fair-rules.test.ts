import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyForFairs, listJoinableFairs, participationInfo } from '#contract/fair-bookings'
import { fairContract } from '#contract/fair-contract'
import { fairRulesOn } from '#contract/fair-rules'
import { fairSeriesInfo } from '#contract/job-fairs'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { fairBookingsCalls } from '../fair-bookings/index.ts'
import { companyWithJob, creating, openJob } from '../fair-bookings/testing.ts'
import { markAbsent } from '../fair-office/upkeep.ts'
import { createTestService } from '../testing.ts'
import { rulesOfFair, rulesWith } from './fair-rules.ts'
import { jobFairsCalls } from './index.ts'
import { planFairs } from './planning.ts'
import { seedExhibitor, seedFair, seedSeries } from './testing.ts'

const DAY = '2026-05-01'
const MINUTE = 60_000
const strict = { freeCancelDays: 2, checkInMinutes: 15, noShows: 1, jobsPerBooth: 1 }

test('what a series does not set is as custom has it', () => {
  const custom = fairRulesOn(DAY)
  expect(rulesWith(null, DAY)).toEqual(custom)
  const own = fc.record(
    { freeCancelDays: fc.integer({ min: 0, max: 30 }), noShows: fc.integer({ min: 1, max: 10 }) },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(own, rules => {
      expect(rulesWith(rules, DAY)).toEqual({ ...custom, ...rules })
    }),
  )
  expect(rulesOfFair({ published_at: `${DAY}T00:00:00Z`, fair_rules: strict })).toEqual({ ...custom, ...strict })
})

test.each([{ holdMs: 1 }, { reportDays: 1 }, { noShows: 0 }, { jobsPerBooth: 1.5 }, { checkInMinutes: '15' }, []])(
  '%j is nothing that a series can set',
  stored => {
    expect(() => rulesWith(stored, DAY)).toThrow()
  },
)

describeOnBothEngines('the rules of a series', open => {
  const begin = async () => {
    const service = createTestService(await open(), [...jobFairsCalls, ...fairBookingsCalls])
    return { service, now: service.clock.now() }
  }

  test('are kept by the fairs that are planned while they hold, told in notice and series', async () => {
    const { service, now } = await begin()
    await seedSeries(service.db, { rules: strict })
    await planFairs(service.db, now)
    await service.db.run(sql`update fair_series set rules = null where id = 1`)
    service.clock.advance(7 * 86_400)
    await planFairs(service.db, service.clock.now())
    const fairs = await service.db.query<{ html: string; rules: unknown }>(sql`
      select html, rules from fairs where series_id = 1 order by opens_at`)
    expect(fairs[0]?.rules).toEqual(strict)
    expect(fairs[0]?.html).toContain(
      '最多带 1 个岗位，开场后 15 分钟内签到；开场 2 天以前取消不计缺席，一年内 1 次缺席的停止报名 365 天',
    )
    expect(fairs.at(-1)?.rules).toBeNull()
    expect(fairs.at(-1)?.html).toContain('最多带 20 个岗位，开场后 30 分钟内签到')
    const words = async () => (await service.call(fairSeriesInfo, { id: '1' })).rules.map(rule => rule.words).join()
    expect(await words()).toContain('一年内缺席 2 次的，停止报名 365 天')
    await service.db.run(sql`update fair_series set rules = ${sql.json(strict)} where id = 1`)
    expect(await words()).toContain('每个展位最多展示 1 个在招岗位')
    expect(await words()).toContain('开场后 15 分钟内签到；开场 2 天以前取消不计缺席；一年内缺席 1 次的')
    await expect(
      service.db.run(sql`update fair_series set rules = '{"holdMs": 1}'::jsonb where id = 1`),
    ).rejects.toThrow()
  })

  test('bind whoever applies: jobs, no-shows, until when cancelling is free', async () => {
    const { service, now } = await begin()
    await seedFair(service.db, now, { id: 1, rules: strict })
    await seedFair(service.db, now, { id: 2 })
    await seedFair(service.db, now, { id: 3, opensIn: -30 })
    const person = await companyWithJob(service)
    const jobs = [person.job, await openJob(service, person.companyId)]
    const apply = async (fairs: string[], brought = jobs) => {
      const { results } = await service.call(
        applyForFairs,
        { fairs, jobs: brought, equipment: [], wishes: '', contract: fairContract.version },
        creating(person),
      )
      return results.map(({ reason }) => reason)
    }
    const joinable = () => service.call(listJoinableFairs, {}, person)
    expect((await joinable()).list.map(({ fair, jobsPerBooth }) => [fair.id, jobsPerBooth])).toEqual([
      ['1', 1],
      ['2', 20],
    ])
    expect(await apply(['1'])).toEqual(['每个展位最多带 1 个职位'])
    await seedExhibitor(service.db, now, { fair: 3, company: Number(person.companyId), state: 'absent' })
    expect((await joinable()).barred).toBe('')
    const [ofStrict = '', ofCustom] = await apply(['1', '2'], [person.job])
    expect(ofStrict).toMatch(/^单位一年内 1 次未到场，/)
    expect(ofCustom).toBe('')
    await service.db.run(sql`update fairs set state = 'cancelled' where id = 2`)
    expect((await joinable()).barred).toBe(ofStrict)
    const freeUntil = async (fair: number) => {
      const other = await companyWithJob(service)
      const id = await seedExhibitor(service.db, now, { fair, company: Number(other.companyId), state: 'approved' })
      return (await service.call(participationInfo, { id }, other)).freeCancelUntil
    }
    await service.db.run(sql`update fairs set state = 'planned' where id = 2`)
    expect(Number(await freeUntil(2)) - Number(await freeUntil(1))).toBe(1_440 * MINUTE)
  })

  test('say when who has not come is absent', async () => {
    const { service, now } = await begin()
    await seedFair(service.db, now, { id: 1, opensIn: 0, rules: strict })
    await seedFair(service.db, now, { id: 2, opensIn: 0 })
    for (const fair of [1, 2]) {
      const { companyId } = await service.employer()
      await seedExhibitor(service.db, now, { fair, company: Number(companyId) })
    }
    const states = () =>
      service.db.query<{ state: string }>(sql`select state from fair_participations order by fair_id`)
    await markAbsent(service.db, new Date(now.getTime() + 15 * MINUTE))
    expect(await states()).toEqual([{ state: 'absent' }, { state: 'confirmed' }])
    await markAbsent(service.db, new Date(now.getTime() + 30 * MINUTE))
    expect(await states()).toEqual([{ state: 'absent' }, { state: 'absent' }])
  })
})
