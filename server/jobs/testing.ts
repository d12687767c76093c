import { subclassList } from '#contract/reference/job-categories'
import { pathOf } from '#contract/reference/lookup'
import { insertRows } from '../db/bulk.ts'
import type { Db } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { rebuildJobIndex, reindexJobs } from './queries/index-rows.ts'

export interface JobFacts {
  readonly title?: string
  /** A title's id of the category tree; 会计 unless said otherwise. */
  readonly category?: string
  readonly city?: string
  readonly district?: string
  readonly wage?: readonly [min: number, max: number] | null
  readonly education?: string
  readonly experience?: string
  readonly nature?: string
  readonly welfare?: readonly string[]
  readonly urgent?: boolean
  readonly forGraduates?: boolean
  readonly status?: 'draft' | 'valid' | 'invalid'
  readonly views?: number
  /** Hours after midnight, 1 June 2025, UTC. */
  readonly hour?: number
  readonly expiresOn?: string
  readonly company?: string
}

interface CompanyFacts {
  readonly name: string
  readonly trade?: string
  readonly type?: string
  readonly scale?: string
  readonly brand?: boolean
}

let codes = 0

/** A company without members. Gives its id. */
export async function insertCompany(
  db: Db,
  { name, trade = '15', type = '6', scale = '3', brand = false }: CompanyFacts,
) {
  codes += 1
  const [row] = await db.query<{ id: number }>(sql`
    insert into companies (name, short_name, credit_code, trade, company_type, scale, city, district, brand, verified_at,
      created_at, updated_at)
    values (${name}, ${name.slice(0, 4)}, ${`TEST${codes}`}, ${trade}, ${type}, ${scale}, '360100', '360102', ${brand},
      '2025-01-01', '2025-01-01', '2025-01-01') returning id`)
  return String(row?.id)
}

/** Jobs of a company as their rows are, found by search. Gives their ids in order. */
export async function insertJobs(db: Db, companyId: string, jobs: readonly JobFacts[]): Promise<string[]> {
  const [company] = await db.query<{ name: string; company_type: string; scale: string; trade: string }>(sql`
    select name, company_type, scale, trade from companies where id = ${companyId}`)
  if (!company) throw new Error('no such company')
  const [last] = await db.query<{ id: number }>(sql`select coalesce(max(id), 0) as id from jobs`)
  const { name, ...facts } = company
  await insertRows(
    db,
    'jobs',
    jobs.map(job => ({ company_id: companyId, company_name: name, ...facts, ...rowOf(job) })),
  )
  const rows = await db.query<{ id: number }>(sql`select id from jobs where id > ${last?.id ?? 0} order by id`)
  const ids = rows.map(row => String(row.id))
  await (jobs.length > 100 ? rebuildJobIndex(db) : reindexJobs(db, ids))
  return ids
}

function rowOf(job: JobFacts) {
  const { title = '会计', category = '30101', wage = [5000, 8000], hour = 0, status = 'valid', views = 0 } = job
  const [first, second = first, third = second] = pathOf(subclassList, category)
  const [lowest, highest] = wage ?? [null, null]
  const at = new Date(Date.UTC(2025, 5, 1, hour)).toISOString()
  return {
    title,
    category1: first?.value ?? '',
    category2: second?.value ?? '',
    category3: third?.value ?? '',
    category_label: third?.label ?? '',
    city: job.city ?? '360100',
    district: job.district ?? '360102',
    wage_min: lowest,
    wage_max: highest,
    nature: job.nature ?? '1',
    education: job.education ?? '70',
    experience: job.experience ?? '5',
    headcount: 2,
    welfare: job.welfare ?? [],
    duties: '负责日常工作，完成交办事项。',
    requirements: '认真负责。',
    urgent: job.urgent ?? false,
    for_graduates: job.forGraduates ?? false,
    status,
    view_count: views,
    published_at: at,
    refreshed_at: at,
    confirmed_at: at,
    expires_on: job.expiresOn ?? '2025-12-31',
    created_at: at,
    updated_at: at,
  }
}
