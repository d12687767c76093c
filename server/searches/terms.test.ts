import { beforeEach, expect, test } from 'vitest'
import { relieveSearch, suggestTerms } from '#contract/searches'
import { chinaDay } from '../clock.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { dropExpired } from '../jobs/index.ts'
import { insertCompany, insertJobs } from '../jobs/testing.ts'
import { createTestService, type TestService } from '../testing.ts'
import { rebuildTerms, searchesCalls } from './index.ts'

describeOnBothEngines('what helps a search along', open => {
  let service: TestService
  beforeEach(async () => {
    service = createTestService(await open(), searchesCalls)
    const company = await insertCompany(service.db, { name: '赣州市章贡区䶮远科技有限公司' })
    await insertJobs(service.db, company, [
      { title: '会计' },
      { title: '成本会计', category: '30104' },
      { title: '会计', education: '65', welfare: ['1'] },
      { title: '财务管家（双休）', city: '360700', district: '360702' },
      { title: '财务管家', expiresOn: '2025-06-02' },
      { title: '财务管家（南昌）' },
      { title: '出纳', category: '30102', expiresOn: '2025-06-02' },
    ])
    await dropExpired(service.db, chinaDay(service.clock.now()))
    await service.db.tx(tx => rebuildTerms(tx, chinaDay(service.clock.now())))
  })

  const labels = async (t: string) => (await service.call(suggestTerms, { t })).list.map(({ label }) => label)

  test.each([
    ['会', ['会计', '成本会计']],
    ['kj', ['会计', '成本会计']],
    ['KUAIJI', ['会计', '成本会计']],
    ['cbk', ['成本会计']],
    ['财务', ['财务管家']],
    ['䶮', ['赣州市章贡区䶮远科技有限公司']],
    ['章贡', ['赣州市章贡区䶮远科技有限公司']],
    ['出纳', []],
    ['%', []],
    ['赣州 会', ['赣州 会计', '赣州 成本会计']],
    ['赣州　KJ', ['赣州 会计', '赣州 成本会计']],
    ['双休 -销售 财务', ['双休 -销售 财务管家']],
    ['会计 会', []],
    ['成本 会计', ['成本会计', '成本 会计']],
    ['章贡 䶮', []],
    ['"双休 财务', []],
    ['赣州 出纳', []],
    [`${'长'.repeat(56)} 会`, [`${'长'.repeat(56)} 会计`]],
    ['  ', []],
  ])('for %s suggests %j', async (t, found) => {
    if (t.trim() === '') await expect(labels(t)).rejects.toThrow()
    else expect(await labels(t)).toEqual(found)
  })

  test('tells kinds of work, titles and companies apart, each with its open jobs', async () => {
    const [category] = (await service.call(suggestTerms, { t: '会计' })).list
    expect(category).toEqual({ kind: 'category', label: '会计', value: '30101', jobs: 4 })
    const [title] = (await service.call(suggestTerms, { t: '财务' })).list
    expect(title).toEqual({ kind: 'title', label: '财务管家', value: '', jobs: 2 })
    const [company] = (await service.call(suggestTerms, { t: '䶮远' })).list
    expect(company).toMatchObject({ kind: 'company', jobs: 5 })
    // What is found behind other words has jobs that nobody has counted.
    const [further] = (await service.call(suggestTerms, { t: '赣州 财' })).list
    expect(further).toEqual({ kind: 'title', label: '赣州 财务管家', value: '', jobs: null })
  })

  test('names the one filter whose removal helps most, with the count', async () => {
    const relief = async (query: object) => (await service.call(relieveSearch, query)).list
    expect(await relief({ t: '成本会计', education: '65', city: '360100', district: '360102' })).toEqual([
      { name: 'education', value: '65', count: 1, capped: false },
    ])
    expect(await relief({ category: '30101', welfare: ['1'], city: '360700', district: '360702' })).toEqual([
      { name: 'city', value: '360700', count: 1, capped: false },
      { name: 'welfare', value: '1', count: 1, capped: false },
    ])
    expect(await relief({ t: '成本会计', ends: 'today' })).toEqual([
      { name: 'ends', value: 'today', count: 1, capped: false },
    ])
    expect(await relief({ t: '成本会计 -会计' })).toMatchObject([{ name: 't', value: '-会计' }])
    expect(await relief({ t: '"会计 成本"' })).toMatchObject([{ name: 't', value: '"会计 成本"' }])
    expect(await relief({ t: '鑫鑫', education: '65' })).toEqual([])
  })
})
