import { beforeEach, expect, test } from 'vitest'
import { type JobQuery, listJobs } from '#contract/jobs'
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
})
