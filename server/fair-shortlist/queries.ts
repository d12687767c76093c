import { exhibitingParticipations } from '#contract/fair-participation'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { isExhibitor, isOut } from '../job-fairs/rows.ts'

/** A booth (`jobId` '') or a job of a participation. */
export interface Meant {
  readonly participationId: string
  readonly jobId: string
}

interface Row {
  readonly participation_id: string
  readonly job_id: number | null
  readonly note: string
  readonly added_at: string
  readonly shown: boolean
}

const jobOf = ({ jobId }: Meant) => (jobId === '' ? null : jobId)

const isMeant = (userId: string, meant: Meant) => sql`
  user_id = ${userId} and participation_id = ${meant.participationId}
  and coalesce(job_id, 0) = coalesce(${jobOf(meant)}::bigint, 0)`

/** In the order in which they were added. */
export const listRows = (db: Queryable, userId: string, fair: string) =>
  db.query<Row>(sql`
    select s.participation_id, s.job_id, s.note, s.added_at,
      p.state = any(${[...exhibitingParticipations]}::text[]) and (s.job_id is null or exists (
        select 1 from fair_jobs fj join jobs j on j.id = fj.job_id
        where fj.participation_id = p.id and fj.job_id = s.job_id and j.status <> 'draft')) as shown
    from fair_shortlist s join fair_participations p on p.id = s.participation_id
    where s.user_id = ${userId} and p.fair_id = ${fair}
    order by s.added_at, s.participation_id, s.job_id nulls first`)

/** Whatever else the person does to shortlists waits until this transaction ends. */
export const holdPerson = (tx: Queryable, userId: string) =>
  tx.query(sql`select id from users where id = ${userId} for update`)

/** The fair at which everybody sees it; undefined where it is not shown. */
export async function fairShowing(db: Queryable, meant: Meant, now: Date): Promise<string | undefined> {
  const job = jobOf(meant)
  const [row] = await db.query<{ fair_id: number }>(sql`
    select p.fair_id from fair_participations p join fairs f on f.id = p.fair_id
    where p.id = ${meant.participationId} and ${isExhibitor} and ${isOut(now)} and (${job}::bigint is null or exists (
      select 1 from fair_jobs fj join jobs j on j.id = fj.job_id
      where fj.participation_id = p.id and fj.job_id = ${job}::bigint and j.status <> 'draft'))`)
  return row && String(row.fair_id)
}

export async function countRows(tx: Queryable, userId: string, fair: string): Promise<number> {
  const [row] = await tx.query<{ count: number }>(sql`
    select count(*)::int as count from fair_shortlist s join fair_participations p on p.id = s.participation_id
    where s.user_id = ${userId} and p.fair_id = ${fair}`)
  return row?.count ?? 0
}

/** Undefined where it is not on the list. */
export async function noteOf(tx: Queryable, userId: string, meant: Meant): Promise<string | undefined> {
  const [row] = await tx.query<{ note: string }>(sql`select note from fair_shortlist where ${isMeant(userId, meant)}`)
  return row?.note
}

export const setNote = (tx: Queryable, userId: string, meant: Meant, note: string) =>
  tx.run(sql`update fair_shortlist set note = ${note} where ${isMeant(userId, meant)}`)

export const insertRow = (tx: Queryable, userId: string, meant: Meant, given: { note: string; now: Date }) =>
  tx.run(sql`
    insert into fair_shortlist (user_id, participation_id, job_id, note, added_at)
    values (${userId}, ${meant.participationId}, ${jobOf(meant)}, ${given.note}, ${given.now})
    on conflict do nothing`)

/** With a booth go its jobs. */
export const deleteRows = (tx: Queryable, userId: string, { participationId, jobId }: Meant) =>
  tx.run(sql`
    delete from fair_shortlist where user_id = ${userId} and participation_id = ${participationId}
      and (${jobId} = '' or job_id::text = ${jobId})`)
