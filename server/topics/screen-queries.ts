import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { isOut, phaseOf } from '../job-fairs/rows.ts'

export interface NewestRow {
  readonly id: number
  readonly title: string
  readonly company_name: string
  readonly city: string
  readonly district: string
  readonly refreshed_at: string
}

/** The jobs that were refreshed last. */
export const listNewest = (db: Queryable, size: number) =>
  db.query<NewestRow>(sql`
    select j.id, j.title, j.company_name, j.city, j.district, j.refreshed_at
    from job_index i join jobs j on j.id = i.job_id
    order by i.refreshed_at desc, i.job_id desc limit ${size}`)

export interface DayFigures {
  readonly applications: number
  readonly jobs: number
}

/** What has come in since a moment. */
export async function countSince(db: Queryable, since: Date): Promise<DayFigures> {
  const [row] = await db.query<DayFigures>(sql`
    select (select count(*) from applications where created_at >= ${since}) as applications,
      (select count(*) from job_index where refreshed_at >= ${since}) as jobs`)
  return row ?? { applications: 0, jobs: 0 }
}

export interface MarketFigures {
  readonly jobs: number
  readonly headcount: number
  readonly companies: number
}

/** Open jobs, the people that they look for, and the employers who offer them. */
export async function countMarket(db: Queryable, today: string): Promise<MarketFigures> {
  const [row] = await db.query<MarketFigures>(sql`
    select count(*) as jobs, coalesce(sum(headcount), 0) as headcount, count(distinct company_id) as companies
    from jobs where status = 'valid' and expires_on >= ${today}::date`)
  return row ?? { jobs: 0, headcount: 0, companies: 0 }
}

/** Fairs on site that are on or stopped, the first to end before the others. */
export const listFairsOn = (db: Queryable, now: Date, most: number) =>
  db.query<{ id: number; title: string; is_stopped: boolean }>(sql`
    select f.id, f.title, f.state = 'stopped' as is_stopped from fairs f
    where ${isOut(now)} and f.kind <> '2' and ${phaseOf(now)} in ('running', 'stopped')
    order by f.closes_at, f.id limit ${most}`)
