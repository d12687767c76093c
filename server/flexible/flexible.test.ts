import { beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import {
  applySimply,
  categoryDistricts,
  categoryJobs,
  flexibleJobInfo,
  listFlexibleJobs,
  listSimpleApplications,
} from '#contract/flexible'
import { listMessages } from '#contract/messages'
import { insertRows } from '../db/bulk.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { insertJobs } from '../jobs/testing.ts'
import { messagesCalls } from '../messages/index.ts'
import type { TestEmployer, TestPerson } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { flexibleCalls } from './index.ts'

async function insertFlexible(service: TestService, { companyId }: TestEmployer, facts: object = {}): Promise<string> {
  await insertRows(service.db, 'flexible_jobs', [
    {
      ...{ company_id: companyId, category: '4', title: '快递分拣', city: '360100', district: '360102' },
      ...{ address: '江大南路 18 号', pay_low: 20, pay_high: 22, pay_unit: 'hour', settled: 'day' },
      ...{ starts_on: '2025-06-05', hours: '18:00–22:00', headcount: 2, duties: '分拣小件。' },
      ...{ published_at: service.clock.now().toISOString(), expires_on: '2025-06-10' },
      ...facts,
    },
  ])
  service.clock.advance(1)
  const [row] = await service.db.query<{ id: number }>(sql`select max(id) as id from flexible_jobs`)
  return String(row?.id)
}

describeOnBothEngines('flexible work', open => {
  let service: TestService
  let employer: TestEmployer
  let seeker: TestPerson
  beforeEach(async () => {
    service = createTestService(await open(), [...flexibleCalls, ...messagesCalls])
    employer = await service.employer()
    seeker = await service.seeker()
  })

  const post = (facts?: object) => insertFlexible(service, employer, facts)
  const apply = (id: string, { token } = seeker) =>
    service.call(applySimply, { id, name: '热合曼·䶮', note: '可以马上到岗' }, { token })
  const titles = async (query = {}) => (await service.call(listFlexibleJobs, query)).list.map(({ title }) => title)

  test('is listed newest first, by kind, city and pay, until its last day', async () => {
    await post()
    await post({ title: '日结搬运', category: '7', pay_unit: 'day', city: '360700', district: '360702' })
    await post({ title: '已截止', expires_on: '2025-06-02' })
    expect(await titles()).toEqual(['日结搬运', '快递分拣'])
    expect(await titles({ category: '7' })).toEqual(['日结搬运'])
    expect(await titles({ city: '360100' })).toEqual(['快递分拣'])
    expect(await titles({ unit: 'hour', city: '360700' })).toEqual([])
    await expect(titles({ category: '5' })).rejects.toMatchObject({ code: codes.invalid })
  })

  test('is offered by nobody who has not passed the check, or no longer does', async () => {
    const id = await post()
    await service.db.run(sql`update companies set verified_at = null where id = ${employer.companyId}`)
    expect([await titles(), (await service.call(listFlexibleJobs, {})).total]).toEqual([[], 0])
    await expect(service.call(flexibleJobInfo, { id })).rejects.toMatchObject({ code: codes.notFound })
    await expect(apply(id)).rejects.toMatchObject({ code: codes.notFound })
  })

  test('takes a name and hands it to the employer with the phone, once for each person', async () => {
    const id = await post()
    expect(await apply(id)).toEqual({ left: 2 })
    await expect(apply(id)).rejects.toMatchObject({ code: codes.alreadyApplied })
    expect(await service.call(flexibleJobInfo, { id })).toMatchObject({ left: 2, headcount: 2, open: true })
    const [letter] = (await service.call(listMessages, {}, employer)).list
    expect(letter?.body).toBe(`姓名：热合曼·䶮\n手机：${seeker.phone}\n留言：可以马上到岗`)
    expect(letter?.link).toBe(`/manage/jobs?casual=people&job=${id}`)
    expect((await service.call(listSimpleApplications, {}, seeker)).list).toMatchObject([
      { jobId: id, title: '快递分拣', startsOn: '2025-06-05', state: 'applied', stage: 'open' },
    ])
    expect((await service.call(listSimpleApplications, {}, await service.seeker())).list).toEqual([])
  })

  test('takes nobody when all places are given, when it is called off, or when its time has come', async () => {
    const full = await post({ taken: 2 })
    expect(await service.call(flexibleJobInfo, { id: full })).toMatchObject({ left: 0, open: false })
    const others = [{ expires_on: '2025-06-02' }, { status: 'closed' }, { starts_at: '2025-06-02T10:00:00+08:00' }]
    for (const id of [full, ...(await Promise.all(others.map(post)))])
      await expect(apply(id)).rejects.toMatchObject({ code: codes.jobClosed })
    expect(await titles()).toEqual(['快递分拣'])
    const draft = await post({ status: 'draft', draft: {} })
    for (const nothing of ['999999999999', draft]) {
      await expect(apply(nothing)).rejects.toMatchObject({ code: codes.notFound })
      await expect(service.call(flexibleJobInfo, { id: nothing })).rejects.toMatchObject({ code: codes.notFound })
    }
    await expect(service.call(applySimply, { id: full, name: ' ' }, seeker)).rejects.toMatchObject({
      code: codes.invalid,
    })
  })

  test('kinds of work are counted, and the districts of a city are listed', async () => {
    await insertJobs(service.db, employer.companyId, [{}, {}, { category: '40201' }])
    expect((await service.call(categoryJobs, {})).list.map(({ value, count }) => [value, count])).toEqual([
      ['3', 2],
      ['4', 1],
    ])
    const { list } = await service.call(categoryDistricts, { city: '360100' })
    expect(list).toContainEqual({ value: '360102', label: '东湖区' })
    expect((await service.call(categoryDistricts, { city: '999999' })).list).toEqual([])
  })
})
