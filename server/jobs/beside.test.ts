import { beforeEach, expect, test } from 'vitest'
import { countNeighbours, type JobQuery } from '#contract/jobs'
import { setHiddenCompany } from '#contract/searches'
import { describeOnBothEngines } from '../db/testing.ts'
import { searchesCalls } from '../searches/index.ts'
import type { TestPerson } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { jobsCalls } from './index.ts'
import { insertCompany, insertJobs } from './testing.ts'

describeOnBothEngines('the places beside the one that is searched', open => {
  let service: TestService
  let company: string
  beforeEach(async () => {
    service = createTestService(await open(), [...jobsCalls, ...searchesCalls])
    company = await insertCompany(service.db, { name: '赣州䶮远科技有限公司' })
    await insertJobs(service.db, company, [
      { title: '会计', city: '360700', district: '360702' },
      { title: '会计', city: '360700', district: '360703' },
      { title: '会计', city: '360700', district: '360704', education: '65' },
      { title: '会计', city: '360700', district: '360704' },
      { title: '会计', city: '360700', district: '360704', expiresOn: '2025-06-02' },
      { title: '司机', category: '40201', city: '360700', district: '360704' },
      { title: '会计', city: '360800', district: '360828' },
      { title: '会计', city: '360100', district: '360102' },
    ])
  })

  const beside = async (query: JobQuery, person?: TestPerson) =>
    (await service.call(countNeighbours, query, person)).list.map(
      ({ city, district, label, count }) => `${label} ${city} ${district} ${count}`,
    )

  test.each<[string, JobQuery, string[]]>([
    [
      'districts by how many jobs the same search has there',
      { t: '会计', city: '360700', district: '360702' },
      ['赣县区 360700 360704 2', '南康区 360700 360703 1'],
    ],
    [
      'the other filters counted with',
      { t: '会计', city: '360700', district: '360702', education: '65' },
      ['赣县区 360700 360704 1'],
    ],
    [
      'across the border of the city, with its name',
      { t: '会计', city: '360700', district: '360704' },
      ['章贡区 360700 360702 1', '南康区 360700 360703 1', '吉安·万安县 360800 360828 1'],
    ],
    ['cities where no district is chosen', { city: '360800' }, ['赣州市 360700  5']],
    ['none without a place', { t: '会计' }, []],
    ['none for a place that there is not', { city: '999900', district: '999901' }, []],
    ['none where they have nothing', { t: '焊工', city: '360700', district: '360702' }, []],
  ])('are %s', async (_, query, expected) => {
    expect(await beside(query)).toEqual(expected)
  })

  test('are counted without the companies that a seeker has hidden', async () => {
    const seeker = await service.seeker()
    await service.call(setHiddenCompany, { id: company, hidden: true }, seeker)
    expect(await beside({ city: '360800' }, seeker)).toEqual([])
  })
})
