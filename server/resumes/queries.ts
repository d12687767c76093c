import type { ApplicationState } from '#contract/applications'
import type { ResumeSections } from '#contract/resume-sections'
import type { PrivacyLevel } from '#contract/resumes'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import type { ResumeFacts } from './sections.ts'

export interface ResumeRow {
  readonly id: string
  readonly title: string
  readonly is_default: boolean
  readonly privacy: PrivacyLevel
  readonly sections: unknown
  readonly photo_file: string | null
  readonly version: number
  readonly updated_at: string
}

const columns = sql`id, title, is_default, privacy, sections, photo_file, version, updated_at`

/**
 * Holds the owner's row until the transaction ends. How many resumes there are and which is the default concern all
 * of a person's resumes, so whoever changes these takes turns.
 */
export async function lockOwner(tx: Queryable, userId: string): Promise<{ readonly phone: string } | undefined> {
  const [owner] = await tx.query<{ phone: string }>(sql`
    select coalesce(phone, '') as phone from users where id = ${userId} for no key update`)
  return owner
}

export const listResumeRows = (db: Queryable, userId: string): Promise<ResumeRow[]> =>
  db.query<ResumeRow>(sql`
    select ${columns} from resumes where user_id = ${userId} order by is_default desc, updated_at desc, id`)

/** One of the person's own resumes; undefined for anybody else's. */
export async function findResume(db: Queryable, userId: string, id: string): Promise<ResumeRow | undefined> {
  const [row] = await db.query<ResumeRow>(sql`
    select ${columns} from resumes where id = ${id} and user_id = ${userId}`)
  return row
}

/** Like `findResume`, held until the transaction ends. */
export async function lockResume(tx: Queryable, userId: string, id: string): Promise<ResumeRow | undefined> {
  const [row] = await tx.query<ResumeRow>(sql`
    select ${columns} from resumes where id = ${id} and user_id = ${userId} for update`)
  return row
}

interface NewResume {
  readonly id: string
  readonly userId: string
  readonly title: string
  readonly isDefault: boolean
  readonly sections: ResumeSections
  readonly facts: ResumeFacts
  readonly at: Date
}

export const insertResume = (tx: Queryable, { id, userId, title, isDefault, sections, facts, at }: NewResume) =>
  tx.run(sql`
    insert into resumes (id, user_id, title, is_default, sections, completeness, city, education, category1, created_at, updated_at)
    values (${id}, ${userId}, ${title}, ${isDefault}, ${sql.json(sections)},
      ${facts.completeness}, ${facts.city}, ${facts.education}, ${facts.category1}, ${at}, ${at})`)

interface SectionsUpdate {
  readonly id: string
  readonly sections: ResumeSections
  readonly facts: ResumeFacts
  readonly at: Date
}

export const updateSections = (tx: Queryable, { id, sections, facts, at }: SectionsUpdate) =>
  tx.run(sql`
    update resumes set sections = ${sql.json(sections)}, completeness = ${facts.completeness}, city = ${facts.city},
      education = ${facts.education}, category1 = ${facts.category1}, version = version + 1, updated_at = ${at}
    where id = ${id}`)

interface SettingsUpdate {
  readonly title: string | undefined
  readonly privacy: PrivacyLevel | undefined
  readonly at: Date
}

export const updateSettings = (tx: Queryable, id: string, { title, privacy, at }: SettingsUpdate) =>
  tx.run(sql`
    update resumes set title = coalesce(${title ?? null}, title), privacy = coalesce(${privacy ?? null}, privacy),
      updated_at = ${at}
    where id = ${id}`)

/** Makes one the only default. Two statements: at no moment two rows may be marked. */
export async function makeDefault(tx: Queryable, userId: string, id: string): Promise<void> {
  await tx.run(sql`update resumes set is_default = false where user_id = ${userId} and is_default and id <> ${id}`)
  await tx.run(sql`update resumes set is_default = true where id = ${id}`)
}

export const deleteResumeRow = (tx: Queryable, id: string) => tx.run(sql`delete from resumes where id = ${id}`)

export const updatePhoto = (tx: Queryable, id: string, file: string, at: Date) =>
  tx.run(sql`update resumes set photo_file = ${file}, updated_at = ${at} where id = ${id}`)

/** True while a sent application shows this photo. */
export async function isPhotoSent(db: Queryable, userId: string, file: string): Promise<boolean> {
  const rows = await db.query(sql`
    select 1 from applications where user_id = ${userId} and resume->>'photo' = ${file} limit 1`)
  return rows.length > 0
}

/** True when this company got the photo with an application that was not taken back. */
export async function isPhotoReceived(db: Queryable, companyId: string, file: string): Promise<boolean> {
  const rows = await db.query(sql`
    select 1 from files f join applications a on a.user_id = f.owner_id
    where f.id = ${file} and a.company_id = ${companyId} and a.status <> 'withdrawn' and a.resume->>'photo' = f.id::text
    limit 1`)
  return rows.length > 0
}

interface SentRow {
  readonly status: ApplicationState
  readonly resume: unknown
  readonly created_at: string
}

/** What was sent to this company with an application; undefined for any other company's. */
export async function findSent(db: Queryable, companyId: string, applicationId: string): Promise<SentRow | undefined> {
  const [row] = await db.query<SentRow>(sql`
    select status, resume, created_at from applications where id = ${applicationId} and company_id = ${companyId}`)
  return row
}
