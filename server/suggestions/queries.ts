import type { SuggestionKind } from '#contract/reference/suggestions'
import type { SuggestionState } from '#contract/suggestions'
import type { Queryable } from '../db/db.ts'
import { type SqlQuery, sql } from '../db/sql.ts'
import type { Slice } from '../paging.ts'

export interface SuggestionRow {
  readonly id: number
  readonly ticket: string
  readonly kind: SuggestionKind
  readonly title: string
  readonly body: string
  readonly files: readonly string[]
  readonly state: SuggestionState
  readonly created_at: string
  readonly due_on: string
  readonly handling_at: string | null
  readonly office: string
  readonly answered_at: string | null
  readonly answer: string
}

const columns = sql`id, ticket, kind, title, body,
  array(select name from files where files.id = any(suggestions.files) order by name) as files,
  state, created_at, due_on, handling_at, office, answered_at, answer`

interface NewSuggestion {
  readonly ticket: string
  readonly userId: string | null
  readonly kind: string
  readonly title: string
  readonly body: string
  readonly name: string
  readonly phone: string
  readonly publishable: boolean
  readonly files: readonly string[]
  readonly dueOn: string
  readonly now: Date
}

/** False when the ticket is taken. */
export async function insertSuggestion(tx: Queryable, given: NewSuggestion): Promise<boolean> {
  const { ticket, userId, kind, title, body, name, phone, publishable, files, dueOn, now } = given
  const count = await tx.run(sql`
    insert into suggestions (ticket, user_id, kind, title, body, contact_name, phone, publishable, files, due_on, created_at)
    values (${ticket}, ${userId}, ${kind}, ${title}, ${body}, ${name}, ${phone}, ${publishable}, ${files}::uuid[], ${dueOn}, ${now})
    on conflict (ticket) do nothing`)
  return count === 1
}

export async function findByTicket(db: Queryable, ticket: string, phone: string): Promise<SuggestionRow | undefined> {
  const [row] = await db.query<SuggestionRow>(sql`
    select ${columns} from suggestions where ticket = ${ticket} and phone = ${phone}`)
  return row
}

/** Newest first. */
export const listOwnRows = (db: Queryable, userId: string, { limit, offset }: Slice) =>
  db.query<SuggestionRow>(sql`
    select ${columns} from suggestions where user_id = ${userId}
    order by created_at desc, id desc limit ${limit} offset ${offset}`)

export async function countOwn(db: Queryable, userId: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`
    select count(*) as count from suggestions where user_id = ${userId}`)
  return row?.count ?? 0
}

export interface PublicRow {
  readonly id: number
  readonly kind: SuggestionKind
  readonly public_title: string
  readonly public_body: string
  readonly answer: string
  readonly office: string
  readonly created_at: string
  readonly answered_at: string
}

export interface Wanted {
  readonly kind: string
  /** Each of these stands in the title, the question or the answer. */
  readonly words: readonly string[]
}

/** `word` anywhere in a text, its own % and _ taken as they stand. */
const anywhere = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`

const wanted = ({ kind, words }: Wanted): SqlQuery =>
  sql.and([
    sql`public_body <> '' and answered_at is not null`,
    kind === '' ? sql.empty : sql`kind = ${kind}`,
    ...words.map(word => sql`public_title || ' ' || public_body || ' ' || answer ilike ${anywhere(word)}`),
  ])

/** Latest answers first. */
export const listPublicRows = (db: Queryable, what: Wanted, { limit, offset }: Slice) =>
  db.query<PublicRow>(sql`
    select id, kind, public_title, public_body, answer, office, created_at, answered_at from suggestions
    where ${wanted(what)} order by answered_at desc, id desc limit ${limit} offset ${offset}`)

export async function countPublic(db: Queryable, what: Wanted): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`
    select count(*) as count from suggestions where ${wanted(what)}`)
  return row?.count ?? 0
}
