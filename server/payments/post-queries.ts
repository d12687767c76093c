import type { Queryable } from '../db/db.ts'
import { type SqlQuery, sql } from '../db/sql.ts'
import type { Slice } from '../paging.ts'
import { type RecruitmentRow, recruitmentColumns } from './queries.ts'

export interface PostRow {
  readonly id: number
  readonly code: string
  readonly title: string
  readonly employer: string
  readonly place: string
  readonly headcount: number
  readonly education: string
  readonly major: string
  readonly recruitment_id: number
  readonly source: string
}

export interface Wanted {
  /** '' for every one. */
  readonly recruitment: string
  /** Each of these stands in the post's title, its employer, its place or the major asked for. */
  readonly words: readonly string[]
}

const columns = sql`p.id, p.code, p.title, p.employer, p.place, p.headcount, p.education, p.major, p.recruitment_id, r.source`
const from = sql`third_posts p join third_recruitments r on r.id = p.recruitment_id`

/** `word` anywhere in a text, its own % and _ taken as they stand. */
const anywhere = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`

const wanted = ({ recruitment, words }: Wanted): SqlQuery =>
  sql.and([
    recruitment === '' ? sql.empty : sql`p.recruitment_id = ${Number(recruitment)}`,
    ...words.map(word => sql`p.title || ' ' || p.employer || ' ' || p.place || ' ' || p.major ilike ${anywhere(word)}`),
  ])

export const listPostRows = (db: Queryable, what: Wanted, { limit, offset }: Slice) =>
  db.query<PostRow>(sql`
    select ${columns} from ${from} where ${wanted(what)}
    order by p.recruitment_id, p.code, p.id limit ${limit} offset ${offset}`)

export async function countPosts(db: Queryable, what: Wanted): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`select count(*) as count from ${from} where ${wanted(what)}`)
  return row?.count ?? 0
}

/** In the order in which they were published. */
export const listRecruitments = (db: Queryable) =>
  db.query<RecruitmentRow>(sql`select ${recruitmentColumns} from third_recruitments r order by r.id`)

interface PostInfoRow extends PostRow, Omit<RecruitmentRow, 'recruitment_id' | 'source'> {
  readonly duties: string
  readonly requirements: string
  readonly post_pay: string
}

export async function findPost(db: Queryable, id: string): Promise<PostInfoRow | undefined> {
  const [row] = await db.query<PostInfoRow>(sql`
    select p.id, p.code, p.title, p.employer, p.place, p.headcount, p.education, p.major, p.duties, p.requirements,
      p.pay as post_pay, ${recruitmentColumns}
    from ${from} where p.id = ${Number(id)}`)
  return row
}
