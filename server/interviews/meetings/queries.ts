import type { MeetingGroup, PlaceState } from '#contract/meetings'
import type { Queryable } from '../../db/db.ts'
import { sql } from '../../db/sql.ts'
import type { Slice } from '../../paging.ts'
import type { MeetingRow, MemberRow, PlaceRow, ScoreRow } from './rows.ts'

/** Whoever declined, withdrew or was turned down has left, without a step of the panel. */
const placeState = sql`
  case when p.state in ('waiting', 'passed')
    and (i.state not in ('proposed', 'accepted') or a.status in ('withdrawn', 'unfit', 'expired'))
  then 'left' else p.state end`

const placesOf = sql`
  meeting_places p join interviews i on i.id = p.interview_id join applications a on a.id = p.application_id`

const columns = sql`
  m.id, m.company_id, m.job_id, j.title as job_title, j.company_name, m.state, m.starts_at, m.minutes,
  meeting_end(m) as ends_at, m.place, m.contact, m.phone, m.note, m.moved, m.version,
  (select count(*) from ${placesOf} where p.meeting_id = m.id and ${placeState} <> 'left') as places,
  (select count(*) from meeting_places p where p.meeting_id = m.id and p.state = 'done') as done`

const isAhead = sql`m.state in ('planned', 'open')`

/** Those to come soonest first, those that are over last first. */
export const listMeetingRows = (
  db: Queryable,
  { companyId, group }: { readonly companyId: string; readonly group: MeetingGroup },
  { limit, offset }: Slice,
) =>
  db.query<MeetingRow>(sql`
    select ${columns} from meetings m join jobs j on j.id = m.job_id
    where m.company_id = ${companyId} and ${isAhead} = ${group === 'ahead'}
    order by ${group === 'ahead' ? sql`m.starts_at, m.id` : sql`m.starts_at desc, m.id desc`}
    limit ${limit} offset ${offset}`)

export async function countMeetings(db: Queryable, companyId: string): Promise<Record<MeetingGroup, number>> {
  const [row] = await db.query<{ ahead: number; past: number }>(sql`
    select count(*) filter (where ${isAhead}) as ahead, count(*) filter (where not ${isAhead}) as past
    from meetings m where m.company_id = ${companyId}`)
  return row ?? { ahead: 0, past: 0 }
}

/** One of the company's own; undefined for anybody else's. */
export async function findMeeting(db: Queryable, companyId: string, id: string): Promise<MeetingRow | undefined> {
  const [row] = await db.query<MeetingRow>(sql`
    select ${columns} from meetings m join jobs j on j.id = m.job_id
    where m.id = ${id} and m.company_id = ${companyId}`)
  return row
}

/** Like `findMeeting`, held until the transaction ends: of two who take a step at once, one comes second. */
export async function lockMeeting(tx: Queryable, companyId: string, id: string): Promise<MeetingRow | undefined> {
  const held = await tx.query(sql`select 1 from meetings where id = ${id} and company_id = ${companyId} for update`)
  // Read afterwards, so that it is what the one before has left.
  return held.length > 0 ? findMeeting(tx, companyId, id) : undefined
}

/** Differs after every change of the meeting, of an interview in it and of an application behind it. */
export async function findStamp(db: Queryable, companyId: string, id: string): Promise<string | undefined> {
  const [row] = await db.query<{ stamp: string }>(sql`
    select m.version || '-' || coalesce((select floor(extract(epoch from
      max(greatest(i.updated_at, a.updated_at))) * 1000)::text from ${placesOf} where p.meeting_id = m.id), '') as stamp
    from meetings m where m.id = ${id} and m.company_id = ${companyId}`)
  return row?.stamp
}

/** The queue in its order. */
export const listPlaces = (db: Queryable, meetingId: string) =>
  db.query<PlaceRow>(sql`
    select p.id, p.application_id, p.interview_id, a.user_id, p.position, ${placeState} as state, p.called_at,
      p.began_at, p.ended_at, i.state as interview_state, coalesce(i.starts_at, i.slots[1]) as appointed_at,
      a.status as application_status, a.resume #> '{sections,basic}' as basic, is_blind(a) as blind
    from ${placesOf} where p.meeting_id = ${meetingId} order by p.position, p.id`)

export const listMembers = (db: Queryable, meetingId: string) =>
  db.query<MemberRow>(sql`
    select id, name from meeting_members where meeting_id = ${meetingId} order by position, id`)

export const listScores = (db: Queryable, meetingId: string) =>
  db.query<ScoreRow>(sql`
    select s.place_id, s.member_id, s.marks, s.note, s.updated_at
    from meeting_scores s join meeting_places p on p.id = s.place_id join meeting_members m on m.id = s.member_id
    where p.meeting_id = ${meetingId} order by m.position, m.id`)

type CandidateRow = Pick<PlaceRow, 'application_id' | 'application_status' | 'basic' | 'blind'>

/** Applicants of the posting who were accepted for an interview and have none at present, first come first. */
export const listCandidates = (db: Queryable, jobId: number, limit: number) =>
  db.query<CandidateRow>(sql`
    select a.id as application_id, a.status as application_status, a.resume #> '{sections,basic}' as basic,
      is_blind(a) as blind
    from applications a
    where a.job_id = ${jobId} and a.status in ('shortlisted', 'interview', 'offer') and not exists (
      select 1 from interviews i where i.application_id = a.id and i.state in ('proposed', 'countered', 'accepted'))
    order by a.created_at, a.id limit ${limit}`)

/** Whether it is a posting of the company that was ever published. */
export async function isOwnJob(db: Queryable, companyId: string, jobId: string): Promise<boolean> {
  const rows = await db.query(sql`
    select 1 from jobs where id = ${jobId} and company_id = ${companyId} and status <> 'draft'`)
  return rows.length > 0
}

interface OwnPlaceRow {
  readonly meeting_id: string
  readonly place_id: string
  readonly state: PlaceState
  readonly company_id: number
}

/** The place that a seeker's own interview stands for. */
export async function findOwnPlace(
  db: Queryable,
  userId: string,
  interviewId: string,
): Promise<OwnPlaceRow | undefined> {
  const [row] = await db.query<OwnPlaceRow>(sql`
    select p.meeting_id, p.id as place_id, ${placeState} as state, i.company_id from ${placesOf}
    where p.interview_id = ${interviewId} and a.user_id = ${userId} and not i.seeker_hidden`)
  return row
}
