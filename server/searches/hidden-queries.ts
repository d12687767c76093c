import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'

/** The companies that a seeker has hidden, the latest first. */
export const listHidden = (db: Queryable, userId: string) =>
  db.query<{ id: number; name: string; created_at: string }>(sql`
    select c.id, c.name, h.created_at from hidden_companies h join companies c on c.id = h.company_id
    where h.user_id = ${userId} order by h.created_at desc, c.id desc`)

export async function countHidden(db: Queryable, userId: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`
    select count(*) as count from hidden_companies where user_id = ${userId}`)
  return row?.count ?? 0
}

/** Hiding again changes nothing. False when there is no such company. Of two that hide at once, one comes second. */
export async function hideCompany(
  tx: Queryable,
  userId: string,
  { id, at }: { readonly id: string; readonly at: Date },
): Promise<boolean> {
  await tx.run(sql`select 1 from users where id = ${userId} for update`)
  const [row] = await tx.query<{ found: number }>(sql`
    with company as (select id from companies where id = ${id}),
    hidden as (
      insert into hidden_companies (user_id, company_id, created_at) select ${userId}, id, ${at}::timestamptz from company
      on conflict do nothing)
    select count(*) as found from company`)
  return row?.found === 1
}

export const showAgain = (tx: Queryable, userId: string, companyId: string) =>
  tx.run(sql`delete from hidden_companies where user_id = ${userId} and company_id = ${companyId}`)
