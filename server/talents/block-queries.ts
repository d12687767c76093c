import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { eachIn, wordsOf } from '../words.ts'

export const findCompanies = (db: Queryable, userId: string, t: string, most: number) =>
  db.query<{ id: number; name: string; blocked: boolean }>(sql`
    select c.id, c.name,
      exists (select 1 from resume_blocks b where b.user_id = ${userId} and b.company_id = c.id) as blocked
    from companies c where ${sql.and(eachIn([sql`c.name`, sql`c.short_name`], wordsOf(t)).map(one => sql`(${one})`))}
    order by length(c.name), c.id limit ${most}`)

export const listBlockRows = (db: Queryable, userId: string) =>
  db.query<{ id: number; name: string; at: string }>(sql`
    select c.id, c.name, b.created_at as at from resume_blocks b join companies c on c.id = b.company_id
    where b.user_id = ${userId} order by b.created_at desc, c.id desc`)

/** Blocks a company; blocking it again changes nothing. False when there is no such company. */
export async function putBlock(tx: Queryable, userId: string, companyId: string, at: Date): Promise<boolean> {
  const [row] = await tx.query<{ found: number }>(sql`
    with company as (select id from companies where id = ${companyId}),
    blocked as (
      insert into resume_blocks (user_id, company_id, created_at)
      select ${userId}, id, ${at}::timestamptz from company on conflict do nothing)
    select count(*) as found from company`)
  return row?.found === 1
}

export const removeBlock = (tx: Queryable, userId: string, companyId: string) =>
  tx.run(sql`delete from resume_blocks where user_id = ${userId} and company_id = ${companyId}`)
