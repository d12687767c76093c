import { chinaDay } from '../clock.ts'
import type { Queryable } from '../db/db.ts'
import type { Search } from '../jobs/search/plan.ts'
import { searchJobs } from '../jobs/search/search.ts'

const names = [
  'district',
  'city',
  'category',
  'wage',
  'education',
  'experience',
  'nature',
  'trade',
  'companyType',
  'scale',
] as const

interface Relief {
  readonly name: string
  readonly value: string
  readonly count: number
  readonly capped: boolean
}

/** The search without each one of its filters; a city goes together with its district. */
const without = (search: Search) => [
  ...names
    .filter(name => search[name] !== '')
    .map(name => ({
      name: name satisfies string,
      value: search[name],
      rest: { ...search, [name]: '', ...(name === 'city' && { district: '' }) },
    })),
  ...search.welfare.map(value => ({
    name: 'welfare',
    value,
    rest: { ...search, welfare: search.welfare.filter(tag => tag !== value) },
  })),
]

/** Which single filter stands in the way: each with how many jobs there are without it, those that help, most first. */
export async function reliefOf(db: Queryable, search: Search, now: Date): Promise<Relief[]> {
  const list: Relief[] = []
  for (const { name, value, rest } of without(search)) {
    const { total: count, capped } = await searchJobs(db, { ...rest, page: 1, pageSize: 1 }, chinaDay(now))
    if (count > 0) list.push({ name, value, count, capped })
  }
  return list.sort((one, other) => Number(other.capped) - Number(one.capped) || other.count - one.count)
}
