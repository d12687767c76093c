import { beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { lookAtJob } from '#contract/job-looks'
import {
  brandCompanies,
  countJobsByCategory,
  hotJobCategories,
  type JobGroup,
  jobDetail,
  jobRelation,
  listJobs,
  newestJobs,
  similarJobs,
} from '#contract/jobs'
import { listViewedJobs, setFavourite } from '#contract/seeker'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { seekerCalls } from '../seeker/index.ts'
import { createTestService, type TestService } from '../testing.ts'
import { dropExpired, jobsCalls } from './index.ts'
import { insertCompany, insertJobs, type JobFacts } from './testing.ts'

describeOnBothEngines('the market', open => {
  let service: TestService
  beforeEach(async () => {
    service = createTestService(await open(), [...jobsCalls, ...seekerCalls])
  })

  async function market(...jobs: readonly JobFacts[]) {
    const company = await insertCompany(service.db, { name: '赣江示例有限公司' })
    return insertJobs(service.db, company, jobs)
  }

  test.each<[JobGroup, string[]]>([
    ['newest', ['零工', '兼职', '应届', '急招', '热门']],
    ['hot', ['热门', '急招', '零工', '兼职', '应届']],
    ['urgent', ['急招']],
    ['graduate', ['应届']],
    ['flexible', ['零工', '兼职']],
  ])('home page list %s', async (group, found) => {
    await market(
      { title: '热门', views: 50, hour: 1 },
      { title: '急招', urgent: true, views: 5, hour: 2 },
      { title: '应届', forGraduates: true, hour: 3 },
      { title: '兼职', nature: '2', hour: 4 },
      { title: '零工', nature: '4', hour: 5 },
    )
    const { list } = await service.call(newestJobs, { group })
    expect(list.map(job => job.title)).toEqual(found)
    expect((await service.call(newestJobs, { group, size: 1 })).list).toHaveLength(1)
    expect((await service.call(newestJobs, { group, city: '361100' })).list).toEqual([])
  })

  test('counts open jobs by family, everywhere and in a city, and by title', async () => {
    await market({}, { city: '360700', district: '360702' }, { category: '40201' }, { status: 'invalid' })
    expect((await service.call(countJobsByCategory, {})).list).toEqual([
      { category: '3', count: 2 },
      { category: '4', count: 1 },
    ])
    expect((await service.call(countJobsByCategory, { city: '360700' })).list).toEqual([{ category: '3', count: 1 }])
    expect((await service.call(hotJobCategories, { size: 1 })).list).toEqual([
      { value: '30101', label: '会计', count: 2 },
    ])
  })

  test('drops what is past its last day from every figure', async () => {
    await market({ expiresOn: '2025-06-02' }, { expiresOn: '2025-06-03' })
    await dropExpired(service.db, '2025-06-03')
    expect((await service.call(countJobsByCategory, {})).list).toEqual([{ category: '3', count: 1 }])
    expect((await service.call(listJobs, {})).total).toBe(1)
  })

  test('similar jobs: the same title nearby first, never itself, six at most', async () => {
    const [id = ''] = await market(
      { title: '本职' },
      { title: '远处同类', city: '360700', district: '360702', hour: 9 },
      { title: '同城同类', hour: 1 },
      { title: '同组', category: '30102', hour: 8 },
      { title: '无关', category: '40201', hour: 7 },
    )
    const list = async () => (await service.call(similarJobs, { id })).list.map(job => job.title)
    expect(await list()).toEqual(['同城同类', '远处同类', '同组'])
    await market(...Array.from({ length: 9 }, () => ({ title: '又一个' })))
    expect(await list()).toHaveLength(6)
    expect(await service.call(similarJobs, { id: '999999999999' })).toEqual({ list: [] })
  })

  test('similar jobs are given for one that is closed or past its last day, and are open themselves', async () => {
    const ids = await market(
      { title: '已关闭', status: 'invalid' },
      { title: '已到期', expiresOn: '2025-06-02' },
      { title: '只此一个', category: '40201', status: 'invalid' },
      { title: '在招' },
    )
    const found = []
    for (const id of ids.slice(0, 3)) {
      found.push((await service.call(similarJobs, { id })).list.map(({ title }) => title))
    }
    expect(found).toEqual([['在招'], ['在招'], []])
  })

  test('a page counts once a person and day, and the index hears of every tenth', async () => {
    const [id = ''] = await market({ title: '看', views: 8 }, { title: '不看', views: 9 })
    const views = async () => {
      const [row] = await service.db.query<{ view_count: number; heat: number }>(sql`
        select view_count, heat from jobs j join job_index i on i.job_id = j.id where j.id = ${id}`)
      return row
    }
    await service.call(jobDetail, { id })
    expect(await views()).toEqual({ view_count: 8, heat: 8 })
    for (let time = 0; time < 3; time += 1) await service.call(lookAtJob, { id })
    expect(await views()).toEqual({ view_count: 9, heat: 8 })
    // Opened by its address and taken over by the script: the same person, whoever has signed in there.
    const { token } = await service.seeker()
    await service.call(lookAtJob, { id }, { token })
    await service.call(lookAtJob, { id }, { token, ip: '203.0.113.9' })
    await service.call(lookAtJob, { id }, { token: (await service.seeker()).token })
    expect(await views()).toEqual({ view_count: 10, heat: 10 })
    expect((await service.call(listJobs, { a: '2' })).list[0]?.title).toBe('看')
  })

  test('a job that is gone, was never published or never was has no page', async () => {
    const [draft = ''] = await market({ status: 'draft' })
    const { token } = await service.seeker()
    for (const id of [draft, '999999999999']) {
      await expect(service.call(jobDetail, { id })).rejects.toMatchObject({ code: codes.notFound })
      await expect(service.call(jobRelation, { id }, { token })).rejects.toMatchObject({ code: codes.notFound })
      await expect(service.call(lookAtJob, { id })).rejects.toMatchObject({ code: codes.notFound })
    }
  })

  test('the members of the company are not counted among those who look at its job', async () => {
    const company = await insertCompany(service.db, { name: '赣江示例有限公司' })
    const [id = ''] = await insertJobs(service.db, company, [{ title: '看', views: 3 }])
    const viewsAfterLookOf = async ({ token }: { token: string }) => {
      await service.call(lookAtJob, { id }, { token })
      return (await service.call(jobDetail, { id })).viewCount
    }
    expect(await viewsAfterLookOf(await service.employer(company))).toBe(3)
    expect(await viewsAfterLookOf(await service.employer())).toBe(4)
  })

  test('a seeker learns what he has to do with a job, and it joins his history once he looks at it', async () => {
    const [id = ''] = await market({})
    const { id: userId, token } = await service.seeker()
    expect(await service.call(jobRelation, { id }, { token })).toEqual({ applicationId: '', favourite: false })
    expect((await service.call(listViewedJobs, {}, { token })).list).toEqual([])
    await service.call(lookAtJob, { id }, { token })
    expect((await service.call(listViewedJobs, {}, { token })).list.map(job => job.id)).toEqual([id])
    await service.call(setFavourite, { id, favourite: true }, { token })
    await service.db.run(sql`
      insert into applications (id, job_id, company_id, user_id, resume, status, created_at, updated_at)
      select '00000000-0000-4000-8000-000000000001', id, company_id, ${userId}, '{}', 'delivered', now(), now()
      from jobs where id = ${id}`)
    expect(await service.call(jobRelation, { id }, { token })).toEqual({
      applicationId: '00000000-0000-4000-8000-000000000001',
      favourite: true,
    })
    const stranger = await service.seeker()
    expect(await service.call(jobRelation, { id }, { token: stranger.token })).toEqual({
      applicationId: '',
      favourite: false,
    })
  })

  test('brand companies, those with most open jobs first', async () => {
    const [small, large] = [
      await insertCompany(service.db, { name: '小而美公司', brand: true }),
      await insertCompany(service.db, { name: '大集团公司', brand: true }),
    ]
    await insertCompany(service.db, { name: '无名公司' })
    await insertJobs(service.db, small, [{}])
    await insertJobs(service.db, large, [{}, {}, { expiresOn: '2025-06-02' }])
    const { list } = await service.call(brandCompanies, {})
    expect(list.map(({ name, openJobs }) => [name, openJobs])).toEqual([
      ['大集团公司', 2],
      ['小而美公司', 1],
    ])
    expect((await service.call(brandCompanies, { city: '360700' })).list).toEqual([])
  })
})
