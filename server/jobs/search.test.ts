import { beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { countFacets, type JobQuery, listJobs } from '#contract/jobs'
import { chinaDay } from '../clock.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { createTestService, type TestService } from '../testing.ts'
import { jobsCalls } from './index.ts'
import { insertCompany, insertJobs } from './testing.ts'

describeOnBothEngines('job search', open => {
  let service: TestService
  beforeEach(async () => {
    service = createTestService(await open(), jobsCalls)
  })

  const titles = async (query: JobQuery) => (await service.call(listJobs, query)).list.map(job => job.title)

  /** Jobs with these titles, each published an hour before the next. */
  async function market(...jobs: Parameters<typeof insertJobs>[2]) {
    const company = await insertCompany(service.db, { name: '赣州䶮远科技有限公司' })
    return insertJobs(
      service.db,
      company,
      jobs.map((job, hour) => ({ hour, ...job })),
    )
  }

  test.each([
    ['会计', ['成本会计', '会计']],
    ['普工', ['包吃住普工']],
    ['C++', ['C++开发工程师']],
    ['ｃ＋＋', ['C++开发工程师']],
    ['.net', ['.NET 程序员']],
    ['C++ 工程师', ['C++开发工程师']],
    ['程', ['.NET 程序员', 'C++开发工程师']],
    ['会计（成本）', ['成本会计']],
    ['会计师', []],
    ["'; drop table jobs --", []],
    ['！？', []],
    ['😀', []],
    ['鑫鑫', []],
  ])('for %s finds %j', async (t, found) => {
    await market(
      { title: '会计' },
      { title: '成本会计' },
      { title: '包吃住普工', category: '40201' },
      { title: 'C++开发工程师', category: '10104' },
      { title: '.NET 程序员', category: '10105' },
    )
    expect(await titles({ t })).toEqual(found)
  })

  test.each([
    ['"汽车销售"', ['汽车销售']],
    ['“新能源汽车”', ['新能源汽车技术员']],
    ['新能源 汽车', ['新能源汽车技术员', '汽车维修（新能源方向）']],
    ['汽车 -销售', ['新能源汽车技术员', '汽车维修（新能源方向）']],
    ['汽车 −销售', ['新能源汽车技术员', '汽车维修（新能源方向）']],
    ['汽车不要销售', ['新能源汽车技术员', '汽车维修（新能源方向）']],
    ['-汽车', ['C++/Qt 工程师', '工程师 C++']],
    ['-汽车 -Qt', ['工程师 C++']],
    ['"C++ 工程师"', []],
    ['"工程师 C++"', ['工程师 C++']],
    ['"Qt 工程师"', ['C++/Qt 工程师']],
    ['-"Qt 工程师" 工程师', ['工程师 C++']],
    ['-C++', ['新能源汽车技术员', '汽车维修（新能源方向）', '汽车销售']],
    ['-䶮远', []],
    ['"新能源', ['新能源汽车技术员', '汽车维修（新能源方向）']],
    ['- 销售 -', ['汽车销售']],
    ['-"', []],
    ['""', []],
    ['-鑫鑫', ['新能源汽车技术员', '汽车维修（新能源方向）', '汽车销售', 'C++/Qt 工程师', '工程师 C++']],
  ])('understands %s and finds %j', async (t, found) => {
    await market(
      { title: '新能源汽车技术员', category: '40201' },
      { title: '汽车维修（新能源方向）', category: '40201' },
      { title: '汽车销售', category: '40201' },
      { title: 'C++/Qt 工程师', category: '10104' },
      { title: '工程师 C++', category: '10104' },
    )
    const { list, total } = await service.call(listJobs, { t })
    expect(list.map(({ title }) => title).toSorted()).toEqual(found.toSorted())
    expect(total).toBe(found.length)
  })

  test('不要销售 is said against the work and keeps other work at companies for 汽车销售', async () => {
    const company = await insertCompany(service.db, { name: '赣州汽车销售有限公司' })
    await insertJobs(service.db, company, [{ title: '会计' }, { title: '销售顾问' }])
    expect(await titles({ t: '不要销售' })).toEqual(['会计'])
    expect(await titles({ t: '会计 -赣州汽车销售' })).toEqual([])
  })

  test('puts titles before categories and those before companies', async () => {
    const company = await insertCompany(service.db, { name: '信用会计师事务所' })
    await insertJobs(service.db, company, [
      { title: '出纳会计', hour: 1 },
      { title: '财务专员', hour: 2 },
      { title: '前台', category: '40201', hour: 3 },
      { title: '会计助理', hour: 0 },
    ])
    expect(await titles({ t: '会计' })).toEqual(['出纳会计', '会计助理', '财务专员', '前台'])
    expect(await titles({ t: '会计', sort: 'newest' })).toEqual(['前台', '财务专员', '出纳会计', '会计助理'])
    expect(await titles({ t: '会计师', type: '2', pageSize: 2 })).toEqual(['前台', '财务专员'])
    expect(await titles({ t: '助理', type: '2' })).toEqual([])
  })

  test('finds those alone that end today, by walking and by words, with the filters counted among them', async () => {
    const today = { expiresOn: chinaDay(service.clock.now()) }
    await market(
      { title: '今天会计', ...today },
      { title: '今天司机', city: '360700', district: '360702', ...today },
      ...Array.from({ length: 30 }, () => ({ title: '以后会计' })),
    )
    expect(await titles({ ends: 'today' })).toEqual(['今天司机', '今天会计'])
    expect((await service.call(listJobs, { ends: 'today', pageSize: 1 })).total).toBe(2)
    expect(await titles({ ends: 'today', t: '司机' })).toEqual(['今天司机'])
    expect(await titles({ ends: 'today', city: '360700' })).toEqual(['今天司机'])
    const { list } = await service.call(countFacets, { ends: 'today' })
    expect(list.filter(({ name, count }) => name === 'city' && count > 0)).toMatchObject([
      { value: '360100', count: 1 },
      { value: '360700', count: 1 },
    ])
  })

  test('finds by companies, places and welfare in words', async () => {
    await market({ title: '司机', welfare: ['1', '3'] }, { title: '厨师', city: '360700', district: '360702' })
    expect(await titles({ t: '䶮远' })).toEqual(['厨师', '司机'])
    expect(await titles({ t: '五险一金' })).toEqual(['司机'])
    expect(await titles({ t: '赣州 厨师' })).toEqual(['厨师'])
    expect(await titles({ t: '九江 司机' })).toEqual([])
  })

  test.each<[JobQuery, string[]]>([
    [{ city: '360700' }, ['乙']],
    [{ district: '360702' }, ['乙']],
    [{ city: '360100', district: '360702' }, []],
    [{ category: '3' }, ['甲', '丙']],
    [{ category: '301' }, ['甲', '丙']],
    [{ category: '40201' }, ['乙']],
    [{ category: '999999999' }, []],
    [{ trade: '15' }, ['甲', '乙', '丙']],
    [{ trade: '1' }, []],
    [{ wage: '3' }, ['甲']],
    [{ wage: '4' }, ['乙']],
    [{ wage: '5' }, ['乙']],
    [{ wage: '1' }, []],
    [{ education: '65' }, ['乙']],
    [{ experience: '1' }, ['丙']],
    [{ nature: '2' }, ['丙']],
    [{ companyType: '6', scale: '3' }, ['甲', '乙', '丙']],
    [{ companyType: '1' }, []],
    [{ scale: '8' }, []],
    [{ welfare: ['1'] }, ['甲', '乙']],
    [{ welfare: ['1', '5'] }, ['乙']],
    [{ welfare: ['1', '21'] }, []],
    [{ category: '3', education: '70', nature: '1', t: '甲' }, ['甲']],
    [{ sort: 'pay' }, ['乙', '甲', '丙']],
    [{ sort: 'hot' }, ['丙', '甲', '乙']],
    [{ a: '2' }, ['丙', '甲', '乙']],
    [{ a: '2', sort: 'newest' }, ['甲', '乙', '丙']],
    [{ sort: 'relevance' }, ['甲', '乙', '丙']],
    [{ page: 2, pageSize: 2 }, ['丙']],
    [{ page: 500, pageSize: 50 }, []],
  ])('narrowed by %j finds %j', async (query, found) => {
    await market(
      { title: '甲', welfare: ['1'], views: 5, hour: 9 },
      {
        ...{ title: '乙', category: '40201', city: '360700', district: '360702', wage: [8000, 12000] },
        ...{ education: '65', welfare: ['1', '5'], hour: 8 },
      },
      { title: '丙', wage: null, experience: '1', nature: '2', views: 90, hour: 7 },
    )
    expect(await titles(query)).toEqual(found)
  })

  test('leaves out what is a draft, taken down or past its last day, and keeps the last day itself', async () => {
    await market(
      { title: '会计一', status: 'draft' },
      { title: '会计二', status: 'invalid' },
      { title: '会计三', expiresOn: '2025-06-02' },
      { title: '会计四', expiresOn: '2025-06-03' },
    )
    const { list, total } = await service.call(listJobs, { t: '会计' })
    expect(list.map(job => job.title)).toEqual(['会计四'])
    expect(total).toBe(1)
    service.clock.advance(14 * 3_600 - 1)
    expect(await titles({})).toEqual(['会计四'])
    service.clock.advance(1)
    expect(await titles({})).toEqual([])
  })

  test('counts up to a thousand, and says when there are more', async () => {
    const jobs = Array.from({ length: 1_001 }, (_, index) => ({ title: `销售${index}` }))
    await market(...jobs)
    expect(await service.call(listJobs, { t: '销售', pageSize: 1 })).toMatchObject({ total: 1_000, capped: true })
    const pageSizes = await Promise.all(
      [33, 34, 35].map(async page => (await service.call(listJobs, { t: '销售', page, pageSize: 30 })).list.length),
    )
    expect(pageSizes).toEqual([30, 10, 0])
    expect(await service.call(listJobs, { t: '销售', page: 35, pageSize: 30 })).toMatchObject({
      total: 1_000,
      capped: true,
    })
    expect(await service.call(listJobs, { t: '销售1000' })).toMatchObject({ total: 1, capped: false })
  })

  test.each([
    [{ page: '0' }, 'page'],
    [{ page: '-1' }, 'page'],
    [{ page: '1000000000' }, 'page'],
    [{ pageSize: '51' }, 'pageSize'],
    [{ city: "3607'" }, 'city'],
    [{ sort: 'title' }, 'sort'],
    [{ t: '长'.repeat(61) }, 't'],
    [{ t: '\u0000' }, 't'],
    [{ welfare: ['1', 'x'] }, 'welfare.1'],
    [{ welfare: Array.from({ length: 500 }, () => '1') }, 'welfare'],
    [{ unknown: '1' }, 'unknown'],
  ])('refuses %j', async (query, field) => {
    const { body } = await service.sendRaw(listJobs, query)
    expect(body).toMatchObject({ code: codes.invalid, data: { fields: { [field]: expect.any(String) } } })
  })
})
