import type { ArticleKind } from '#contract/news'
import type { Queryable } from '../db/db.ts'
import { type SqlQuery, sql } from '../db/sql.ts'
import type { Slice } from '../paging.ts'
import { eachIn } from '../words.ts'
import { isOut, type SummaryRow, summaryColumns } from './rows.ts'

export interface Wanted {
  /** Of any kind without it. */
  readonly kinds?: readonly ArticleKind[]
  readonly typeId?: string
  readonly headline?: boolean
  /** Of one city, '' being the whole province; of any place without it. */
  readonly city?: string
  /** Each of these stands in the title or in the summary. */
  readonly words: readonly string[]
  /** Articles dated later are not out yet. */
  readonly now: Date
}

const wanted = ({ kinds, typeId, headline, city, words, now }: Wanted): SqlQuery =>
  sql.and([
    isOut(now),
    kinds ? sql`kind = any(${[...kinds]}::text[])` : sql.empty,
    typeId ? sql`type_id = ${typeId}` : sql.empty,
    headline ? sql`headline` : sql.empty,
    city === undefined ? sql.empty : sql`city = ${city}`,
    ...eachIn([sql`title`, sql`summary`], words),
  ])

export interface NewsRow extends SummaryRow {
  readonly type_id: string
  readonly cover: string
}

/** Latest first. */
export const listArticleRows = (db: Queryable, what: Wanted, { limit, offset }: Slice) =>
  db.query<NewsRow>(sql`
    select ${summaryColumns}, type_id, cover from articles where ${wanted(what)}
    order by published_at desc, id desc limit ${limit} offset ${offset}`)

export async function countArticles(db: Queryable, what: Wanted): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`select count(*) as count from articles where ${wanted(what)}`)
  return row?.count ?? 0
}

/** The newest of each column, `size` at most, in the order of the columns. */
export const listColumnRows = (db: Queryable, types: readonly string[], size: number, now: Date) =>
  db.query<NewsRow>(sql`
    select newest.* from unnest(${[...types]}::text[]) with ordinality as type(id, place),
      lateral (select ${summaryColumns}, type_id, cover from articles where type_id = type.id and ${isOut(now)}
        order by published_at desc, id desc limit ${size}) as newest
    order by type.place, newest.published_at desc, newest.id desc`)

interface Ending {
  /** Today in China. */
  readonly today: string
  /** What concerns this city, with what is the whole province's; '' for everything. */
  readonly city: string
}

interface JobsEnding extends Ending {
  /** Leaves out what this seeker has hidden, as the search does. */
  readonly hiddenBy: string | undefined
}

/** What ends on `today` or later, the soonest first. */
export const listEndingRows = (db: Queryable, { today, city }: Ending, now: Date, size: number) =>
  db.query<SummaryRow>(sql`
    select ${summaryColumns} from articles
    where expires_on >= ${today}::date and ${isOut(now)} and (${city} = '' or city in ('', ${city}))
    order by expires_on, published_at desc, id desc limit ${size}`)

/** Open jobs whose last day is `today`, in one city or everywhere. */
export async function countJobsEnding(db: Queryable, { today, city, hiddenBy }: JobsEnding): Promise<number> {
  const isHidden = sql`
    exists (select from hidden_companies h where h.user_id = ${hiddenBy ?? null} and h.company_id = jobs.company_id)`
  const [row] = await db.query<{ count: number }>(sql`
    select count(*) as count from job_index join jobs on jobs.id = job_id
    where job_index.expires_on = ${today}::date and ${city} in ('', jobs.city) and not ${isHidden}`)
  return row?.count ?? 0
}
