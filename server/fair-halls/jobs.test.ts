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

  test.each([
    ['"C++ 工程师"', ['旧 C++ 工程师']],
    ['"工程师 C++"', ['工程师 C++']],
    ['"新能源汽车"', ['旧新能源汽车电工', '新能源汽车电工']],
    ['新能源 -电工', ['新能源销售']],
    ['新能源 -销售', ['旧新能源汽车电工', '新能源汽车电工']],
    ['-"工程师 C++" 工程师', ['旧 C++ 工程师']],
    ['-工程师 -新能源', ['前台']],
    ['C++', ['旧 C++ 工程师', '工程师 C++']],
  ])('understand %s as the portal’s search does, open and closed: %j', async (t, wanted) => {
    await standAt(service, '赣江', {
      booth: 'A02',
      jobs: [
        { title: '工程师 C++', category: '10104' },
        { title: '旧 C++ 工程师', category: '10104', status: 'invalid' },
        { title: '新能源汽车电工', category: '40201' },
        { title: '旧新能源汽车电工', category: '40201', status: 'invalid' },
        { title: '新能源销售', category: '40201' },
        { title: '前台', category: '40201' },
      ],
    })
    const { list, total } = await search({ t })
    expect(list.map(({ title }) => title).toSorted()).toEqual([...wanted].toSorted())
    expect(total).toBe(wanted.length)
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

  test('are narrowed by experience, hall and employer, and to what somebody listed', async () => {
    const first = await standAt(service, '甲', {
      booth: 'B01',
      jobs: [
        { title: '甲一', category: '30101', experience: '3' },
        { title: '甲二', category: '30201' },
      ],
    })
    const second = await standAt(service, '乙', { booth: 'A05', jobs: [{ title: '乙一', experience: '3' }] })
    expect(await titles({ experience: '3' })).toEqual(['乙一', '甲一'])
    expect(await titles({ company: first.company })).toEqual(['甲一', '甲二'])
    expect(await titles({ hall: '10', company: second.company })).toEqual(['乙一'])
    expect(await titles({ listed: true })).toEqual([])
    expect(await titles({ listed: true, booths: [second.participation], jobs: first.jobs.slice(1) })).toEqual([
      '乙一',
      '甲二',
    ])
    expect(await titles({ booths: [second.participation] })).toHaveLength(3)
    const { facets } = await search({ category: '302', company: second.company })
    expect(facets.companies).toEqual([
      { value: first.company, count: 1, name: '甲', booth: 'B01' },
      { value: second.company, count: 0, name: '乙', booth: 'A05' },
    ])
    expect((await search({ category: '302', company: first.company })).facets.categories).toEqual(
      expect.arrayContaining([
        { value: '3', count: 2 },
        { value: '301', count: 1 },
        { value: '302', count: 1 },
      ]),
    )
    expect((await search()).facets.experiences).toContainEqual({ value: '3', count: 2 })
    expect((await search()).facets.halls).toEqual([{ value: '10', count: 3 }])
  })

  test('say which filter stands in the way where nothing is found, the one that helps most first', async () => {
    const { company } = await standAt(service, '甲', {
      booth: 'B01',
      jobs: [
        { title: '焊工', category: '30101', wage: [4000, 6000], education: '70' },
        { title: '总账会计', category: '10101', wage: [4000, 6000], education: '60' },
        { title: '成本会计', category: '10101', wage: [4000, 6000], education: '60' },
      ],
    })
    expect((await search({ t: '焊工' })).relief).toEqual([])
    expect((await search({ t: '焊工', education: '60', company })).relief).toEqual([
      { name: 't', count: 2 },
      { name: 'education', count: 1 },
    ])
    expect((await search({ t: '没有这样的岗位', listed: true })).relief).toEqual([])
    expect((await search({ listed: true, education: '70' })).relief).toEqual([{ name: 'listed', count: 1 }])
    expect((await search({ t: '。。' })).relief).toEqual([{ name: 't', count: 3 }])
  })
})
