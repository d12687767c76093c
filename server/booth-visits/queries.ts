import type { BoothNextStep } from '#contract/booth-visit-records'
import type { ParticipationState } from '#contract/fair-participation'
import type { FairState } from '#contract/fair-timeline'
import type { ResumeLanguage } from '#contract/resume-language'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'

/** Those who stand at a booth, or stood there. */
const exhibiting = ['booked', 'confirmed', 'present', 'absent'] as const satisfies readonly ParticipationState[]

export interface BoothRow {
  readonly id: string
  readonly fair_id: number
  readonly company_id: number
  readonly title: string
  readonly fair_state: FairState
  readonly fair_reason: string
  readonly opens_at: string
  readonly closes_at: string
  /** Null for none. */
  readonly booth: string | null
}

/** A company's own booth at a fair on site; undefined for anybody else's. */
export async function findBooth(db: Queryable, company: string, id: string): Promise<BoothRow | undefined> {
  const [row] = await db.query<BoothRow>(sql`
    select p.id, p.fair_id, p.company_id, f.title, f.state as fair_state, f.reason as fair_reason, f.opens_at, f.closes_at,
      case when p.state = any(${[...exhibiting]}) then b.code end as booth
    from fair_participations p join fairs f on f.id = p.fair_id
      left join fair_booths b on b.participation_id = p.id and b.held_until is null
    where p.id = ${id} and p.company_id = ${company} and f.kind <> '2'`)
  return row
}

/** One device of a booth hands in after the other: what is counted before is so afterwards. */
export const lockBooth = (tx: Queryable, id: string) =>
  tx.query(sql`select 1 from fair_participations where id = ${id} for no key update`)

export async function countMisses(db: Queryable, company: number, since: Date): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`
    select count(*)::int as count from booth_misses where company_id = ${company} and at > ${since}`)
  return row?.count ?? 0
}

export const insertMiss = (tx: Queryable, id: string, company: number, now: Date) =>
  tx.run(sql`insert into booth_misses (id, company_id, at) values (${id}, ${company}, ${now}) on conflict do nothing`)

/** Whose ticket of a fair has this number; undefined for none that is good. */
export async function findHolder(db: Queryable, fair: number, number: number): Promise<string | undefined> {
  const [row] = await db.query<{ user_id: string }>(sql`
    select user_id from fair_tickets
    where fair_id = ${fair} and number = ${number} and state = 'valid' and user_id is not null`)
  return row?.user_id
}

export async function countRecords(db: Queryable, participation: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`
    select count(*)::int as count from booth_visits where participation_id = ${participation}`)
  return row?.count ?? 0
}

interface Written {
  readonly id: string
  readonly participation: string
  readonly note: string
  readonly nextStep: BoothNextStep | ''
  readonly writtenAt: Date
}

/**
 * Writes what was said later (`laterRecord` of the contract). False where the booth has no such record, whatever others
 * have under this id.
 */
export async function updateRecord(tx: Queryable, given: Written): Promise<boolean> {
  const { id, participation, note, nextStep, writtenAt } = given
  const known = await tx.query(sql`
    select 1 from booth_visits where id = ${id} and participation_id = ${participation} for update`)
  await tx.run(sql`
    update booth_visits set note = ${note}, next_step = ${nextStep}, written_at = ${writtenAt}
    where id = ${id} and participation_id = ${participation}
      and (written_at, note collate "C", next_step collate "C") < (${writtenAt}::timestamptz, ${note}, ${nextStep})`)
  return known.length > 0
}

interface NewRecord extends Written {
  readonly fair: number
  readonly company: number
  readonly holder: string
  readonly number: number
  readonly by: string
  readonly at: Date
  readonly now: Date
}

/** False where the id is taken. */
export const insertRecord = async (tx: Queryable, given: NewRecord): Promise<boolean> =>
  (await tx.run(sql`
    insert into booth_visits (id, participation_id, fair_id, company_id, user_id, number, scanned_by, scanned_at, note,
      next_step, written_at, received_at)
    values (${given.id}, ${given.participation}, ${given.fair}, ${given.company}, ${given.holder}, ${given.number},
      ${given.by}, ${given.at}, ${given.note}, ${given.nextStep}, ${given.writtenAt}, ${given.now})
    on conflict (id) do nothing`)) === 1

/** The resume that a visitor hands over is there for this company: not taken back, and the company not blocked. */
const handedOver = sql`c.resume_id is not null and u.cancelled_at is null
  and not exists (select 1 from resume_blocks k where k.user_id = v.user_id and k.company_id = v.company_id)`

export interface RecordRow {
  readonly id: string
  readonly number: number
  readonly scanned_at: string
  readonly note: string
  readonly next_step: BoothNextStep | ''
  readonly written_at: string
  readonly scanned_by: string | null
  readonly by: string
  readonly open: boolean
  readonly revoked: boolean
  readonly name: string
}

/** Everything that a booth has, with names of those alone whose resume it may read. */
export const listRecords = (db: Queryable, participation: string) =>
  db.query<RecordRow>(sql`
    select v.id, v.number, v.scanned_at, v.note, v.next_step, v.written_at, v.scanned_by,
      coalesce(nullif(m.name, ''), '已离开的成员') as by, (${handedOver}) as open,
      (c.user_id is not null and c.resume_id is null) as revoked,
      case when ${handedOver} and w.verified_at is not null then coalesce(r.sections -> 'basic' ->> 'name', '') else '' end
        as name
    from booth_visits v join users u on u.id = v.user_id join companies w on w.id = v.company_id
      left join booth_consents c on c.fair_id = v.fair_id and c.user_id = v.user_id
      left join resumes r on r.id = c.resume_id
      left join company_members m on m.user_id = v.scanned_by and m.company_id = v.company_id
    where v.participation_id = ${participation} order by v.scanned_at desc, v.id`)

/** Deletes what a company has of the visitor of one of its records, at the fair of that. False where it has none such. */
export const deleteVisit = async (tx: Queryable, company: string, id: string): Promise<boolean> =>
  (await tx.run(sql`
    delete from booth_visits v using booth_visits told
    where told.id = ${id} and told.company_id = ${company}
      and v.participation_id = told.participation_id and v.number = told.number`)) > 0

export interface HandedRow {
  readonly participation_id: string
  readonly fair: string
  readonly resume_id: string
  readonly owner_id: string
  readonly sections: unknown
  readonly language: ResumeLanguage
  readonly updated_at: string
}

/** The resume of a visitor whom a company has scanned; undefined where it may not read one. */
export async function findHanded(db: Queryable, company: string, visit: string): Promise<HandedRow | undefined> {
  const [row] = await db.query<HandedRow>(sql`
    select v.participation_id, f.title as fair, r.id as resume_id, r.user_id as owner_id, r.sections, r.language, r.updated_at
    from booth_visits v join fairs f on f.id = v.fair_id join users u on u.id = v.user_id
      join fair_participations p on p.id = v.participation_id and p.state = any(${[...exhibiting]})
      join booth_consents c on c.fair_id = v.fair_id and c.user_id = v.user_id
      join resumes r on r.id = c.resume_id and r.user_id = v.user_id
    where v.id = ${visit} and v.company_id = ${company} and ${handedOver}`)
  return row
}
