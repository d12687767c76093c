import { beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import type { InputOf } from '#contract/endpoint'
import { searchFairJobs } from '#contract/fair-halls'
import { describeOnBothEngines } from '../db/testing.ts'
import { seedFair } from '../job-fairs/testing.ts'
import { insertCompany, insertJobs } from '../jobs/testing.ts'
import { createTestService, type TestService } from '../testing.ts'
import { fairHallsCalls } from './index.ts'
import { standAt } from './testing.ts'

describeOnBothEngines('jobs of a job fair', open => {
  let service: TestService
  beforeEach(async () => {
    service = createTestService(await open(), fairHallsCalls)
    await seedFair(service.db, service.clock.now())
  })
  const search = (input: Omit<InputOf<typeof searchFairJobs>, 'fair'> = {}) =>
    service.call(searchFairJobs, { fair: '1', ...input })
  const titles = async (input?: Parameters<typeof search>[0]) => (await search(input)).list.map(({ title }) => title)

  test('are found by the words of the portal’s search, in this fair alone', async () => {
    await standAt(service, '星火智能', {
      booth: 'A02',
      jobs: [
        { title: '总账会计' },
        { title: '焊工', category: '30101' },
        { title: '成本会计', status: 'invalid' },
        { title: '会计草稿', status: 'draft' },
      ],
    })
    await standAt(service, '会计师事务所', { booth: 'A01', jobs: [{ title: '前台' }] })
    await standAt(service, '还在审核', { state: 'applied', jobs: [{ title: '审核会计' }] })
    const other = await insertCompany(service.db, { name: '不在场' })
    await insertJobs(service.db, other, [{ title: '别处会计', expiresOn: '2025-12-31' }])
    const found = await titles({ t: '会计' })
    expect(found[0]).toBe('总账会计')
    expect(found).toContain('前台')
    expect(found.at(-1)).toBe('成本会计')
    for (const title of ['审核会计', '别处会计', '会计草稿']) expect(found).not.toContain(title)
    expect(await titles({ t: '。。' })).toEqual([])
    expect(await titles({ t: '没有这样的岗位' })).toEqual([])
    expect(await titles({ t: "'|!&" })).toEqual([])
  })

  test('are counted beside kind of work, pay and education, and stand with their booth', async () => {
    await standAt(service, '甲', {
      booth: 'B01',
      jobs: [
        { title: '甲一', category: '30101', wage: [4000, 6000], education: '70' },
        { title: '甲二', category: '30101', wage: null, education: '60' },
      ],
    })
    await standAt(service, '乙', {
      booth: 'A05',
      jobs: [{ title: '乙一', category: '10101', wage: [9000, 12_000], education: '70' }],
    })
    const { list, total, facets } = await search()
    expect(list.map(({ title, booth, hallId, open }) => [title, booth, hallId, open])).toEqual([
      ['乙一', 'A05', '10', true],
      ['甲一', 'B01', '10', true],
      ['甲二', 'B01', '10', true],
    ])
    expect(total).toBe(3)
    expect(facets.categories).toEqual([
      { value: '3', count: 2 },
      { value: '1', count: 1 },
    ])
    expect(facets.wages).toEqual(expect.arrayContaining(['2', '3', '4', '5'].map(value => ({ value, count: 1 }))))
    expect(await titles({ wage: '3' })).toEqual(['甲一'])
    expect(await titles({ category: '301' })).toEqual(['甲一', '甲二'])
    expect(await titles({ education: '70', category: '3' })).toEqual(['甲一'])
    expect(await titles({ hall: '11' })).toEqual([])
    expect((await search({ education: '70', category: '3' })).facets.educations).toEqual([
      { value: '70', count: 1 },
      { value: '60', count: 1 },
    ])
    expect(await titles({ page: 2, pageSize: 2 })).toEqual(['甲二'])
    expect((await service.sendRaw(searchFairJobs, { fair: '1', pageSize: 999 })).body).toMatchObject({
      code: codes.invalid,
    })
  })
})
