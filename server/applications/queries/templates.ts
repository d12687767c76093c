import type { AnswerTemplate } from '#contract/received'
import type { Queryable } from '../../db/db.ts'
import { sql } from '../../db/sql.ts'

/** A company's answers, oldest first. */
export const listTemplates = (db: Queryable, companyId: string) =>
  db.query<AnswerTemplate>(sql`
    select id, title, body from answer_templates where company_id = ${companyId} order by created_at, id`)

/** How many there are; members who add one take turns until the transaction ends. */
export async function lockTemplates(tx: Queryable, companyId: string): Promise<number> {
  await tx.query(sql`select 1 from companies where id = ${companyId} for no key update`)
  return (await listTemplates(tx, companyId)).length
}

export const insertTemplate = (tx: Queryable, companyId: string, { id, title, body }: AnswerTemplate, at: Date) =>
  tx.run(sql`
    insert into answer_templates (id, company_id, title, body, created_at, updated_at)
    values (${id}, ${companyId}, ${title}, ${body}, ${at}, ${at})`)

export const updateTemplate = async (tx: Queryable, companyId: string, { id, title, body }: AnswerTemplate, at: Date) =>
  (await tx.run(sql`
    update answer_templates set title = ${title}, body = ${body}, updated_at = ${at}
    where id = ${id} and company_id = ${companyId}`)) > 0

export const deleteTemplate = async (tx: Queryable, companyId: string, id: string) =>
  (await tx.run(sql`delete from answer_templates where id = ${id} and company_id = ${companyId}`)) > 0
