import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import {
  companyDetail,
  companyJobs,
  companyRecord,
  companyRelation,
  followCompany,
  listFollowedCompanies,
  siteDataStatistics,
} from '#contract/companies'
import { applicationsCalls } from '../applications/index.ts'
import { insertJob } from '../applications/testing.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { seedExhibitor, seedFair } from '../job-fairs/testing.ts'
import type { TestEmployer, TestPerson } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { companiesCalls } from './index.ts'

const NOBODY = '999999999999'

describeOnBothEngines('companies', open => {
  let service: TestService
  let seeker: TestPerson
  let employer: TestEmployer
  let id: string
  beforeEach(async () => {
    service = createTestService(await open(), [...companiesCalls, ...applicationsCalls])
    seeker = await service.seeker()
    employer = await service.employer()
    id = employer.companyId
  })

  const follow = (following = true, { token } = seeker, company = id) =>
    service.call(followCompany, { id: company, following }, { token })
  const relation = async ({ token } = seeker) => (await service.call(companyRelation, { id }, { token })).following
  const followers = async () => (await service.call(companyDetail, { id })).followers

  test('show who they are, with the middle of the credit code hidden', async () => {
    const logo = randomUUID()
    await service.db.run(sql`
      update companies set credit_code = '91360100MA35L1234X', logo_file = ${logo}, verified_at = '2025-08-31',
        welfare = '{1,3}', founded_year = 2009, sample = true where id = ${id}`)
    const profile = await service.call(companyDetail, { id })
    expect(profile).toMatchObject({
      id,
      name: '赣江示例电子有限公司',
      place: '南昌·东湖区',
      creditCode: '9136**********234X',
      verifiedAt: '2025-08-31',
      recheckBy: '2026-02-28',
      licenceStanding: 'valid',
      logo: `/files/${logo}`,
      welfare: ['1', '3'],
      foundedYear: 2009,
      sample: true,
    })
    expect(JSON.stringify(profile)).not.toMatch(/MA35L1|contact|phone/i)
  })

  test('that were never checked have no day of a next check', async () => {
    const { companyId } = await service.uncheckedEmployer()
    const company = await service.call(companyDetail, { id: companyId })
    expect(company).toMatchObject({ verifiedAt: '', recheckBy: '', licenceStanding: 'none', logo: '' })
  })

  test('list the jobs that are open today, the latest refreshed first', async () => {
    for (const [title, status, expiresOn] of [
      ['普工', 'valid', '2025-06-03'],
      ['过期', 'valid', '2025-06-02'],
      ['草稿', 'draft', '2099-12-31'],
      ['下架', 'invalid', '2099-12-31'],
      ['会计', 'valid', '2099-12-31'],
    ] as const) {
      await insertJob(service, id, { title, status, expiresOn })
      service.clock.advance(1)
    }
    await insertJob(service, (await service.employer()).companyId)
    const { list, total } = await service.call(companyJobs, { id })
    expect([total, ...list.map(({ title }) => title)]).toEqual([2, '会计', '普工'])
    expect(list[0]).toMatchObject({ companyId: id, place: '南昌·东湖区', wageMin: 5000 })
    expect((await service.call(companyJobs, { id, page: 2, pageSize: 1 })).list).toMatchObject([{ title: '普工' }])
    expect((await service.call(companyDetail, { id })).openJobs).toBe(2)
    service.clock.advance(24 * 3_600)
    expect((await service.call(companyJobs, { id })).total).toBe(1)
  })

  test('that are not there say so in every call', async () => {
    for (const call of [companyDetail, companyJobs, companyRelation, followCompany]) {
      const { body } = await service.sendRaw(
        call,
        { id: NOBODY, ...(call === followCompany && { following: true }) },
        seeker,
      )
      expect(body).toMatchObject({ code: codes.notFound })
    }
    for (const wrong of ['0', 'x', '1 or 1=1', '']) {
      expect((await service.sendRaw(companyDetail, { id: wrong })).body).toMatchObject({ code: codes.invalid })
    }
  })

  test('are followed once, whenever and however often, and let go as often', async () => {
    expect(await relation()).toBe(false)
    await Promise.all(Array.from({ length: 20 }, () => follow()))
    expect(await follow()).toEqual({ following: true, followers: 1 })
    expect([await relation(), await followers()]).toEqual([true, 1])
    await Promise.all(Array.from({ length: 10 }, () => follow(false)))
    expect(await follow(false)).toEqual({ following: false, followers: 0 })
    expect([await relation(), await followers()]).toEqual([false, 0])
  })

  test('count as many followers as there are, also when all come and go at once', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => service.seeker()))
    await Promise.all(people.map(person => follow(true, person)))
    expect(await followers()).toBe(8)
    const gone = people.slice(0, 5)
    await Promise.all([...gone.map(person => follow(false, person)), ...gone.map(person => follow(false, person))])
    expect(await followers()).toBe(3)
    const [row] = await service.db.query(sql`select count(*) as count from company_follows`)
    expect(row).toEqual({ count: 3 })
  })

  test('followed are listed to their follower alone, the latest first', async () => {
    const second = (await service.employer()).companyId
    await insertJob(service, id)
    await follow()
    service.clock.advance(60)
    await follow(true, seeker, second)
    const { list, total } = await service.call(listFollowedCompanies, {}, seeker)
    expect(total).toBe(2)
    expect(list).toMatchObject([
      { id: second, openJobs: 0, followedAt: service.clock.now().getTime() },
      { id, name: '赣江示例电子有限公司', trade: '1', place: '南昌·东湖区', openJobs: 1 },
    ])
    const page = await service.call(listFollowedCompanies, { page: 2, pageSize: 1 }, seeker)
    expect(page.list.map(company => company.id)).toEqual([id])
    const stranger = await service.seeker()
    expect(await service.call(listFollowedCompanies, {}, stranger)).toMatchObject({ list: [], total: 0 })
    expect(await relation(stranger)).toBe(false)
    await follow(false, stranger)
    expect(await relation()).toBe(true)
  })

  test('are followed by signed-in individuals only', async () => {
    for (const call of [companyRelation, followCompany, listFollowedCompanies]) {
      const input = {
        ...(call !== listFollowedCompanies && { id }),
        ...(call === followCompany && { following: true }),
      }
      expect((await service.sendRaw(call, input)).body).toMatchObject({ code: codes.signInAgain })
      expect((await service.sendRaw(call, input, employer)).body).toMatchObject({ code: codes.notFound })
    }
    expect(await followers()).toBe(0)
  })

  test('are counted for one city too', async () => {
    const elsewhere = await insertJob(service, id)
    await service.db.run(sql`update jobs set city = '360700' where id = ${elsewhere}`)
    await insertJob(service, id)
    const at = service.clock.now().getTime()
    expect(await service.call(siteDataStatistics, { city: '360100' })).toMatchObject({ jobs: 1, companies: 1 })
    const none = { companies: 0, talents: 0, applications: 0, at }
    expect(await service.call(siteDataStatistics, { city: '360700' })).toMatchObject({
      jobs: 1,
      headcount: 2,
      companies: 0,
    })
    expect(await service.call(siteDataStatistics, { city: '361100' })).toEqual({ ...none, jobs: 0, headcount: 0 })
    const abroad = await service.sendRaw(siteDataStatistics, { city: '440100' })
    expect(abroad.body).toMatchObject({ code: codes.notFound })
  })

  test('have a record of the fairs of two years that are over, and of how they answer', async () => {
    const now = service.clock.now()
    const joined = [
      { opensIn: -10, state: 'present' },
      { opensIn: -700, state: 'present' },
      { opensIn: -20, state: 'absent' },
      { opensIn: -30, state: 'withdrawn' },
      { opensIn: -740, state: 'present' },
      { opensIn: 10, state: 'present' },
    ] as const
    for (const [at, { opensIn, state }] of joined.entries()) {
      const fair = await seedFair(service.db, now, { id: at + 1, opensIn })
      await seedExhibitor(service.db, now, { fair, company: Number(id), state })
    }
    expect(await service.call(companyRecord, { id })).toEqual({
      answering: { applications: 0, answered: 0, medianHours: null },
      fairs: { attended: 2, missed: 1 },
    })
    const nobody = await service.sendRaw(companyRecord, { id: NOBODY })
    expect(nobody.body).toMatchObject({ code: codes.notFound })
  })

  test('and all else are counted for the home page, once a minute', async () => {
    const counted = () => service.call(siteDataStatistics, {})
    await insertJob(service, id)
    await insertJob(service, id, { expiresOn: '2025-06-02' })
    await insertJob(service, id, { status: 'draft' })
    const at = service.clock.now().getTime()
    const first = { jobs: 1, headcount: 2, companies: 1, talents: 1, applications: 0, at }
    expect(await Promise.all([counted(), counted()])).toEqual([first, first])
    await insertJob(service, id)
    service.clock.advance(59)
    expect(await counted()).toEqual(first)
    service.clock.advance(1)
    expect(await counted()).toEqual({ ...first, jobs: 2, headcount: 4, at: at + 60_000 })
  })
})
