import { randomUUID } from 'node:crypto'
import type { ParsedInputOf } from '#contract/endpoint'
import type { Interview, InterviewState, inviteToInterview } from '#contract/interviews'
import type { Queryable } from '../db/db.ts'
import { DbError } from '../db/errors.ts'
import { type SqlQuery, sql } from '../db/sql.ts'

interface NewInterview {
  readonly invitation: Omit<ParsedInputOf<typeof inviteToInterview>, 'slots'>
  readonly slots: readonly Date[]
  readonly companyId: string
  readonly userId: string
  /** Whose time it takes besides the applicant's; null for a panel, which is kept free by its meeting. */
  readonly interviewerId: string | null
  readonly at: Date
}

const timesOf = (slots: readonly Date[]) => sql`${slots}::timestamptz[]`

export async function insertInterview(tx: Queryable, { invitation, slots, at, ...who }: NewInterview): Promise<string> {
  const id = randomUUID()
  const { applicationId, way, place, contact, phone, note, minutes } = invitation
  await tx.run(sql`
    insert into interviews (id, application_id, company_id, user_id, interviewer_id, state, way, place, contact, phone,
      note, minutes, slots, sort_at, created_at, updated_at)
    values (${id}, ${applicationId}, ${who.companyId}, ${who.userId}, ${who.interviewerId}, 'proposed', ${way}, ${place},
      ${contact}, ${phone}, ${note}, ${minutes}, ${timesOf(slots)}, ${slots[0] ?? at}, ${at}, ${at})`)
  return id
}

interface Change {
  readonly state: InterviewState
  readonly at: Date
  /** Times to choose from, in place of those before. */
  readonly slots?: readonly Date[]
  /** The agreed start; null when there is none any more. */
  readonly startsAt?: Date | null
  readonly isReschedule?: boolean
  readonly absent?: Interview['absent']
  readonly result?: Interview['result']
}

const HOUR_S = 3_600

/** A start that is agreed on brings its end, its place in lists, and reminders that are still ahead. */
const startColumns = (startsAt: Date, at: Date): SqlQuery[] => {
  const seconds = (startsAt.getTime() - at.getTime()) / 1_000
  return [
    sql`starts_at = ${startsAt}::timestamptz`,
    sql`ends_at = ${startsAt}::timestamptz + make_interval(mins => minutes)`,
    sql`sort_at = ${startsAt}::timestamptz`,
    sql`reminded_day = ${seconds <= 24 * HOUR_S}`,
    sql`reminded_hour = ${seconds <= HOUR_S}`,
  ]
}

/** Stores a step. Gives who is busy then, when the database refuses a time; the transaction is lost in that case. */
export async function changeInterview(
  tx: Queryable,
  id: string,
  { state, at, slots, startsAt, isReschedule, absent, result }: Change,
): Promise<'seeker' | 'employer' | undefined> {
  const sets = [
    sql`state = ${state}`,
    sql`updated_at = ${at}`,
    sql`sequence = sequence + 1`,
    ...(slots ? [sql`slots = ${timesOf(slots)}`, sql`sort_at = ${slots[0] ?? at}`] : []),
    ...(startsAt ? startColumns(startsAt, at) : []),
    ...(startsAt === null ? [sql`starts_at = null`, sql`ends_at = null`] : []),
    ...(isReschedule ? [sql`rescheduled = rescheduled + 1`] : []),
    ...(absent === undefined ? [] : [sql`absent = ${absent}`]),
    ...(result === undefined ? [] : [sql`result = ${result}`]),
  ]
  try {
    await tx.run(sql`update interviews set ${sql.join(sets)} where id = ${id}`)
    return undefined
  } catch (error) {
    if (!(error instanceof DbError)) throw error
    if (error.constraint === 'interview_seeker_busy') return 'seeker'
    if (error.constraint === 'interview_employer_busy') return 'employer'
    throw error
  }
}
