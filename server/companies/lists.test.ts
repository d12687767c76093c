import { beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { listImportantCompanies, listSubsiteCompanies } from '#contract/companies'
import { setHiddenCompany } from '#contract/searches'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { insertCompany, insertJobs } from '../jobs/testing.ts'
import { searchesCalls } from '../searches/index.ts'
import { createTestService, type TestService } from '../testing.ts'
import { companiesCalls } from './index.ts'

describeOnBothEngines('lists of companies', open => {
  let service: TestService
  beforeEach(async () => {
    service = createTestService(await open(), [...companiesCalls, ...searchesCalls])
  })

  const names = ({ list }: { list: { name: string }[] }) => list.map(({ name }) => name)

  test('show important ones, those with most open jobs first', async () => {
    await insertCompany(service.db, { name: '普通单位' })
    await insertCompany(service.db, { name: '小重点单位', brand: true })
    const large = await insertCompany(service.db, { name: '大重点单位', brand: true, trade: '8' })
    await insertJobs(service.db, large, [{}, {}])
    const all = await service.call(listImportantCompanies, {})
    expect([all.total, ...names(all)]).toEqual([2, '大重点单位', '小重点单位'])
    expect(all.list[0]).toMatchObject({ id: large, openJobs: 2, place: '南昌·东湖区', trade: '8', logo: '' })
    expect(names(await service.call(listImportantCompanies, { trade: '8' }))).toEqual(['大重点单位'])
    expect(names(await service.call(listImportantCompanies, { city: '360700' }))).toEqual([])
    expect(names(await service.call(listImportantCompanies, { page: 2, pageSize: 1 }))).toEqual(['小重点单位'])
  })

  test('show those of one city, the latest to join first', async () => {
    const first = await insertCompany(service.db, { name: '先来的单位' })
    await insertCompany(service.db, { name: '后来的单位' })
    const away = await insertCompany(service.db, { name: '赣州的单位' })
    await service.db.run(sql`update companies set city = '360700', district = '360702' where id = ${away}`)
    await insertJobs(service.db, first, [{}])
    const here = await service.call(listSubsiteCompanies, { city: '360100' })
    expect([here.total, ...names(here)]).toEqual([2, '后来的单位', '先来的单位'])
    expect(here.list.map(({ openJobs }) => openJobs)).toEqual([0, 1])
    expect(names(await service.call(listSubsiteCompanies, { city: '360700' }))).toEqual(['赣州的单位'])
    expect(names(await service.call(listSubsiteCompanies, { city: '360100', page: 2, pageSize: 1 }))).toEqual([
      '先来的单位',
    ])
  })

  test('show those of one city that are hiring, and none that the seeker has hidden', async () => {
    const open = await insertCompany(service.db, { name: '在招单位' })
    const hidden = await insertCompany(service.db, { name: '隐藏的单位', brand: true })
    const late = await insertCompany(service.db, { name: '过期单位' })
    await insertCompany(service.db, { name: '没有职位的单位' })
    for (const company of [open, hidden, late]) await insertJobs(service.db, company, [{}])
    await service.db.run(sql`update jobs set expires_on = '2025-06-02' where company_id = ${late}`)
    const asked = { city: '360100', hiring: '1' } as const
    const all = await service.call(listSubsiteCompanies, asked)
    expect([all.total, ...names(all)]).toEqual([2, '隐藏的单位', '在招单位'])
    const seeker = await service.seeker()
    await service.call(setHiddenCompany, { id: hidden, hidden: true }, seeker)
    const rest = await service.call(listSubsiteCompanies, asked, seeker)
    expect([rest.total, ...names(rest)]).toEqual([1, '在招单位'])
    expect((await service.call(listImportantCompanies, {}, seeker)).total).toBe(0)
  })

  test('of what is no city of the province are not there', async () => {
    for (const city of ['360102', '369900']) {
      const { body } = await service.sendRaw(listSubsiteCompanies, { city })
      expect(body).toMatchObject({ code: codes.notFound })
    }
    const none = await service.sendRaw(listSubsiteCompanies, {})
    expect(none.body).toMatchObject({ code: codes.invalid })
  })
})
