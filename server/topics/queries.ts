import type { ArticleKind } from '#contract/news'
import { pages } from '#contract/pages'
import type { TopicDocument } from '#contract/topic-document'
import type { ArticleRule, CompanyRule } from '#contract/topic-rules'
import type { TopicState } from '#contract/topics'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import type { Slice } from '../paging.ts'

export interface TopicRow {
  readonly address: string
  readonly title: string
  readonly summary: string
  readonly family: string
  readonly members: boolean
  readonly starts_on: string | null
  readonly ends_on: string | null
  readonly document: TopicDocument
}

export async function findTopic(db: Queryable, address: string): Promise<TopicRow | undefined> {
  const [row] = await db.query<TopicRow>(sql`
    select address, title, summary, family, members, starts_on, ends_on, document from topics where address = ${address}`)
  return row
}

export interface Sister {
  readonly address: string
  readonly menu_title: string
}

/** The topics of a family, its head first. */
export const listFamily = (db: Queryable, family: string) =>
  db.query<Sister>(sql`
    select address, menu_title from topics where family = ${family}
    order by address <> family, position, address limit 24`)

const inState = (state: TopicState | '', today: string) => {
  switch (state) {
    case '':
      return sql.empty
    case 'coming':
      return sql`starts_on > ${today}::date`
    case 'ended':
      return sql`ends_on < ${today}::date`
    case 'running':
      return sql`(starts_on is null or starts_on <= ${today}::date) and (ends_on is null or ends_on >= ${today}::date)`
    default:
      return state satisfies never
  }
}

const OF_SERIES = pages.fairSeries.path.replace(':id', '%')

/** Heads of families that everybody may read; pages of series of fairs are no topics of their own. */
const heads = (state: TopicState | '', today: string) =>
  sql.and([sql`address = family and not members and address not like ${OF_SERIES}`, inState(state, today)])

/** The latest begun first; those without a beginning last. */
export const listHeads = (db: Queryable, state: TopicState | '', today: string, { limit, offset }: Slice) =>
  db.query<TopicRow>(sql`
    select address, title, summary, family, members, starts_on, ends_on from topics where ${heads(state, today)}
    order by starts_on desc nulls last, address limit ${limit} offset ${offset}`)

export async function countHeads(db: Queryable, state: TopicState | '', today: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`
    select count(*) as count from topics where ${heads(state, today)}`)
  return row?.count ?? 0
}

const articlesOf = ({ kind, tag, city }: ArticleRule, now: Date) =>
  sql.and([
    sql`status = 'published' and published_at <= ${now}`,
    kind === '' ? sql.empty : sql`kind = ${kind}`,
    tag === '' ? sql.empty : sql`topic_tags @> ${[tag]}::text[]`,
    city === '' ? sql.empty : sql`city = ${city}`,
  ])

export interface ArticleLine {
  readonly id: number
  readonly kind: ArticleKind
  readonly title: string
  readonly summary: string
  readonly source: string
  readonly published_at: string
  readonly expires_on: string | null
}

/** Latest first. */
export const listTopicArticles = (db: Queryable, rule: ArticleRule, now: Date, { limit, offset }: Slice) =>
  db.query<ArticleLine>(sql`
    select id, kind, title, summary, source, published_at, expires_on from articles where ${articlesOf(rule, now)}
    order by published_at desc, id desc limit ${limit} offset ${offset}`)

export async function countTopicArticles(db: Queryable, rule: ArticleRule, now: Date): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`
    select count(*) as count from articles where ${articlesOf(rule, now)}`)
  return row?.count ?? 0
}

export interface EmployerRow {
  readonly id: number
  readonly name: string
  readonly trade: string
  readonly company_type: string
  readonly city: string
  readonly district: string
  readonly open_jobs: number
}

/** Employers with open jobs, those with most of them first. */
export const listEmployers = (db: Queryable, rule: CompanyRule, today: string, size: number) =>
  db.query<EmployerRow>(sql`
    select c.id, c.name, c.trade, c.company_type, c.city, c.district, o.open_jobs
    from companies c join (
      select company_id, count(*) as open_jobs from jobs
      where status = 'valid' and expires_on >= ${today}::date group by company_id
    ) o on o.company_id = c.id
    where ${sql.and([
      rule.city === '' ? sql.empty : sql`c.city = ${rule.city}`,
      rule.trade === '' ? sql.empty : sql`c.trade = ${rule.trade}`,
      rule.companyTypes.length === 0 ? sql.empty : sql`c.company_type = any(${rule.companyTypes}::text[])`,
      rule.brand ? sql`c.brand` : sql.empty,
    ])}
    order by o.open_jobs desc, c.id limit ${size}`)

export interface FileSize {
  readonly id: string
  readonly size: number
}

/** How large these stored files are. */
export const listFileSizes = (db: Queryable, ids: readonly string[]) =>
  db.query<FileSize>(sql`
    select id, length(bytes) as size from content_files where id = any(${ids}::uuid[])`)
