import { beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { listFlexibleJobs } from '#contract/flexible'
import { addFlexibleJob } from '#contract/flexible-posts'
import { brandCompanies, countFacets, jobGroups, listJobs, newestJobs, similarJobs } from '#contract/jobs'
import { listMessages } from '#contract/messages'
import {
  jobHunt,
  listHiddenCompanies,
  listSearches,
  saveSearch,
  setHiddenCompany,
  suggestTerms,
} from '#contract/searches'
import { setFavourite } from '#contract/seeker'
import { chinaDay } from '../clock.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { flexibleCalls } from '../flexible/index.ts'
import { casualDraft } from '../flexible/testing.ts'
import { jobsCalls } from '../jobs/index.ts'
import { insertCompany, insertJobs } from '../jobs/testing.ts'
import { messagesCalls } from '../messages/index.ts'
import { seekerCalls } from '../seeker/index.ts'
import type { TestPerson } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { rebuildTerms, searchesCalls } from './index.ts'
import { keep, signedInAgain } from './testing.ts'

const NOBODY = '999999999'

describeOnBothEngines('companies that a seeker hides', open => {
  let service: TestService
  let seeker: TestPerson
  let shown: string
  let hidden: string
  beforeEach(async () => {
    service = createTestService(await open(), [
      ...searchesCalls,
      ...jobsCalls,
      ...seekerCalls,
      ...flexibleCalls,
      ...messagesCalls,
    ])
    seeker = await service.seeker()
    shown = await insertCompany(service.db, { name: '甲会计事务所' })
    hidden = await insertCompany(service.db, { name: '甲䶮远科技有限公司' })
  })

  const hide = (isHidden = true, person = seeker, id = hidden) =>
    service.call(setHiddenCompany, { id, hidden: isHidden }, person)
  const companies = async (person?: TestPerson) => {
    const { list, total } = await service.call(listJobs, { t: '会计' }, person)
    expect(total).toBe(list.length)
    return list.map(job => job.companyId).toSorted()
  }

  test('are gone from the results, their number and the counts of filters, for that seeker alone, until shown again', async () => {
    await insertJobs(service.db, shown, [{}, { education: '60' }])
    await insertJobs(service.db, hidden, [{}])
    const inNanchang = async (person?: TestPerson) =>
      (await service.call(countFacets, { t: '会计' }, person)).list.find(({ value }) => value === '360100')?.count
    expect(await companies(seeker)).toEqual([shown, shown, hidden])
    expect(await hide()).toEqual({ hidden: true })
    expect(await companies(seeker)).toEqual([shown, shown])
    expect(await inNanchang(seeker)).toBe(2)
    for (const other of [undefined, await service.seeker()]) {
      expect(await companies(other)).toEqual([shown, shown, hidden])
      expect(await inNanchang(other)).toBe(3)
    }
    await hide(false)
    expect(await companies(seeker)).toEqual([shown, shown, hidden])
  })

  test('are on none of the home page’s lists, for that seeker alone', async () => {
    const facts = { urgent: true, forGraduates: true, nature: '4' }
    await insertJobs(service.db, shown, [facts])
    await insertJobs(service.db, hidden, [facts])
    await service.db.run(sql`update companies set brand = true`)
    const home = async (person?: TestPerson) => [
      ...(
        await Promise.all(jobGroups.map(async group => (await service.call(newestJobs, { group }, person)).list))
      ).map(list => list.map(job => job.companyId).toSorted()),
      (await service.call(brandCompanies, {}, person)).list.map(({ id }) => id).toSorted(),
    ]
    await hide()
    expect(await home(seeker)).toEqual(Array.from({ length: jobGroups.length + 1 }, () => [shown]))
    const both = Array.from({ length: jobGroups.length + 1 }, () => [shown, hidden])
    for (const other of [undefined, await service.seeker(), await service.employer()]) {
      expect(await home(other)).toEqual(both)
    }
  })

  test('are not counted where there are more than anybody counts', async () => {
    await insertJobs(
      service.db,
      hidden,
      Array.from({ length: 1_200 }, () => ({})),
    )
    await insertJobs(service.db, shown, [{}, {}])
    await hide()
    expect(await service.call(listJobs, {}, seeker)).toMatchObject({ total: 2, capped: false })
    expect(await service.call(listJobs, {})).toMatchObject({ total: 1_000, capped: true })
  })

  test('are left out of suggestions, similar jobs, recommendations and new jobs of kept searches', async () => {
    const [id = ''] = await insertJobs(service.db, shown, [{}])
    await service.call(saveSearch, { name: '会计', alert: 'daily', byEmail: false, search: { t: '会计' } }, seeker)
    service.clock.advance(60)
    await insertJobs(service.db, hidden, [{}])
    await service.db.run(sql`update jobs set published_at = ${service.clock.now()} where company_id = ${hidden}`)
    await service.db.tx(tx => rebuildTerms(tx, chinaDay(service.clock.now())))
    await service.call(setFavourite, { id, favourite: true }, seeker)
    const found = async () => [
      (await service.call(suggestTerms, { t: '甲䶮远' }, seeker)).list.length,
      (await service.call(similarJobs, { id }, seeker)).list.length,
      (await service.call(jobHunt, {}, seeker)).matching.length,
      (await service.call(listSearches, {}, seeker)).list[0]?.fresh,
    ]
    expect(await found()).toEqual([1, 1, 1, 1])
    await hide()
    expect(await found()).toEqual([0, 0, 0, 0])
  })

  test('are left out of casual work and its number, for that seeker alone, until shown again', async () => {
    const post = async () => {
      const employer = await service.employer()
      await service.call(addFlexibleJob, { draft: casualDraft(service), publish: true }, employer)
      return employer.companyId
    }
    const [, other] = [await post(), await post()]
    const total = async (person?: TestPerson) => {
      const page = await service.call(listFlexibleJobs, {}, person)
      expect(page.list).toHaveLength(page.total)
      return page.total
    }
    await hide(true, seeker, other)
    expect(await total(seeker)).toBe(1)
    for (const another of [undefined, await service.seeker(), await service.employer()]) {
      expect(await total(another)).toBe(2)
    }
    await hide(false, seeker, other)
    expect(await total(seeker)).toBe(2)
  })

  test('are not told of when a job of theirs that was kept before closes soon', async () => {
    const ids = [
      ...(await insertJobs(service.db, shown, [{ title: '出纳', expiresOn: '2025-06-05' }])),
      ...(await insertJobs(service.db, hidden, [{ title: '会计', expiresOn: '2025-06-05' }])),
    ]
    for (const id of ids) await service.call(setFavourite, { id, favourite: true }, seeker)
    await hide()
    service.clock.advance(86_400)
    await keep(service)
    const { list } = await service.call(listMessages, {}, await signedInAgain(service, seeker))
    expect(list.map(({ link }) => link)).toEqual([`/job-details/${ids[0]}`])
  })

  test('are left out of what closes soon in the hunt of who kept a job of theirs before', async () => {
    const [closing = ''] = await insertJobs(service.db, shown, [{ title: '出纳', expiresOn: '2025-06-05' }])
    const [other = ''] = await insertJobs(service.db, hidden, [{ title: '会计', expiresOn: '2025-06-05' }])
    for (const id of [closing, other]) await service.call(setFavourite, { id, favourite: true }, seeker)
    const ids = async () => (await service.call(jobHunt, {}, seeker)).closing.map(({ id }) => id)
    expect(await ids()).toEqual([closing, other])
    await hide()
    expect(await ids()).toEqual([closing])
  })

  test('are listed to that seeker alone, the latest first, each once however often it was hidden', async () => {
    await Promise.all([hide(), hide(), hide()])
    service.clock.advance(60)
    await hide(true, seeker, shown)
    expect((await service.call(listHiddenCompanies, {}, seeker)).list).toEqual([
      { id: shown, name: '甲会计事务所', hiddenAt: service.clock.now().getTime() },
      { id: hidden, name: '甲䶮远科技有限公司', hiddenAt: service.clock.now().getTime() - 60_000 },
    ])
    expect((await service.call(listHiddenCompanies, {}, await service.seeker())).list).toEqual([])
  })

  test('are two hundred at most, and must exist', async () => {
    await service.db.run(sql`
      insert into companies (name, short_name, credit_code, trade, company_type, scale, city, district, created_at, updated_at)
      select '乙' || n, '乙', 'HIDDEN' || n, '15', '6', '3', '360100', '360102', '2025-01-01', '2025-01-01'
      from generate_series(1, 200) n`)
    await service.db.run(sql`
      insert into hidden_companies (user_id, company_id, created_at)
      select ${seeker.id}, id, '2025-01-01' from companies where credit_code like 'HIDDEN%'`)
    await expect(hide()).rejects.toMatchObject({ code: codes.quotaReached })
    await expect(hide(true, seeker, NOBODY)).rejects.toMatchObject({ code: codes.notFound })
    const { list } = await service.call(listHiddenCompanies, {}, seeker)
    expect(list).toHaveLength(200)
    await expect(hide(true, seeker, list[0]?.id)).resolves.toEqual({ hidden: true })
    await hide(false, seeker, list[0]?.id)
    await expect(hide()).resolves.toEqual({ hidden: true })
  })
})
