import type { Queryable } from '../db/db.ts'
import { type SqlQuery, sql } from '../db/sql.ts'
import { isOut } from '../news/rows.ts'
import type { Slice } from '../paging.ts'
import { anywhere } from '../words.ts'
import { type ClauseRow, type FactsRow, factsColumns } from './rows.ts'
import { validityOn } from './validity.ts'

export interface Wanted {
  /** Each of these stands in the title, the document number or a clause. */
  readonly words: readonly string[]
  readonly level: string
  readonly topic: string
  readonly year: string
  readonly validity: string
  readonly today: string
  readonly now: Date
}

const facetNames = ['level', 'topic', 'year', 'validity'] as const
export type FacetName = (typeof facetNames)[number]

const inClauses = (word: string): SqlQuery => sql`
  exists (select from regulation_clauses c where c.article_id = r.article_id and c.body ilike ${anywhere(word)})`

const hasWord = (word: string): SqlQuery =>
  sql`a.title ilike ${anywhere(word)} or r.number ilike ${anywhere(word)} or ${inClauses(word)}`

const from = sql`regulations r join articles a on a.id = r.article_id`

const yearOf = sql`to_char(issued_on, 'YYYY')`

/** The filters as conditions; that of `except` is left out, so that its other values can be counted. */
const wanted = (what: Wanted, except?: FacetName): SqlQuery => {
  const filters: Readonly<Record<FacetName, SqlQuery>> = {
    level: sql`level = ${what.level}`,
    topic: sql`topic = ${what.topic}`,
    year: sql`${yearOf} = ${what.year}`,
    validity: sql`${validityOn(what.today)} = ${what.validity}`,
  }
  const chosen = facetNames.filter(name => name !== except && what[name] !== '')
  return sql.and([isOut(what.now), ...chosen.map(name => filters[name]), ...what.words.map(hasWord)])
}

export interface RegulationRow extends FactsRow {
  readonly id: number
  readonly title: string
  readonly summary: string
}

/** The latest issued first. */
export const listRegulationRows = (db: Queryable, what: Wanted, { limit, offset }: Slice) =>
  db.query<RegulationRow>(sql`
    select a.id, a.title, a.summary, ${factsColumns(what.today)} from ${from} where ${wanted(what)}
    order by issued_on desc, article_id desc limit ${limit} offset ${offset}`)

export async function countRegulations(db: Queryable, what: Wanted): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`select count(*) as count from ${from} where ${wanted(what)}`)
  return row?.count ?? 0
}

/** How many there are of each value, given the words and the other filters. */
export const countFacets = (db: Queryable, what: Wanted) => {
  const values: Readonly<Record<FacetName, SqlQuery>> = {
    level: sql`level`,
    topic: sql`topic`,
    year: yearOf,
    validity: validityOn(what.today),
  }
  const counted = facetNames.map(
    name => sql`
      select ${name}::text as facet, ${values[name]} as value, count(*) as count from ${from}
      where ${wanted(what, name)} group by 2`,
  )
  return db.query<{ facet: FacetName; value: string; count: number }>(sql`
    ${sql.join(counted, sql` union all `)} order by facet, count desc, value desc`)
}

export interface HitRow extends ClauseRow {
  readonly hits: number
}

/** The first clauses of each rule in which any of the words stands, and how many there are. */
export async function listHits(db: Queryable, ids: readonly number[], words: readonly string[], most: number) {
  if (words.length === 0 || ids.length === 0) return []
  const anyWord = sql.join(
    words.map(word => sql`body ilike ${anywhere(word)}`),
    sql` or `,
  )
  return db.query<HitRow>(sql`
    select * from (
      select article_id, position, chapter, label, body, count(*) over (partition by article_id) as hits,
        row_number() over (partition by article_id order by position) as place
      from regulation_clauses where article_id = any(${[...ids]}::bigint[]) and (${anyWord})) as found
    where place <= ${most} order by article_id, position`)
}

export async function findFacts(db: Queryable, articleId: number, today: string): Promise<FactsRow | undefined> {
  const [row] = await db.query<FactsRow>(sql`
    select ${factsColumns(today)} from regulations where article_id = ${articleId}`)
  return row
}

export const listClauses = (db: Queryable, articleId: number) =>
  db.query<ClauseRow>(sql`
    select article_id, position, chapter, label, body from regulation_clauses
    where article_id = ${articleId} order by position`)
