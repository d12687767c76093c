import type { ArticleKind } from '#contract/news'
import type { Queryable } from '../db/db.ts'
import { type SqlQuery, sql } from '../db/sql.ts'
import type { Slice } from '../paging.ts'

export interface SummaryRow {
  readonly id: number
  readonly kind: ArticleKind
  readonly title: string
  readonly summary: string
  readonly source: string
  readonly published_at: string
  readonly expires_on: string | null
}

export interface ArticleRow extends SummaryRow {
  readonly html: string
  readonly editor: string
  readonly view_count: number
}

const summaryColumns = sql`id, kind, title, summary, source, published_at, expires_on`

export interface Wanted {
  readonly kind: ArticleKind | ''
  /** Each of these stands in the title or in the summary. */
  readonly words: readonly string[]
  /** Articles dated later are not out yet. */
  readonly now: Date
}

/** `word` anywhere in a text, its own % and _ taken as they stand. */
const anywhere = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`

const wanted = ({ kind, words, now }: Wanted): SqlQuery =>
  sql.and([
    sql`published_at <= ${now}`,
    kind === '' ? sql.empty : sql`kind = ${kind}`,
    ...words.map(word => sql`title ilike ${anywhere(word)} or summary ilike ${anywhere(word)}`),
  ])

/** Latest first. */
export const listArticleRows = (db: Queryable, what: Wanted, { limit, offset }: Slice) =>
  db.query<SummaryRow>(sql`
    select ${summaryColumns} from articles where ${wanted(what)}
    order by published_at desc, id desc limit ${limit} offset ${offset}`)

export async function countArticles(db: Queryable, what: Wanted): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`select count(*) as count from articles where ${wanted(what)}`)
  return row?.count ?? 0
}

/** An article that is out, counting this look at it. */
export async function viewArticle(db: Queryable, id: string, now: Date): Promise<ArticleRow | undefined> {
  const [row] = await db.query<ArticleRow>(sql`
    update articles set view_count = view_count + 1 where id = ${id} and published_at <= ${now}
    returning ${summaryColumns}, html, editor, view_count`)
  return row
}

interface Neighbours {
  readonly previous: SummaryRow | undefined
  readonly next: SummaryRow | undefined
}

/** The articles of the same kind that came out just before and just after. */
export async function findNeighbours(db: Queryable, of: SummaryRow, now: Date): Promise<Neighbours> {
  const place = sql`(${of.published_at}::timestamptz, ${of.id}::bigint)`
  const [previous, next] = await Promise.all([
    db.query<SummaryRow>(sql`
      select ${summaryColumns} from articles where kind = ${of.kind} and (published_at, id) < ${place}
      order by published_at desc, id desc limit 1`),
    db.query<SummaryRow>(sql`
      select ${summaryColumns} from articles
      where kind = ${of.kind} and (published_at, id) > ${place} and published_at <= ${now}
      order by published_at, id limit 1`),
  ])
  return { previous: previous[0], next: next[0] }
}

/** What ends on `today` or later, the soonest first. */
export const listEndingRows = (db: Queryable, today: string, now: Date, size: number) =>
  db.query<SummaryRow>(sql`
    select ${summaryColumns} from articles where expires_on >= ${today}::date and published_at <= ${now}
    order by expires_on, published_at desc, id desc limit ${size}`)

/** Open jobs whose last day is `today`. */
export async function countJobsEnding(db: Queryable, today: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`
    select count(*) as count from job_index where expires_on = ${today}::date`)
  return row?.count ?? 0
}
