import { beforeEach, expect, test } from 'vitest'
import { countFacets, type JobQuery, listJobs } from '#contract/jobs'
import { describeOnBothEngines } from '../db/testing.ts'
import { createTestService, type TestService } from '../testing.ts'
import { jobsCalls } from './index.ts'
import { insertCompany, insertJobs } from './testing.ts'

describeOnBothEngines('how many jobs a choice of a filter would leave', open => {
  let service: TestService
  let company: string
  beforeEach(async () => {
    service = createTestService(await open(), jobsCalls)
    company = await insertCompany(service.db, { name: '赣州䶮远科技有限公司' })
  })

  const market = (...jobs: Parameters<typeof insertJobs>[2]) => insertJobs(service.db, company, jobs)
  const facets = async (query: JobQuery) => {
    const { list } = await service.call(countFacets, query)
    return (name: string, value: string) => {
      const found = list.find(one => one.name === name && one.value === value)
      return found && `${found.count}${found.capped ? '+' : ''}`
    }
  }

  const ganzhou = { city: '360700', district: '360702' }
  const some = [
    { title: '会计', education: '70', welfare: ['1', '3'] },
    { title: '会计', education: '60', welfare: ['1'] },
    { title: '会计', education: '70', ...ganzhou },
    { title: '司机', category: '40201', education: '70', ...ganzhou },
    { title: '会计', education: '70', expiresOn: '2025-06-02', ...ganzhou },
    { title: '会计', education: '70', status: 'invalid' as const },
  ]

  test.each<[JobQuery, readonly (readonly [string, string, string])[]]>([
    [
      {},
      [
        ['city', '360100', '2'],
        ['city', '360700', '2'],
        ['city', '360200', '0'],
        ['category', '3', '3'],
      ],
    ],
    [
      { t: '会计' },
      [
        ['city', '360700', '1'],
        ['education', '70', '2'],
        ['category', '4', '0'],
      ],
    ],
    [
      { city: '360700' },
      [
        ['city', '360100', '2'],
        ['district', '360702', '2'],
        ['district', '360703', '0'],
        ['education', '70', '2'],
      ],
    ],
    [
      { city: '360700', education: '60' },
      [
        ['city', '360100', '1'],
        ['education', '70', '2'],
        ['trade', '15', '0'],
      ],
    ],
    [
      { welfare: ['1'] },
      [
        ['welfare', '1', '2'],
        ['welfare', '3', '1'],
        ['welfare', '5', '0'],
      ],
    ],
    [
      { category: '301' },
      [
        ['category', '3', '3'],
        ['category', '301', '3'],
        ['category', '4', '1'],
      ],
    ],
    [{ t: '宇航员' }, [['city', '360100', '0']]],
  ])('with %j', async (query, counts) => {
    await market(...some)
    const count = await facets(query)
    expect(counts.map(([name, value]) => [name, value, count(name, value)])).toEqual(counts)
  })

  test('is what the list then says', async () => {
    await market(...some)
    const query = { t: '会计', education: '70' }
    const { list } = await service.call(countFacets, query)
    for (const { name, value, count } of list) {
      const chosen = name === 'welfare' ? { welfare: [value] } : { [name]: value }
      expect([name, value, (await service.call(listJobs, { ...query, ...chosen })).total]).toEqual([name, value, count])
    }
  })

  test('claims no more than is certain where there are many', async () => {
    await market(
      { title: '司机', category: '40201' },
      ...Array.from({ length: 3_400 }, (_, index) => ({
        hour: index % 700,
        education: index % 2 ? '70' : '60',
        ...(index % 5 === 0 && ganzhou),
        ...(index === 0 && { nature: '4' }),
      })),
    )
    const all = await facets({})
    expect([all('city', '360700'), all('education', '70'), all('nature', '4')]).toEqual(['680', '1000+', '1'])
    await market(
      { expiresOn: '2025-06-02', ...ganzhou },
      ...Array.from({ length: 3 }, () => ({ expiresOn: '2025-06-02' })),
    )
    service.clock.advance(61)
    const shown = await facets({})
    expect([shown('city', '360700'), shown('education', '70'), shown('nature', '4')]).toEqual(['680', '1000+', '1'])
    const worded = await facets({ t: '会计' })
    expect(worded('education', '70')).toBe('1000+')
    expect(worded('city', '360700')).toMatch(/^[56]00\+$/)
    expect(worded('city', '360200')).toBe('0')
    expect(['1+', undefined]).toContain(worded('nature', '4'))
  })

  test('may be a minute old', async () => {
    await market({})
    expect((await facets({}))('city', '360100')).toBe('1')
    await market({})
    expect((await facets({}))('city', '360100')).toBe('1')
    service.clock.advance(61)
    expect((await facets({}))('city', '360100')).toBe('2')
  })
})
