import { randomUUID } from 'node:crypto'
import type { CompanyFacts } from '#contract/company-fields'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { type CheckRow, checkColumns } from './licence-check.ts'

export interface OwnRow extends CheckRow {
  readonly id: number
  readonly name: string
  readonly credit_code: string
  readonly short_name: string
  readonly company_type: string
  readonly trade: string
  readonly scale: string
  readonly founded_year: number | null
  readonly website: string
  readonly intro: string
  readonly welfare: string[]
  readonly city: string
  readonly district: string
  readonly address: string
  readonly public_contact: string
  readonly public_phone: string
  readonly public_email: string
  readonly logo_file: string | null
  readonly version: number
  readonly updated_at: string
}

const ownColumns = (today: string) => sql`
  id, name, credit_code, ${checkColumns(today)}, short_name, company_type, trade, scale, founded_year, website, intro, welfare, city,
  district, address, public_contact, public_phone, public_email, logo_file, version, updated_at`

/** The company, held until the transaction ends; `today` is YYYY-MM-DD in China. */
export async function lockCompany(tx: Queryable, id: string, today: string): Promise<OwnRow | undefined> {
  const [row] = await tx.query<OwnRow>(sql`select ${ownColumns(today)} from companies c where id = ${id} for update`)
  return row
}

export async function findOwn(db: Queryable, id: string, today: string): Promise<OwnRow | undefined> {
  const [row] = await db.query<OwnRow>(sql`select ${ownColumns(today)} from companies c where id = ${id}`)
  return row
}

export const updateFacts = (tx: Queryable, id: number, facts: CompanyFacts, at: Date) =>
  tx.run(sql`
    update companies set short_name = ${facts.shortName}, company_type = ${facts.companyType}, trade = ${facts.trade},
      scale = ${facts.scale}, founded_year = ${facts.foundedYear}, website = ${facts.website}, intro = ${facts.intro},
      welfare = ${facts.welfare}::text[], city = ${facts.city}, district = ${facts.district}, address = ${facts.address},
      public_contact = ${facts.contact}, public_phone = ${facts.phone}, public_email = ${facts.email},
      version = version + 1, updated_at = ${at}
    where id = ${id}`)

/** Brings what jobs keep of their company up to date; gives the ids of those that changed. */
export async function updateFactsOfJobs(tx: Queryable, id: number): Promise<number[]> {
  const rows = await tx.query<{ id: number }>(sql`
    update jobs set company_name = c.name, company_type = c.company_type, scale = c.scale, trade = c.trade
    from companies c
    where c.id = ${id} and jobs.company_id = c.id
      and (jobs.company_name, jobs.company_type, jobs.scale, jobs.trade)
        is distinct from (c.name, c.company_type, c.scale, c.trade)
    returning jobs.id`)
  return rows.map(row => row.id)
}

export const updateLogo = (tx: Queryable, id: number, fileId: string | null, at: Date) =>
  tx.run(sql`update companies set logo_file = ${fileId}, updated_at = ${at} where id = ${id}`)

export interface ImageRow {
  readonly id: string
  readonly file_id: string
  readonly caption: string
}

/** In the order that the company gave them. */
export const listImages = (db: Queryable, companyId: string | number) =>
  db.query<ImageRow>(sql`
    select id, file_id, caption from company_images where company_id = ${companyId} order by position, id`)

interface NewImage {
  readonly companyId: number
  readonly fileId: string
  readonly caption: string
  readonly at: Date
}

/** Puts a picture after all others. */
export async function insertImage(tx: Queryable, { companyId, fileId, caption, at }: NewImage): Promise<string> {
  const id = randomUUID()
  await tx.run(sql`
    insert into company_images (id, company_id, file_id, caption, position, created_at)
    select ${id}, ${companyId}, ${fileId}, ${caption}, coalesce(max(position), 0) + 1, ${at}::timestamptz
    from company_images where company_id = ${companyId}`)
  return id
}

export const updateImages = (
  tx: Queryable,
  companyId: number,
  list: readonly { readonly id: string; readonly caption: string }[],
) =>
  tx.run(sql`
    update company_images i set position = given.position, caption = given.caption
    from json_to_recordset(${sql.json(list.map((image, at) => ({ ...image, position: at + 1 })))})
      as given(id uuid, caption text, position integer)
    where i.id = given.id and i.company_id = ${companyId}`)

/** Gives the file of the picture; undefined when the company has no such picture. */
export async function deleteImage(tx: Queryable, companyId: number, id: string): Promise<string | undefined> {
  const [row] = await tx.query<{ file_id: string }>(sql`
    delete from company_images where id = ${id} and company_id = ${companyId} returning file_id`)
  return row?.file_id
}

export interface ContactRow {
  readonly contact: string
  readonly phone: string
  readonly email: string
}

/** Undefined when there is no such company. */
export async function findContact(db: Queryable, id: string): Promise<ContactRow | undefined> {
  const [row] = await db.query<ContactRow>(sql`
    select public_contact as contact, public_phone as phone, public_email as email from companies where id = ${id}`)
  return row
}
