import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { isOut, type SummaryRow, summaryColumns } from './rows.ts'

export interface ArticleRow extends SummaryRow {
  readonly type_id: string
  readonly html: string
  readonly editor: string
  readonly city: string
  readonly keywords: readonly string[]
  readonly view_count: number
  readonly explains_id: number | null
}

const articleColumns = sql`${summaryColumns}, type_id, html, editor, city, keywords, view_count, explains_id`

export const countView = (db: Queryable, id: string) =>
  db.run(sql`update articles set view_count = view_count + 1 where id = ${id}`)

/** An article that is out; nothing is counted. */
export async function findArticle(db: Queryable, id: string, now: Date): Promise<ArticleRow | undefined> {
  const [row] = await db.query<ArticleRow>(sql`
    select ${articleColumns} from articles where id = ${id} and ${isOut(now)}`)
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
      select ${summaryColumns} from articles where kind = ${of.kind} and (published_at, id) < ${place} and ${isOut(now)}
      order by published_at desc, id desc limit 1`),
    db.query<SummaryRow>(sql`
      select ${summaryColumns} from articles where kind = ${of.kind} and (published_at, id) > ${place} and ${isOut(now)}
      order by published_at, id limit 1`),
  ])
  return { previous: previous[0], next: next[0] }
}

/** As many of a column are looked at for those of the same city. */
const LOOKED_AT = 60

/** Others of the same column: of the same city first, then the newest. */
export const listRelated = (db: Queryable, { id, type_id, city }: ArticleRow, now: Date, size: number) =>
  db.query<SummaryRow>(sql`
    select ${summaryColumns} from (
      select * from articles where type_id = ${type_id} and type_id <> '' and id <> ${id} and ${isOut(now)}
      order by published_at desc, id desc limit ${LOOKED_AT}) as same
    order by (city = ${city}) desc, published_at desc, id desc limit ${size}`)

/** Articles that explain the rule `id`, the newest first. */
export const listInterpretations = (db: Queryable, id: number, now: Date) =>
  db.query<SummaryRow>(sql`
    select ${summaryColumns} from articles where explains_id = ${id} and ${isOut(now)}
    order by published_at desc, id desc limit 10`)

export interface AttachmentRow {
  readonly id: number
  readonly name: string
  readonly mime: string
  readonly bytes: number
}

export const listAttachments = (db: Queryable, articleId: number) =>
  db.query<AttachmentRow>(sql`
    select id, name, mime, octet_length(body) as bytes from article_attachments
    where article_id = ${articleId} order by position`)

/** A file of an article that is out. */
export async function findAttachment(db: Queryable, id: string, now: Date) {
  const [row] = await db.query<{ readonly name: string; readonly mime: string; readonly body: Uint8Array }>(sql`
    select a.name, a.mime, a.body from article_attachments a
    where a.id = ${id} and exists (select from articles where articles.id = a.article_id and ${isOut(now)})`)
  return row
}
