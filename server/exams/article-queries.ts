import type { ExamArticleSummary, ExamCorrection } from '#contract/exams'
import type { Queryable } from '../db/db.ts'
import { type SqlQuery, sql } from '../db/sql.ts'
import type { Slice } from '../paging.ts'
import { eachIn } from '../words.ts'

export interface ArticleRow {
  readonly id: number
  readonly type: ExamArticleSummary['type']
  readonly theme_id: number | null
  readonly exam_id: number | null
  readonly city: string
  readonly title: string
  readonly summary: string
  readonly source: string
  readonly published_at: string
  readonly corrections: ExamCorrection[]
}

const columns = sql`id, type, theme_id, exam_id, city, title, summary, source, published_at, corrections`

export interface WantedArticles {
  readonly type: string
  readonly city: string
  readonly theme: string
  readonly exam: string
  readonly corrected: boolean
  readonly words: readonly string[]
}

const isOut = (now: Date) => sql`published_at <= ${now}`

const wanted = ({ type, city, theme, exam, corrected, words }: WantedArticles, now: Date): SqlQuery =>
  sql.and([
    isOut(now),
    type === '' ? sql.empty : sql`type = ${type}`,
    city === '' ? sql.empty : sql`city = ${city}`,
    theme === '' ? sql.empty : sql`theme_id = ${theme}`,
    exam === '' ? sql.empty : sql`exam_id = ${exam}`,
    corrected ? sql`corrections <> '[]'` : sql.empty,
    ...eachIn([sql`title`, sql`summary`], words),
  ])

/** Latest first. */
export const listArticleRows = (db: Queryable, what: WantedArticles, { limit, offset }: Slice, now: Date) =>
  db.query<ArticleRow>(sql`
    select ${columns} from exam_articles where ${wanted(what, now)}
    order by published_at desc, id desc limit ${limit} offset ${offset}`)

export async function countArticles(db: Queryable, what: WantedArticles, now: Date): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`
    select count(*) as count from exam_articles where ${wanted(what, now)}`)
  return row?.count ?? 0
}

/** The most notices beside a recruitment or an exam. */
const BESIDE = 100

/** All that was published of a recruitment, latest first. */
export const listArticlesOfTheme = (db: Queryable, themeId: number, now: Date) =>
  db.query<ArticleRow>(sql`
    select ${columns} from exam_articles where theme_id = ${themeId} and ${isOut(now)}
    order by published_at desc, id desc limit ${BESIDE}`)

/** Those of an exam, and those of its recruitment that concern all its exams. */
export const listArticlesOfExam = (
  db: Queryable,
  exam: { readonly id: number; readonly theme_id: number },
  now: Date,
) =>
  db.query<ArticleRow>(sql`
    select ${columns} from exam_articles
    where (exam_id = ${exam.id} or (theme_id = ${exam.theme_id} and exam_id is null)) and ${isOut(now)}
    order by published_at desc, id desc limit ${BESIDE}`)

export async function findArticle(db: Queryable, id: string, now: Date) {
  const [row] = await db.query<ArticleRow & { readonly html: string; readonly theme_title: string | null }>(sql`
    select ${columns}, html, (select t.title from exam_themes t where t.id = theme_id) as theme_title
    from exam_articles where id = ${id} and ${isOut(now)}`)
  return row
}

/** The notices of the same type that came out just before and just after. */
export async function findNeighbours(db: Queryable, { id, type, published_at }: ArticleRow, now: Date) {
  const place = sql`(${published_at}::timestamptz, ${id}::bigint)`
  const [previous] = await db.query<ArticleRow>(sql`
    select ${columns} from exam_articles where type = ${type} and (published_at, id) < ${place} and ${isOut(now)}
    order by published_at desc, id desc limit 1`)
  const [next] = await db.query<ArticleRow>(sql`
    select ${columns} from exam_articles where type = ${type} and (published_at, id) > ${place} and ${isOut(now)}
    order by published_at, id limit 1`)
  return { previous, next }
}

interface AttachmentRow {
  readonly id: number
  readonly name: string
  readonly mime: string
  readonly bytes: number
}

const attachmentColumns = sql`id, name, mime, octet_length(content) as bytes`

export const listAttachmentsOfTheme = (db: Queryable, themeId: string) =>
  db.query<AttachmentRow>(sql`
    select ${attachmentColumns} from exam_attachments where theme_id = ${themeId} order by id`)

export const listAttachmentsOfArticle = (db: Queryable, { id, theme_id }: ArticleRow) =>
  db.query<AttachmentRow>(sql`
    select ${attachmentColumns} from exam_attachments where theme_id = ${theme_id} and article_id = ${id} order by id`)

/** A file of a recruitment that is out. */
export async function findAttachment(db: Queryable, id: string, now: Date) {
  const [row] = await db.query<{ readonly name: string; readonly mime: string; readonly content: Uint8Array }>(sql`
    select a.name, a.mime, a.content from exam_attachments a join exam_themes t on t.id = a.theme_id
    where a.id = ${id} and t.published_at <= ${now}`)
  return row
}
