import type { ApplicationState } from '#contract/applications'
import type { ResumeLanguage } from '#contract/resume-language'
import type { ResumeSectionName, ResumeSections } from '#contract/resume-sections'
import type { PrivacyLevel } from '#contract/resumes'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import type { ResumeFacts } from './sections.ts'

export interface ResumeRow {
  readonly id: string
  readonly title: string
  readonly is_default: boolean
  readonly privacy: PrivacyLevel
  readonly language: ResumeLanguage
  /** The resume of which this is the English version. */
  readonly original_id: string | null
  readonly sections: unknown
  readonly photo_file: string | null
  readonly version: number
  readonly updated_at: string
  /** Of an English version: the original's sections that it was last brought in line with. */
  readonly aligned: unknown
  /** The original as it is now, with milliseconds for times; null for none. */
  readonly original: { readonly sections: unknown; readonly times: unknown; readonly at: number } | null
}

const columns = sql`
  id, title, is_default, privacy, language, original_id, sections, photo_file, version, updated_at, aligned,
  (select jsonb_build_object('sections', o.sections, 'times', o.section_times,
      'at', (extract(epoch from o.updated_at) * 1000)::bigint)
    from resumes o where o.id = resumes.original_id) as original`

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
  readonly privacy: PrivacyLevel
  readonly sections: ResumeSections
  readonly facts: ResumeFacts
  readonly at: Date
}

export const insertResume = (
  tx: Queryable,
  { id, userId, title, isDefault, privacy, sections, facts, at }: NewResume,
) =>
  tx.run(sql`
    insert into resumes (id, user_id, title, is_default, privacy, sections, completeness, city, education, category1,
      created_at, updated_at)
    values (${id}, ${userId}, ${title}, ${isDefault}, ${privacy}, ${sql.json(sections)},
      ${facts.completeness}, ${facts.city}, ${facts.education}, ${facts.category1}, ${at}, ${at})`)

interface NewVersion {
  readonly id: string
  readonly originalId: string
  readonly completeness: number
  readonly at: Date
}

/** Copies a resume as its English version; employers that are not applied to find it only when its owner says so. */
export const insertEnglish = (tx: Queryable, { id, originalId, completeness, at }: NewVersion) =>
  tx.run(sql`
    insert into resumes (id, user_id, title, privacy, language, original_id, sections, photo_file, completeness, city,
      education, category1, aligned, created_at, updated_at)
    select ${id}::uuid, user_id, title, 'applied', 'en', id, sections, photo_file, ${completeness}::smallint, city,
      education, category1, sections, ${at}::timestamptz, ${at}::timestamptz
    from resumes where id = ${originalId}`)

/** The English version of one of the person's resumes, held until the transaction ends; undefined when there is none. */
export async function lockEnglish(tx: Queryable, userId: string, id: string): Promise<ResumeRow | undefined> {
  const [row] = await tx.query<ResumeRow>(sql`
    select ${columns} from resumes where original_id = ${id} and user_id = ${userId} for update`)
  return row
}

interface SectionsUpdate {
  readonly id: string
  readonly changed: readonly ResumeSectionName[]
  readonly sections: ResumeSections
  readonly facts: ResumeFacts
  readonly at: Date
}

export const updateSections = (tx: Queryable, { id, changed, sections, facts, at }: SectionsUpdate) =>
  tx.run(sql`
    update resumes set sections = ${sql.json(sections)}, completeness = ${facts.completeness}, city = ${facts.city},
      education = ${facts.education}, category1 = ${facts.category1}, version = version + 1, updated_at = ${at},
      section_times = section_times || ${sql.json(Object.fromEntries(changed.map(name => [name, at.getTime()])))}::jsonb
    where id = ${id}`)

/** Notes which sections of its original an English version is in line with; no change of the version itself. */
export const updateAligned = (tx: Queryable, id: string, aligned: ResumeSections) =>
  tx.run(sql`update resumes set aligned = ${sql.json(aligned)} where id = ${id}`)

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

/** An English version that stays keeps nothing of what its original said. */
export async function deleteResumeRow(tx: Queryable, id: string): Promise<void> {
  await tx.run(sql`update resumes set aligned = null where original_id = ${id}`)
  await tx.run(sql`delete from resumes where id = ${id}`)
}

export const updatePhoto = (tx: Queryable, id: string, file: string, at: Date) =>
  tx.run(sql`update resumes set photo_file = ${file}, updated_at = ${at} where id = ${id}`)

/** True while a resume or a sent application shows this photo: both versions of a resume may. */
export async function isPhotoShown(db: Queryable, userId: string, file: string): Promise<boolean> {
  const rows = await db.query(sql`
    select 1 from resumes where user_id = ${userId} and photo_file = ${file}
    union all
    select 1 from applications where user_id = ${userId} and resume->>'photo' = ${file}
    limit 1`)
  return rows.length > 0
}

/**
 * True when this company got the photo with an application that was not taken back, or is a checked one that downloaded
 * its open resume.
 */
export async function isPhotoReceived(db: Queryable, companyId: string, file: string): Promise<boolean> {
  const rows = await db.query(sql`
    select 1 from files f join applications a on a.user_id = f.owner_id
    where f.id = ${file} and a.company_id = ${companyId} and a.status <> 'withdrawn' and not is_blind(a)
      and a.resume->>'photo' = f.id::text
    union all
    select 1 from talent_marks m join resumes r on r.id = m.resume_id join talent_index t on t.resume_id = r.id
      join companies c on c.id = m.company_id and c.verified_at is not null
    where m.company_id = ${companyId} and m.kind = 'download' and r.photo_file = ${file} and not t.gone
      and not exists (select 1 from resume_blocks b where b.company_id = m.company_id and b.user_id = r.user_id)
    limit 1`)
  return rows.length > 0
}

interface SentRow {
  readonly status: ApplicationState
  /** Who it is must not be told yet. */
  readonly blind: boolean
  readonly resume: unknown
  readonly created_at: string
}

/** What was sent to this company with an application; undefined for any other company's. */
export async function findSent(db: Queryable, companyId: string, applicationId: string): Promise<SentRow | undefined> {
  const [row] = await db.query<SentRow>(sql`
    select a.status, is_blind(a) as blind, a.resume, a.created_at from applications a
    where a.id = ${applicationId} and a.company_id = ${companyId}`)
  return row
}
