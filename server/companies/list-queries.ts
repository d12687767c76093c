import type { Queryable } from '../db/db.ts'
import { type SqlQuery, sql } from '../db/sql.ts'
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

/** The columns of a `CardRow`, without how many of its jobs are open. */
export const cardColumns = sql`id, name, short_name, trade, company_type, scale, city, district, logo_file`

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

/** No condition for those who have hidden nothing. */
export const notHiddenBy = ({ hiddenBy }: Pick<Reader, 'hiddenBy'>) => (hiddenBy ? notHidden(hiddenBy) : sql.empty)

const important = (wanted: Wanted) =>
  sql.and([sql`c.brand and ${wanted.city} in ('', c.city) and ${wanted.trade} in ('', c.trade)`, notHiddenBy(wanted)])

/** Those with most open jobs first. */
export const listImportantRows = (db: Queryable, wanted: Wanted, page: Slice) =>
  db.query<CardRow>(sql`
    select ${cardColumns}, ${openJobs(wanted.today)} as open_jobs from companies c where ${important(wanted)}
    order by open_jobs desc, id limit ${page.limit} offset ${page.offset}`)

export async function countImportant(db: Queryable, wanted: Wanted): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`
    select count(*) as count from companies c where ${important(wanted)}`)
  return row?.count ?? 0
}

interface Named extends Wanted {
  /** All of them; at least one. */
  readonly words: readonly string[]
  readonly district: string
  readonly companyType: string
  readonly scale: string
}

const names = sql`c.name || ' ' || c.short_name`
const folded = (text: SqlQuery) => sql`lower(normalize(${text}, nfkc))`
/** By the index first, then to the letter: 江西 and 西南 are no 江西南. */
const hasWord = (word: string) =>
  sql`name_grams(${names}) @> name_grams(${word}::text) and strpos(${folded(names)}, ${folded(sql`${word}::text`)}) > 0`

const named = (wanted: Named) =>
  sql.and([
    ...wanted.words.map(hasWord),
    sql`${wanted.city} in ('', c.city) and ${wanted.district} in ('', c.district)`,
    sql`${wanted.trade} in ('', c.trade) and ${wanted.companyType} in ('', c.company_type)`,
    sql`${wanted.scale} in ('', c.scale)`,
    notHiddenBy(wanted),
  ])

/** Those whose full or short name begins with the first word come first, then well-known ones, then the latest to join. */
export const namedPage = (wanted: Named, { limit, offset }: Slice): SqlQuery => sql`
    select ${cardColumns}, ${openJobs(wanted.today)} as open_jobs from companies c where ${named(wanted)}
    order by
      strpos(${folded(sql`' ' || c.short_name || ' ' || c.name`)}, ${folded(sql`' ' || ${wanted.words[0] ?? ''}::text`)}) = 0,
      brand desc, id desc
    limit ${limit} offset ${offset}`

export const listNamedRows = (db: Queryable, wanted: Named, page: Slice) => db.query<CardRow>(namedPage(wanted, page))

/** How many there are, `most` at most. */
export async function countNamed(db: Queryable, wanted: Named, most: number): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`
    select count(*) as count from (select 1 from companies c where ${named(wanted)} limit ${most}) counted`)
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
    notHiddenBy(wanted),
  ])

/** The latest to join first. */
export const listRowsOfCity = (db: Queryable, wanted: OfCity, { limit, offset }: Slice) =>
  db.query<CardRow>(sql`
    select ${cardColumns}, ${openJobs(wanted.today)} as open_jobs from companies c where ${ofCity(wanted)}
    order by id desc limit ${limit} offset ${offset}`)

export async function countOfCity(db: Queryable, wanted: OfCity): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    sql`select count(*) as count from companies c where ${ofCity(wanted)}`,
  )
  return row?.count ?? 0
}
