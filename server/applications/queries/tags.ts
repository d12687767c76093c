import type { Queryable } from '../../db/db.ts'
import { sql } from '../../db/sql.ts'

export interface TagRow {
  readonly id: string
  readonly name: string
}

/** The tags of an application `a` as a list, by name. */
export const tagsOfApplication = sql`coalesce((
  select jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name) order by t.name)
  from application_tags x join received_tags t on t.id = x.tag_id where x.application_id = a.id), '[]'::jsonb)`

/** A company's tags by name, each with how many applications have it. */
export const listTags = (db: Queryable, companyId: string) =>
  db.query<TagRow & { readonly applications: number }>(sql`
    select t.id, t.name, (select count(*) from application_tags x where x.tag_id = t.id) as applications
    from received_tags t where t.company_id = ${companyId} order by t.name, t.id`)

/** The company's tags; members who change them or put them on take turns until the transaction ends. */
export async function lockTags(tx: Queryable, companyId: string): Promise<TagRow[]> {
  await tx.query(sql`select 1 from companies where id = ${companyId} for no key update`)
  return tx.query<TagRow>(sql`select id, name from received_tags where company_id = ${companyId}`)
}

export const insertTag = (tx: Queryable, companyId: string, { id, name }: TagRow, at: Date) =>
  tx.run(sql`
    insert into received_tags (id, company_id, name, created_at) values (${id}, ${companyId}, ${name}, ${at})`)

export const deleteTag = async (tx: Queryable, companyId: string, id: string) =>
  (await tx.run(sql`delete from received_tags where id = ${id} and company_id = ${companyId}`)) > 0

/** How many of these applications are the company's own. */
export async function countOwn(tx: Queryable, companyId: string, ids: readonly string[]): Promise<number> {
  const [row] = await tx.query<{ count: number }>(sql`
    select count(*) as count from applications where company_id = ${companyId} and id = any(${[...ids]}::uuid[])`)
  return row?.count ?? 0
}

/** Puts each of the tags on each of the applications; what is on stays. */
export const putOn = (tx: Queryable, ids: readonly string[], tagIds: readonly string[], at: Date) =>
  tx.run(sql`
    insert into application_tags (application_id, tag_id, created_at)
    select a, t, ${at} from unnest(${[...ids]}::uuid[]) a cross join unnest(${[...tagIds]}::uuid[]) t
    on conflict do nothing`)

export const takeOff = (tx: Queryable, ids: readonly string[], tagIds: readonly string[]) =>
  tx.run(sql`
    delete from application_tags
    where application_id = any(${[...ids]}::uuid[]) and tag_id = any(${[...tagIds]}::uuid[])`)

/** How many of these applications have more tags than that. */
export async function countFuller(tx: Queryable, ids: readonly string[], most: number): Promise<number> {
  const rows = await tx.query(sql`
    select application_id from application_tags where application_id = any(${[...ids]}::uuid[])
    group by application_id having count(*) > ${most}`)
  return rows.length
}

/** What is on each of them now, in the order of `ids`. */
export const listTagsOf = (tx: Queryable, ids: readonly string[]) =>
  tx.query<{ readonly id: string; readonly tags: readonly TagRow[] }>(sql`
    select a.id, ${tagsOfApplication} as tags
    from unnest(${[...ids]}::uuid[]) with ordinality as chosen (id, place) join applications a on a.id = chosen.id
    order by chosen.place`)
