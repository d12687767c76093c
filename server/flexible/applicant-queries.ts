import type { SimpleAnswer, SimpleState } from '#contract/flexible-life'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import type { Slice } from '../paging.ts'
import { begins } from './post-queries.ts'

export interface ApplicantRow {
  readonly id: number
  readonly job_id: number
  readonly user_id: string
  readonly name: string
  readonly note: string
  readonly state: SimpleState
  readonly created_at: string
  readonly phone: string | null
}

const columns = sql`
  a.id, a.job_id, a.user_id, a.name, a.note, a.state, a.created_at,
  (select u.phone from users u where u.id = a.user_id) as phone`

/** Those who wait first, then as they came. */
export const listApplicants = (db: Queryable, jobId: string, { limit, offset }: Slice) =>
  db.query<ApplicantRow>(sql`
    select ${columns} from flexible_applications a where a.job_id = ${jobId}
    order by (a.state <> 'applied'), a.created_at, a.id limit ${limit} offset ${offset}`)

/** How many people wait for a company's answer while the work has not begun. */
export async function countWaiting(db: Queryable, companyId: string, now: Date): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`
    select count(*) as count from flexible_applications a join flexible_jobs f on f.id = a.job_id
    where f.company_id = ${companyId} and f.status = 'open' and ${begins} > ${now} and a.state = 'applied'`)
  return row?.count ?? 0
}

/** The job of an application to one of the company's jobs; undefined for any other. */
export async function findJobOf(db: Queryable, companyId: string, id: string): Promise<string | undefined> {
  const [row] = await db.query<{ job_id: number }>(sql`
    select a.job_id from flexible_applications a join flexible_jobs f on f.id = a.job_id
    where a.id = ${id} and f.company_id = ${companyId}`)
  return row && String(row.job_id)
}

export async function findApplicant(tx: Queryable, id: string): Promise<ApplicantRow | undefined> {
  const [row] = await tx.query<ApplicantRow>(sql`select ${columns} from flexible_applications a where a.id = ${id}`)
  return row
}

interface Answer {
  readonly id: number
  readonly jobId: number
  readonly answer: SimpleAnswer
  /** By how many the places that are given grow: -1, 0 or 1. */
  readonly places: number
  readonly now: Date
}

/** Writes an answer down, and with it how many places are given. */
export async function writeAnswer(tx: Queryable, { id, jobId, answer, places, now }: Answer): Promise<void> {
  await tx.run(sql`update flexible_applications set state = ${answer}, answered_at = ${now} where id = ${id}`)
  await tx.run(sql`update flexible_jobs set taken = taken + ${places} where id = ${jobId}`)
}
