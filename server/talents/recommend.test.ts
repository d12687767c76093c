import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { applyToJob } from '#contract/applications'
import { recommendTalents, setBlock, switchRecommendations } from '#contract/talents'
import { applicationsCalls } from '../applications/index.ts'
import { insertJob } from '../applications/testing.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { resumesCalls } from '../resumes/index.ts'
import type { TestEmployer } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { type Demand, fitOf } from './fit.ts'
import { talentsCalls } from './index.ts'
import { talent } from './testing.ts'

const accountant: Demand = {
  category2: '301',
  category3: '30101',
  city: '360100',
  education: '69',
  experience: '5',
  wage_min: 5_000,
  wage_max: 8_000,
}

describe('how well somebody fits', () => {
  const whole = ['!k3', '!k301', '!k30101', '!c360100', '!e70', '!x6', '!w3']

  test('is told with every reason', () => {
    expect(fitOf(accountant, new Set(whole))).toEqual({
      score: 120,
      reasons: ['category', 'city', 'education', 'wage', 'experience'],
    })
  })
  test.each([
    ['a neighbouring job', ['!k301'], ['category']],
    ['too little schooling', ['!e66'], []],
    ['a wish that only touches the pay', ['!w4', '!w2'], []],
    ['a wish within the pay', ['!w3'], ['wage']],
    ['less experience', ['!x4'], []],
  ])('knows %s', (_, facets, reasons) => {
    expect(fitOf(accountant, new Set(facets)).reasons).toEqual(reasons)
  })
  test('takes what everybody meets for no reason', () => {
    const anybody = { ...accountant, education: '11', experience: '1', wage_min: null, wage_max: null }
    expect(fitOf(anybody, new Set(whole)).reasons).toEqual(['category', 'city'])
  })
  test('never falls when more fits', () => {
    fc.assert(
      fc.property(fc.subarray(whole), fc.subarray(whole), (some, others) => {
        const scored = (facets: string[]) => fitOf(accountant, new Set(facets)).score
        expect(scored([...some, ...others])).toBeGreaterThanOrEqual(scored(some))
      }),
    )
  })
})

describeOnBothEngines('recommendations', open => {
  let service: TestService
  let employer: TestEmployer
  beforeEach(async () => {
    service = createTestService(await open(), [...talentsCalls, ...resumesCalls, ...applicationsCalls])
    employer = await service.employer()
  })
  const recommended = () => service.call(recommendTalents, {}, employer)
  const fitting = { basic: { city: '360102' }, intention: { cities: ['360100'] } }

  test('are people for each open posting, the best first, with the reasons', async () => {
    const best = await talent(service, fitting)
    const fair = await talent(service)
    await talent(service, { intention: { categories: ['10101'] } })
    const jobId = await insertJob(service, employer.companyId)
    await insertJob(service, employer.companyId, { status: 'draft' })
    const { on, jobs } = await recommended()
    expect([on, jobs.map(({ id }) => id)]).toEqual([true, [jobId]])
    expect(jobs[0]?.people.map(one => [one.talent.id, one.talent.name, one.reasons])).toEqual([
      [best.id, '阿**', ['category', 'city', 'education', 'wage']],
      [fair.id, '阿**', ['category', 'education', 'wage']],
    ])
  })

  test('leave out who has applied and who blocked the company', async () => {
    const jobId = await insertJob(service, employer.companyId)
    const [applied, blocking] = [await talent(service, fitting), await talent(service, fitting)]
    await service.call(applyToJob, { jobId, resumeId: applied.id }, { token: applied.person.token })
    const block = { companyId: employer.companyId, blocked: true }
    await service.call(setBlock, block, { token: blocking.person.token })
    expect((await recommended()).jobs).toMatchObject([{ id: jobId, people: [] }])
  })

  test('stay off for the whole company until somebody switches them on', async () => {
    await insertJob(service, employer.companyId)
    const set = (on: boolean) => service.call(switchRecommendations, { on }, { token: employer.token })
    for (let time = 0; time < 2; time += 1) expect(await set(false)).toEqual({ on: false })
    expect(await service.call(recommendTalents, {}, await service.employer(employer.companyId))).toEqual({
      on: false,
      jobs: [],
    })
    await set(true)
    expect((await recommended()).jobs).toHaveLength(1)
    const seeker = await service.seeker()
    await service.call(switchRecommendations, { on: false }, seeker)
    const audits = await service.db.query(sql`
      select subject_kind, subject_id, detail from audit_log where action = 'recommendations.switch' order by id`)
    const company = { subject_kind: 'company', subject_id: employer.companyId }
    expect(audits).toEqual([
      { ...company, detail: { on: false } },
      { ...company, detail: { on: false } },
      { ...company, detail: { on: true } },
      { subject_kind: 'user', subject_id: seeker.id, detail: { on: false } },
    ])
  })
})
