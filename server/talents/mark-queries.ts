import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import type { Slice } from '../paging.ts'

export type MarkKind = 'favourite' | 'download' | 'view'

interface Mark {
  readonly companyId: string
  readonly kind: MarkKind
  readonly resumeId: string
  readonly userId: string
  readonly at: Date
}

/** Keeps a resume once; a later look moves it to the top, a favourite stays where it was. */
export const putMark = (db: Queryable, { companyId, kind, resumeId, userId, at }: Mark) =>
  db.run(sql`
    insert into talent_marks (company_id, kind, resume_id, by_user, at)
    values (${companyId}, ${kind}, ${resumeId}, ${userId}, ${at})
    on conflict (company_id, kind, resume_id) do
      ${kind === 'view' ? sql`update set at = greatest(talent_marks.at, excluded.at), by_user = excluded.by_user` : sql`nothing`}`)

/** Lets go of those among `ids` that the company keeps, and gives them. */
export async function deleteMarks(db: Queryable, companyId: string, kind: MarkKind, ids: readonly string[]) {
  const rows = await db.query<{ id: string }>(sql`
    delete from talent_marks where company_id = ${companyId} and kind = ${kind} and resume_id = any(${ids}::uuid[])
    returning resume_id as id`)
  return rows.map(({ id }) => id)
}

export const listMarks = (db: Queryable, companyId: string, kind: MarkKind, { limit, offset }: Slice) =>
  db.query<{ id: string; at: string }>(sql`
    select resume_id as id, at from talent_marks where company_id = ${companyId} and kind = ${kind}
    order by at desc, resume_id desc limit ${limit} offset ${offset}`)

export async function countMarks(db: Queryable, companyId: string, kind: MarkKind): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`
    select count(*) as count from talent_marks where company_id = ${companyId} and kind = ${kind}`)
  return row?.count ?? 0
}

/** Holds the company's row until the transaction ends: whoever counts its downloads takes turns. Gives its name. */
export async function lockCompany(tx: Queryable, companyId: string): Promise<string> {
  const [row] = await tx.query<{ name: string }>(sql`
    select name from companies where id = ${companyId} for no key update`)
  return row?.name ?? ''
}
