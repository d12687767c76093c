import { beforeEach, expect, test } from 'vitest'
import { participationStates } from '#contract/fair-participation'
import { jobDetail } from '#contract/jobs'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { bar, jobsCalls } from '../jobs/index.ts'
import { insertCompany, insertJobs } from '../jobs/testing.ts'
import { createTestService, type TestService } from '../testing.ts'
import { seedExhibitor, seedFair, type TestExhibitor, type TestFair } from './testing.ts'

describeOnBothEngines('the fairs that a job’s page names', open => {
  let service: TestService
  let company: number
  let job: string
  beforeEach(async () => {
    service = createTestService(await open(), jobsCalls)
    company = Number(await insertCompany(service.db, { name: '赣江示例有限公司' }))
    ;[job = ''] = await insertJobs(service.db, String(company), [{}])
  })
  const fair = (given: TestFair) => seedFair(service.db, service.clock.now(), given)
  const bring = (given: Omit<TestExhibitor, 'company'> = {}) =>
    seedExhibitor(service.db, service.clock.now(), { company, jobs: [Number(job)], ...given })
  const named = async () => (await service.call(jobDetail, { id: job })).fairs.map(({ id }) => id)

  test('with their day, place and booth, the nearest first', async () => {
    await fair({ id: 1, opensIn: 10, title: '第二场' })
    await fair({ id: 2, opensIn: 3, title: '网上先开', kind: '2', booths: 0, city: '360000' })
    await bring({ fair: 1, booth: 'A03' })
    await bring({ fair: 2 })
    const { fairs } = await service.call(jobDetail, { id: job })
    const opensAt = service.clock.now().getTime() + 10 * 86_400_000
    expect(fairs.map(({ title }) => title)).toEqual(['网上先开', '第二场'])
    expect(fairs[1]).toEqual({
      id: '1',
      title: '第二场',
      kind: '1',
      city: '360100',
      venue: '测试会展中心',
      opensAt,
      closesAt: opensAt + 3 * 3_600_000,
      booth: 'A03',
    })
    expect(fairs[0]).toMatchObject({ kind: '2', venue: '', booth: '' })
  })

  test('only where the employer stands', async () => {
    await fair({})
    const id = await bring()
    const standing = []
    for (const state of participationStates) {
      await service.db.run(sql`update fair_participations set state = ${state} where id = ${id}`)
      if ((await named()).length > 0) standing.push(state)
    }
    expect(standing).toEqual(['booked', 'confirmed', 'present'])
  })

  test('only those that are published and can still be gone to', async () => {
    const [secret, over, on] = [1, 2, 3]
    await fair({ id: secret, opensIn: 40 })
    await fair({ id: over, opensIn: -1 })
    await fair({ id: on, opensIn: -0.05 })
    await fair({ id: 4, state: 'cancelled' })
    await fair({ id: 5, state: 'postponed' })
    for (const id of [secret, over, on, 4, 5]) await bring({ fair: id })
    expect(await named()).toEqual([String(on)])
    await service.db.run(sql`update fairs set state = 'stopped' where id = ${on}`)
    expect(await named()).toEqual([String(on)])
    service.clock.advance(12 * 86_400)
    expect(await named()).toEqual([String(secret)])
  })

  test('lose what the office has taken down; fairs that are over keep what was there', async () => {
    const [over, coming] = [1, 2]
    await fair({ id: over, opensIn: -3 })
    await fair({ id: coming })
    for (const id of [over, coming]) await bring({ fair: id })
    await service.db.tx(tx => bar(tx, { id: job, companyId: String(company) }, '收费', service.clock.now()))
    const kept = await service.db.query(sql`
      select p.fair_id from fair_jobs fj join fair_participations p on p.id = fj.participation_id where fj.job_id = ${job}`)
    expect(kept).toEqual([{ fair_id: over }])
  })

  test('of this job alone, and none once it is taken down or past its last day', async () => {
    await fair({})
    const [other = ''] = await insertJobs(service.db, String(company), [{ title: '留在家里的' }])
    await bring()
    expect((await service.call(jobDetail, { id: other })).fairs).toEqual([])
    expect(await named()).toEqual(['1'])
    await service.db.run(sql`update jobs set expires_on = '2025-06-01' where id = ${job}`)
    expect(await named()).toEqual([])
    await service.db.run(sql`update jobs set expires_on = '2025-12-31', status = 'invalid' where id = ${job}`)
    expect(await named()).toEqual([])
  })
})
