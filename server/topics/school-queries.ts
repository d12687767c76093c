import type { SchoolJob, SchoolJobKind } from '#contract/topics'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import type { Slice } from '../paging.ts'

export interface SchoolJobRow {
  readonly id: number
  readonly kind: SchoolJobKind
  readonly title: string
  readonly school: string
  readonly employer: string
  readonly company_id: number | null
  readonly city: string
  readonly education: string
  readonly majors: string[]
  readonly headcount: number
  readonly place: string
  readonly held_on: string | null
  readonly held_time: string
  readonly closes_on: string
  readonly positions: SchoolJob['positions']
  readonly html: string
}

export interface Wanted {
  readonly kind: SchoolJobKind | ''
  readonly city: string
  readonly education: string
  /** Each of these stands in the title, the school or the employer's name. */
  readonly words: readonly string[]
  readonly now: Date
}

/** `word` anywhere in a text, its own % and _ taken as they stand. */
const anywhere = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`

const wanted = ({ kind, city, education, words, now }: Wanted) =>
  sql.and([
    sql`published_at <= ${now}`,
    kind === '' ? sql.empty : sql`kind = ${kind}`,
    city === '' ? sql.empty : sql`city = ${city}`,
    education === '' ? sql.empty : sql`education = ${education}`,
    ...words.map(
      word => sql`title ilike ${anywhere(word)} or school ilike ${anywhere(word)} or employer ilike ${anywhere(word)}`,
    ),
  ])

const columns = sql`
  id, kind, title, school, employer, company_id, city, education, majors, headcount, place, held_on, held_time, closes_on,
  positions, html`

/** Those that are still open first, the soonest to close before the others; then those that are over, the latest first. */
export const listSchoolRows = (db: Queryable, what: Wanted, today: string, { limit, offset }: Slice) =>
  db.query<SchoolJobRow>(sql`
    select ${columns} from school_jobs where ${wanted(what)}
    order by closes_on < ${today}::date, case when closes_on >= ${today}::date then closes_on end, closes_on desc, id desc
    limit ${limit} offset ${offset}`)

export async function countSchoolRows(db: Queryable, what: Wanted): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`
    select count(*) as count from school_jobs where ${wanted(what)}`)
  return row?.count ?? 0
}

export async function findSchoolRow(db: Queryable, id: string, now: Date): Promise<SchoolJobRow | undefined> {
  const [row] = await db.query<SchoolJobRow>(sql`
    select ${columns} from school_jobs where id = ${id} and published_at <= ${now}`)
  return row
}
