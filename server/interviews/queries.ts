import type { InterviewEvent, InterviewGroup } from '#contract/interviews'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import type { User } from '../http/users.ts'
import type { Slice } from '../paging.ts'
import type { InterviewEventRow, InterviewRow, StandingRow } from './rows.ts'

const meetingOf = sql`(select p.meeting_id from meeting_places p where p.interview_id = i.id)`

const columns = sql`
  i.id, i.application_id, i.company_id, i.user_id, i.interviewer_id, i.state, i.way, i.place, i.contact, i.phone,
  i.note, i.minutes, i.slots, i.starts_at, i.ends_at, i.rescheduled, i.sequence, i.absent, i.result, i.updated_at,
  j.id as job_id, j.title as job_title, j.company_name, a.status as application_status,
  a.resume #> '{sections,basic}' as basic, is_blind(a) as blind,
  ${meetingOf} as meeting_id`

const joined = sql`interviews i join applications a on a.id = i.application_id join jobs j on j.id = a.job_id`

/** What is this person's own, or of the company that the person acts for, and was not taken out of the list. */
const ownBy = (user: User) =>
  user.userType === 1
    ? sql`i.company_id = ${user.companyId} and not i.employer_hidden`
    : sql`i.user_id = ${user.id} and not i.seeker_hidden`

const groupAt = (now: Date) => sql`
  case when i.state in ('proposed', 'countered') then 'waiting'
    when i.state = 'accepted' and i.ends_at > ${now} then 'upcoming' else 'past' end`

interface Filter {
  readonly user: User
  /** '' for all. */
  readonly group: InterviewGroup | ''
  readonly now: Date
}

const matching = ({ user, group, now }: Filter) =>
  sql.and([ownBy(user), group ? sql`${groupAt(now)} = ${group}` : sql.empty])

/** What comes next first, or what was last first. */
export const listInterviewRows = (db: Queryable, filter: Filter, { limit, offset }: Slice) =>
  db.query<InterviewRow>(sql`
    select ${columns} from ${joined} where ${matching(filter)}
    order by ${filter.group === 'past' || filter.group === '' ? sql`i.sort_at desc, i.id desc` : sql`i.sort_at, i.id`}
    limit ${limit} offset ${offset}`)

/** How many there are in each group; a group without any has no row. */
export const countGroups = (db: Queryable, user: User, now: Date) =>
  db.query<{ name: InterviewGroup; count: number }>(sql`
    select ${groupAt(now)} as name, count(*) as count from interviews i where ${ownBy(user)} group by 1`)

/** One of one's own; undefined for anybody else's. */
export async function findInterview(db: Queryable, user: User, id: string): Promise<InterviewRow | undefined> {
  const [row] = await db.query<InterviewRow>(sql`
    select ${columns} from ${joined} where i.id = ${id} and ${ownBy(user)}`)
  return row
}

/** Like `findInterview`, held until the transaction ends: of two who take a step at once, one comes second. */
export async function lockInterview(tx: Queryable, user: User, id: string): Promise<InterviewRow | undefined> {
  const [row] = await tx.query<InterviewRow>(sql`
    select ${columns} from ${joined} where i.id = ${id} and ${ownBy(user)} for update of i`)
  return row
}

/** How far an interview is that is known to be one's own, held until the transaction ends. */
export async function lockStanding(tx: Queryable, id: string): Promise<StandingRow | undefined> {
  const [row] = await tx.query<StandingRow>(sql`
    select i.state, i.starts_at, i.rescheduled, ${meetingOf} as meeting_id from interviews i
    where i.id = ${id} for update of i`)
  return row
}

/** The round of an application that is not over yet. */
export async function findOpen(tx: Queryable, applicationId: string): Promise<string | undefined> {
  const [row] = await tx.query<{ id: string }>(sql`
    select id from interviews where application_id = ${applicationId} and state in ('proposed', 'countered', 'accepted')`)
  return row?.id
}

/** What happened to an interview, in the order in which it was held. */
export const listInterviewEvents = (db: Queryable, id: string) =>
  db.query<InterviewEventRow>(sql`
    select at, actor, action, remark, starts_at from interview_events where interview_id = ${id} order by id`)

interface NewEvent {
  readonly id: string
  readonly at: Date
  readonly actor: InterviewEvent['actor']
  readonly action: InterviewEvent['action']
  readonly remark: string
  readonly startsAt: Date | null
}

/**
 * Whoever takes a step holds the interview, and may have waited for the other side's: what comes second is told as no
 * earlier than what came first, though it was asked for before.
 */
export const insertInterviewEvent = (tx: Queryable, { id, at, actor, action, remark, startsAt }: NewEvent) =>
  tx.run(sql`
    insert into interview_events (interview_id, at, actor, action, remark, starts_at)
    select ${id}::uuid, greatest(${at}::timestamptz, max(e.at)), ${actor}, ${action}, ${remark}, ${startsAt}::timestamptz
    from interview_events e where e.interview_id = ${id}`)

/** Takes an interview that is over out of one side's list. */
export const hideInterview = (tx: Queryable, user: User, id: string) =>
  user.userType === 1
    ? tx.run(sql`update interviews set employer_hidden = true where id = ${id}`)
    : tx.run(sql`update interviews set seeker_hidden = true where id = ${id}`)
