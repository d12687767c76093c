import type { JobDraft } from '#contract/job-posting'
import type { Queryable } from '../../db/db.ts'
import { sql } from '../../db/sql.ts'

export interface TemplateRow {
  readonly id: string
  readonly name: string
  readonly draft: unknown
  readonly updated_at: string
}

const columns = sql`id, name, draft, updated_at`

/** By name. */
export const listTemplateRows = (db: Queryable, companyId: string) =>
  db.query<TemplateRow>(sql`
    select ${columns} from posting_templates where company_id = ${companyId} order by lower(name), id`)

/** Holds a company's templates until the transaction ends: of two who add or name one at once, one comes second. */
export const holdTemplates = (tx: Queryable, companyId: string) =>
  tx.query(sql`select 1 from companies where id = ${companyId} for no key update`)

export async function countTemplates(tx: Queryable, companyId: string): Promise<number> {
  const [row] = await tx.query<{ count: number }>(sql`
    select count(*) as count from posting_templates where company_id = ${companyId}`)
  return row?.count ?? 0
}

/** True when another of the company's templates is called so. */
export async function isNameTaken(tx: Queryable, companyId: string, name: string, but: string | null) {
  const rows = await tx.query(sql`
    select 1 from posting_templates
    where company_id = ${companyId} and lower(name) = lower(${name}) and id is distinct from ${but}::uuid`)
  return rows.length > 0
}

/** One of the company's templates; undefined for any other company's. */
export async function findTemplate(db: Queryable, companyId: string, id: string): Promise<TemplateRow | undefined> {
  const [row] = await db.query<TemplateRow>(sql`
    select ${columns} from posting_templates where id = ${id} and company_id = ${companyId}`)
  return row
}

interface NewTemplate {
  readonly id: string
  readonly companyId: string
  readonly userId: string
  readonly name: string
  readonly draft: JobDraft
  readonly at: Date
}

export const insertTemplate = (tx: Queryable, { id, companyId, userId, name, draft, at }: NewTemplate) =>
  tx.run(sql`
    insert into posting_templates (id, company_id, created_by, name, draft, created_at, updated_at)
    values (${id}, ${companyId}, ${userId}, ${name}, ${sql.json(draft)}, ${at}, ${at})`)

export const renameTemplateRow = (tx: Queryable, id: string, name: string, at: Date) =>
  tx.run(sql`update posting_templates set name = ${name}, updated_at = ${at} where id = ${id}`)

export const deleteTemplateRow = (tx: Queryable, id: string) =>
  tx.run(sql`delete from posting_templates where id = ${id}`)
