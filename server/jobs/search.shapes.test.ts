import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { type JobQuery, listJobs } from '#contract/jobs'
import { bigrams } from '#contract/rules'
import { describeOnBothEngines } from '../db/testing.ts'
import { createTestService, type TestService } from '../testing.ts'
import { jobsCalls } from './index.ts'
import { insertCompany, insertJobs, type JobFacts } from './testing.ts'

const JOBS = 6_000

interface MadeJob extends Required<Pick<JobFacts, 'title' | 'city' | 'education' | 'welfare' | 'hour' | 'views'>> {
  readonly categoryLabel: string
}

/** Enough jobs that common words are answered in another way than rare ones; 翻译 stands only in the older half. */
function makeJob(index: number): MadeJob {
  const recent = ['会计', '销售会计', '销售经理（双休）', '普工', '司机']
  const old = ['翻译', '翻译/会计', '销售']
  const isOld = index < JOBS / 2
  const titles = isOld ? old : recent
  return {
    title: titles[(index * 7) % titles.length] ?? '',
    categoryLabel: index % 11 === 0 ? '出纳' : '会计',
    city: ['360100', '360700', '361100'][index % 3] ?? '',
    education: ['70', '69'][index % 2] ?? '',
    welfare: index % 5 === 0 ? ['1', '3'] : ['1'],
    hour: -index % 2 === 0 ? index - JOBS : index - JOBS + 1,
    views: (index * 37) % 1_000,
  }
}

const COMPANY = '南昌翻译会计师事务所'

const placeOf: Readonly<Record<string, string>> = { 360100: '南昌', 360700: '赣州', 361100: '上饶' }

/** Every job with the words that its fields have. */
const made = Array.from({ length: JOBS }, (_, index) => {
  const job = makeJob(index)
  const title = new Set([...bigrams(job.title), ...job.title])
  const close = new Set([...title, ...bigrams(job.categoryLabel)])
  const other = bigrams(`${placeOf[job.city] ?? ''} 五险一金 ${job.welfare.includes('3') ? '周末双休' : ''}`)
  return { job, title, close, all: new Set([...close, ...other, ...bigrams(COMPANY)]) }
})

/** The answer read off all jobs one by one, with nothing but the rules. */
function plainly({
  t = '',
  type = '',
  city = '',
  education = '',
  welfare = [],
  sort = '',
  page = 1,
  pageSize = 20,
}: JobQuery) {
  const words = String(t)
    .split(' ')
    .filter(word => word !== '')
    .map(text => ({ text, tokens: bigrams(text) }))
  // A place says where, not what: it ranks only where nothing else is asked for.
  const work = words.filter(({ text }) => !Object.values(placeOf).includes(text))
  const ranking = work.length > 0 ? work : words
  const company = new Set(bigrams(COMPANY))
  const found = made.flatMap(({ job, title, close, all }, index) => {
    const isFound = (token: string) => (type === '2' ? company : all).has(token)
    const isWanted =
      words.every(({ tokens }) => tokens.every(isFound)) &&
      (city === '' || job.city === city) &&
      (education === '' || job.education === education) &&
      [welfare].flat().every(tag => job.welfare.includes(String(tag)))
    if (!isWanted) return []
    const isExact = ranking.every(
      ({ text, tokens }) => job.title.includes(text) && tokens.every(token => title.has(token)),
    )
    const isClose = ranking.some(({ tokens }) => tokens.every(token => close.has(token)))
    return [{ id: index + 1, job, tier: isExact ? 0 : isClose ? 1 : 2 }]
  })
  const isRanked = (sort === '' || sort === 'relevance') && words.length > 0 && type !== '2'
  found.sort(
    (a, b) =>
      (isRanked ? a.tier - b.tier : 0) ||
      (sort === 'hot' ? b.job.views - a.job.views || b.id - a.id : b.job.hour - a.job.hour || b.id - a.id),
  )
  const from = (Number(page) - 1) * Number(pageSize)
  return {
    ids: found.slice(from, Math.min(from + Number(pageSize), 1_000)).map(({ id }) => String(id)),
    total: Math.min(found.length, 1_000),
    capped: found.length > 1_000,
  }
}

const word = fc.constantFrom(
  '会计',
  '销售',
  '翻译',
  '普工',
  '出纳',
  '赣州',
  '南昌',
  '双休',
  '会计师',
  '销售会计',
  '五险一金',
  '计',
  '厨师',
)
const queries: fc.Arbitrary<JobQuery> = fc.record({
  t: fc.array(word, { maxLength: 2 }).map(words => words.join(' ')),
  type: fc.constantFrom('', '', '2'),
  city: fc.constantFrom('', '', '360700'),
  education: fc.constantFrom('', '', '69', '10'),
  welfare: fc.constantFrom([], [], ['3'], ['1', '3']),
  sort: fc.constantFrom('', '', 'newest', 'hot'),
  page: fc.constantFrom(1, 1, 2, 30, 90),
  pageSize: fc.constantFrom(7, 20, 50),
})

describeOnBothEngines('job search in a large market', open => {
  let service: TestService
  beforeAll(async () => {
    service = createTestService(await open(), jobsCalls)
    const company = await insertCompany(service.db, { name: COMPANY })
    const jobs = made.map(({ job }) => ({
      ...job,
      category: job.categoryLabel === '会计' ? '30101' : '30102',
      district: { 360100: '360102', 360700: '360702', 361100: '361102' }[job.city] ?? '',
    }))
    await insertJobs(service.db, company, jobs)
  })

  test('finds what reading every job would find, in the same order, whichever way it takes', async () => {
    await fc.assert(
      fc.asyncProperty(queries, async query => {
        const { list, total, capped } = await service.call(listJobs, query)
        expect({ ids: list.map(job => job.id), total, capped }).toEqual(plainly(query))
      }),
      { numRuns: 100 },
    )
  })
})
