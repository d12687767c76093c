import type { OpenIdentity } from '#contract/exam-identity'
import type { PendingReason, RegistrationStatus } from '#contract/exam-life'
import type { Queryable } from '../db/db.ts'
import { type SqlQuery, sql } from '../db/sql.ts'
import { identityColumns } from '../exam-registrations/queries/identity-columns.ts'
import type { Slice } from '../paging.ts'

export interface CandidateFilter {
  readonly exam: string
  readonly t: string
  readonly position: string
  readonly state: RegistrationStatus | ''
}

export interface CandidateRow extends OpenIdentity {
  readonly id: string
  readonly exam_id: number
  readonly user_id: string | null
  readonly number: string
  readonly id_sealed: Uint8Array | null
  readonly status: RegistrationStatus
  readonly pending: PendingReason | null
  readonly code: string | null
  readonly unit: string | null
  readonly title: string | null
  readonly submitted_at: string | null
}

const candidates = sql`
  select g.id, g.exam_id, g.user_id, g.number, ${identityColumns('g')}, g.id_sealed, g.status, g.pending, p.code, p.unit,
    p.title, g.submitted_at
  from exam_registrations g left join exam_positions p on p.id = g.position_id`

/** Drafts are nobody's business but their writer's. */
const which = ({ exam, t, position, state }: CandidateFilter): SqlQuery => sql`
  g.exam_id = ${exam} and g.status is not null and (${state} = '' or g.status = ${state})
  and (${position} = '' or g.position_id in (
    select w.id from exam_positions w where w.exam_id = ${exam} and w.code = ${position}))
  and (${t} = '' or g.number = ${t} or g.id_tail = upper(${t}) or position(${t} in g.name) > 0)`

export const listCandidateRows = (db: Queryable, filter: CandidateFilter, { limit, offset }: Slice) =>
  db.query<CandidateRow>(sql`
    ${candidates} where ${which(filter)} order by g.number, g.id limit ${limit} offset ${offset}`)

/** Those after one of this number, for a sheet that is read piece by piece. */
export const listCandidatesAfter = (db: Queryable, filter: CandidateFilter, number: string, limit: number) =>
  db.query<CandidateRow>(sql`
    ${candidates} where ${which(filter)} and g.number > ${number} order by g.number limit ${limit}`)

/** Ids of all of them, in the order of their numbers. */
export async function listCandidateIds(db: Queryable, filter: CandidateFilter): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    select g.id from exam_registrations g where ${which(filter)} order by g.number`)
  return rows.map(({ id }) => id)
}

/** These, as far as they are still there. */
export const listCandidatesOf = (db: Queryable, ids: readonly string[]) =>
  db.query<CandidateRow>(sql`
    ${candidates} where g.id = any(${[...ids]}::uuid[]) and g.status is not null order by g.number`)

export async function countCandidates(db: Queryable, filter: CandidateFilter): Promise<number> {
  const [row] = await db.query<{ total: number }>(sql`
    select count(*) as total from exam_registrations g where ${which(filter)}`)
  return row?.total ?? 0
}

/** One that was sent; undefined for a draft as well. */
export async function findCandidate(db: Queryable, id: string): Promise<CandidateRow | undefined> {
  const [row] = await db.query<CandidateRow>(sql`${candidates} where g.id = ${id} and g.status is not null`)
  return row
}

/** An office's person as a candidate is told: the organisation and the name. */
export async function findOfficer(db: Queryable, userId: string): Promise<string> {
  const [row] = await db.query<{ name: string }>(sql`
    select concat_ws(' ', coalesce(nullif(c.short_name, ''), c.name), coalesce(nullif(m.name, ''), u.nick_name)) as name
    from users u left join company_members m on m.user_id = u.id left join companies c on c.id = m.company_id
    where u.id = ${userId}`)
  return row?.name ?? ''
}

interface NewReveal {
  readonly id: string
  readonly registration: string
  readonly user: string
  readonly by: string
  readonly reason: string
  readonly now: Date
}

export const insertReveal = (tx: Queryable, { id, registration, user, by, reason, now }: NewReveal) =>
  tx.run(sql`
    insert into exam_reveals (id, registration_id, user_id, seen_by, reason, at)
    values (${id}, ${registration}, ${user}, ${by}, ${reason}, ${now})`)

type RevealOnce = Omit<NewReveal, 'id' | 'registration'> & {
  /** Seen for this reason since then, it is not told again. */
  readonly since: string
}

/** Writes down that somebody saw these numbers, each once for its reason; of how many that is new. */
export const insertRevealsOnce = (
  tx: Queryable,
  registrations: readonly string[],
  { user, by, reason, now, since }: RevealOnce,
): Promise<number> =>
  tx.run(sql`
    insert into exam_reveals (id, registration_id, user_id, seen_by, reason, at)
    select gen_random_uuid(), g.id, ${user}::uuid, ${by}, ${reason}, ${now}::timestamptz from exam_registrations g
    where g.id = any(${[...registrations]}::uuid[]) and not exists (
      select 1 from exam_reveals v where v.registration_id = g.id and v.user_id = ${user} and v.reason = ${reason}
        and v.at >= ${since}::timestamptz)`)

/** Latest first. */
export const listReveals = (db: Queryable, registration: string) =>
  db.query<{ by: string; at: string; reason: string }>(sql`
    select seen_by as by, at, reason from exam_reveals where registration_id = ${registration} order by at desc, id`)

export const isOwn = async (db: Queryable, userId: string, registration: string): Promise<boolean> =>
  (await db.query(sql`select 1 from exam_registrations where id = ${registration} and user_id = ${userId}`)).length > 0

export const listPapers = (db: Queryable, exam: number) =>
  db.query<{ code: string; title: string }>(sql`
    select code, title from exam_papers where exam_id = ${exam} order by place`)

interface ExportRow {
  readonly exam_id: number
  readonly kind: string
  readonly state: string
  readonly payload: string
  readonly prepared_by: string | null
  readonly decided_by: string | null
  readonly decided_at: string | null
}

export async function findExport(db: Queryable, id: string): Promise<ExportRow | undefined> {
  const [row] = await db.query<ExportRow>(sql`
    select exam_id, kind, state, payload, prepared_by, decided_by, decided_at from exam_changes
    where id = ${id} and kind = 'export'`)
  return row
}
