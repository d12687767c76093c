import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { notHidden } from '../jobs/queries/read.ts'
import type { Slice } from '../paging.ts'
import { openJobs } from './queries.ts'

export interface CardRow {
  readonly id: number
  readonly name: string
  readonly short_name: string
  readonly trade: string
  readonly company_type: string
  readonly scale: string
  readonly city: string
  readonly district: string
  readonly logo_file: string | null
  readonly open_jobs: number
}

const columns = sql`id, name, short_name, trade, company_type, scale, city, district, logo_file`

interface Reader {
  /** YYYY-MM-DD in China. */
  readonly today: string
  /** Leaves out what this seeker has hidden. */
  readonly hiddenBy: string | undefined
}

interface Wanted extends Reader {
  /** '' for any. */
  readonly city: string
  readonly trade: string
}

const shown = ({ hiddenBy }: Reader) => (hiddenBy ? notHidden(hiddenBy) : sql.empty)

const important = (wanted: Wanted) =>
  sql.and([sql`c.brand and ${wanted.city} in ('', c.city) and ${wanted.trade} in ('', c.trade)`, shown(wanted)])

/** Those with most open jobs first. */
export const listImportantRows = (db: Queryable, wanted: Wanted, page: Slice) =>
  db.query<CardRow>(sql`
    select ${columns}, ${openJobs(wanted.today)} as open_jobs from companies c where ${important(wanted)}
    order by open_jobs desc, id limit ${page.limit} offset ${page.offset}`)

export async function countImportant(db: Queryable, wanted: Wanted): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`
    select count(*) as count from companies c where ${important(wanted)}`)
  return row?.count ?? 0
}

interface OfCity extends Reader {
  readonly city: string
  /** Those alone that have open jobs. */
  readonly hiring: boolean
}

const ofCity = (wanted: OfCity) =>
  sql.and([
    sql`c.city = ${wanted.city}`,
    wanted.hiring
      ? sql`exists (
          select 1 from jobs j where j.company_id = c.id and j.status = 'valid' and j.expires_on >= ${wanted.today}::date)`
      : sql.empty,
    shown(wanted),
  ])

/** The latest to join first. */
export const listRowsOfCity = (db: Queryable, wanted: OfCity, { limit, offset }: Slice) =>
  db.query<CardRow>(sql`
    select ${columns}, ${openJobs(wanted.today)} as open_jobs from companies c where ${ofCity(wanted)}
    order by id desc limit ${limit} offset ${offset}`)

export async function countOfCity(db: Queryable, wanted: OfCity): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    sql`select count(*) as count from companies c where ${ofCity(wanted)}`,
  )
  return row?.count ?? 0
}
