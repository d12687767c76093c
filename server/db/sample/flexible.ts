import { flexibleCategory } from '#contract/reference/flexible'
import type { BulkRow } from '../bulk.ts'
import type { SampleContent } from './content.ts'
import { flexibleWork } from './flexible-work.ts'
import { isoOf, momentsAt } from './moments.ts'
import { randomOf } from './random.ts'

/** Postings of every kind in every city. */
const EACH = 2

const settledBy = { hour: ['day', 'week'], day: ['day', 'week'], piece: ['week', 'month'] } as const

/** Casual work of every kind in every city; some of it taken up, a little of it over. */
export function sampleFlexibleJobs(now: number, companies: SampleContent['companies']): BulkRow[] {
  const random = randomOf(7_021)
  const moments = momentsAt(now)
  const rows = flexibleCategory.flatMap(({ value: category }) =>
    [...new Set(companies.map(({ city }) => city))].toSorted().flatMap(city =>
      random.some(flexibleWork[category], EACH).map(work => {
        const company = random.pick(companies.filter(row => row.city === city))
        const [low, high] = work.pay
        const low2 = random.int(low, Math.max(low, high - 2))
        const headcount = random.int(1, work.most)
        const age = random.int(0, 12)
        const published = moments.daysAgo(age, random)
        return {
          published,
          row: {
            company_id: company.id,
            category,
            title: work.title,
            city,
            district: company.district,
            address: company.address,
            pay_low: low2,
            pay_high: random.int(low2, high),
            pay_unit: work.unit,
            settled: random.pick(settledBy[work.unit]),
            starts_on: moments.day(random.int(1, 9)),
            hours: work.hours,
            headcount,
            taken: random.chance(0.1) ? headcount : random.int(0, headcount - 1),
            duties: work.duties,
            published_at: isoOf(published),
            expires_on: moments.day(random.chance(0.05) ? -random.int(1, 3) : random.int(9, 25)),
            sample: true,
          },
        }
      }),
    ),
  )
  return rows.toSorted((one, other) => one.published - other.published).map(({ row }) => row)
}
