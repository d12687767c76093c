import { beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import {
  listImportantCompanies,
  listSimilarCompanies,
  listSubsiteCompanies,
  searchCompanies,
} from '#contract/companies'
import { setHiddenCompany } from '#contract/searches'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { insertCompany, insertJobs } from '../jobs/testing.ts'
import { searchesCalls } from '../searches/index.ts'
import { createTestService, type TestService } from '../testing.ts'
import { companiesCalls } from './index.ts'
import { namedPage } from './list-queries.ts'

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

  test('show those of a name, whatever its width and case, those that begin with it first', async () => {
    const insert = (name: string, brand = false) => insertCompany(service.db, { name, brand })
    await insert('星火科技有限公司')
    await insert('江西省星火科技（ＡＢＣ）有限公司')
    await insert('江西西南药业')
    await insert('赣州市星火药业', true)
    const called = async (t: string) => names(await service.call(searchCompanies, { t }))
    expect(await called('星火')).toEqual(['星火科技有限公司', '赣州市星火药业', '江西省星火科技（ＡＢＣ）有限公司'])
    expect(await called('星火 abc')).toEqual(['江西省星火科技（ＡＢＣ）有限公司'])
    expect(await called('赣州星火')).toEqual(['赣州市星火药业'])
    expect(await called('江西南')).toEqual([])
    expect(await called('火')).toHaveLength(3)
    expect(await called("'; --")).toEqual([])
    expect(await called('%')).toEqual([])
  })

  test('show those of a name by place and kind, page by page, counted, and none that the seeker hides', async () => {
    const here = await insertCompany(service.db, { name: '星火一', trade: '8' })
    const away = await insertCompany(service.db, { name: '星火二' })
    await service.db.run(sql`update companies set city = '360700', district = '360702' where id = ${away}`)
    await insertJobs(service.db, here, [{}])
    const search = { t: '星火' }
    expect(await service.call(searchCompanies, { ...search, pageSize: 1 })).toMatchObject({
      list: [{ id: away, openJobs: 0 }],
      total: 2,
      capped: false,
    })
    expect(names(await service.call(searchCompanies, { ...search, pageSize: 1, page: 2 }))).toEqual(['星火一'])
    expect(names(await service.call(searchCompanies, { ...search, city: '360700', district: '360702' }))).toEqual([
      '星火二',
    ])
    expect(names(await service.call(searchCompanies, { ...search, trade: '8' }))).toEqual(['星火一'])
    expect(names(await service.call(searchCompanies, { ...search, scale: '99' }))).toEqual([])
    expect(names(await service.call(searchCompanies, { ...search, companyType: '999' }))).toEqual([])
    const seeker = await service.seeker()
    await service.call(setHiddenCompany, { id: away, hidden: true }, seeker)
    expect(names(await service.call(searchCompanies, search, seeker))).toEqual(['星火一'])
  })

  test('find a name by an index', async () => {
    await service.db.run(sql`
      insert into companies (name, short_name, credit_code, trade, company_type, scale, city, district, created_at, updated_at)
      select '单位' || n, '', n, '1', '1', '1', '360100', '360102', now(), now() from generate_series(1, 3000) n`)
    await service.db.run(sql`analyze companies`)
    const wanted = { words: ['星火'], city: '', district: '', trade: '', companyType: '', scale: '' }
    const page = namedPage({ ...wanted, today: '2025-06-02', hiddenBy: undefined }, { limit: 8, offset: 0 })
    const plan = await service.db.query<{ 'QUERY PLAN': string }>(sql`explain ${page}`)
    expect(plan.map(line => line['QUERY PLAN']).join('\n')).toContain('companies_name')
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

  test('show those of the same trade that are hiring, near ones first, then those with most open jobs', async () => {
    const insert = async (name: string, jobs: number, trade = '8') => {
      const id = await insertCompany(service.db, { name, trade })
      await insertJobs(
        service.db,
        id,
        Array.from({ length: jobs }, () => ({})),
      )
      return id
    }
    const own = await insert('自己', 3)
    const far = await insert('外地的单位', 4)
    await service.db.run(sql`update companies set city = '360700', district = '360702' where id = ${far}`)
    await insert('本市一个职位', 1)
    const hidden = await insert('本市两个职位', 2)
    await insert('没有职位', 0)
    const late = await insert('过期单位', 1)
    await service.db.run(sql`update jobs set expires_on = '2025-06-02' where company_id = ${late}`)
    await insert('别的行业', 5, '9')
    const similar = await service.call(listSimilarCompanies, { id: own })
    expect(names(similar)).toEqual(['本市两个职位', '本市一个职位', '外地的单位'])
    expect(similar.list[0]).toMatchObject({ id: hidden, openJobs: 2, trade: '8', place: '南昌·东湖区' })
    const seeker = await service.seeker()
    await service.call(setHiddenCompany, { id: hidden, hidden: true }, seeker)
    expect(names(await service.call(listSimilarCompanies, { id: own }, seeker))).toEqual(['本市一个职位', '外地的单位'])
    for (const name of ['又一', '又二', '又三', '又四', '又五']) await insert(name, 1)
    expect((await service.call(listSimilarCompanies, { id: own })).list).toHaveLength(6)
    const nobody = await service.sendRaw(listSimilarCompanies, { id: '999999999999' })
    expect(nobody.body).toMatchObject({ code: codes.notFound })
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
