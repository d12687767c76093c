import { livePlaces, type Place, type QueueState } from '#contract/fair-queue'
import { chinaDay, startOfChinaDay } from '../china-time.ts'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'

interface PlaceRow {
  readonly id: string
  readonly participation_id: string
  readonly user_id: string
  readonly number: number
  readonly state: QueueState
  readonly line: number
  readonly misses: number
  readonly job_id: number | null
  readonly job: string | null
  readonly note: string
  readonly joined_at: string
  readonly seen_at: string
  readonly called_at: string | null
}

/** A place with whose it is and what they want to talk about. */
export interface LinePlace extends Place {
  readonly id: string
  readonly participation: string
  readonly userId: string
  readonly job: { readonly id: string; readonly title: string }
  readonly note: string
  readonly joinedAt: number
}

const toPlace = (row: PlaceRow): LinePlace => ({
  id: row.id,
  participation: row.participation_id,
  userId: row.user_id,
  number: row.number,
  state: row.state,
  line: row.line,
  misses: row.misses,
  seenAt: Date.parse(row.seen_at),
  calledAt: row.called_at === null ? null : Date.parse(row.called_at),
  job: { id: row.job_id === null ? '' : String(row.job_id), title: row.job ?? '' },
  note: row.note,
  joinedAt: Date.parse(row.joined_at),
})

const live = sql`l.state = any(${[...livePlaces]}::text[])`
const places = sql`
  select l.id, l.participation_id, l.user_id, l.number, l.state, l.line, l.misses, l.job_id, j.title as job, l.note,
    l.joined_at, l.seen_at, l.called_at
  from fair_places l left join jobs j on j.id = l.job_id`

/** Who waits in these queues, is called or is spoken to. */
export async function listLive(db: Queryable, participations: readonly string[]): Promise<LinePlace[]> {
  const rows = await db.query<PlaceRow>(sql.prepared`
    ${places} where l.participation_id = any(${[...participations]}::uuid[]) and ${live} order by l.line, l.number`)
  return rows.map(toPlace)
}

/** A person's places at a fair: those that are live first, then those that ended after a moment, the last first. */
export async function listOf(
  db: Queryable,
  { fair, user, since }: { readonly fair: string; readonly user: string; readonly since: Date },
): Promise<LinePlace[]> {
  const rows = await db.query<PlaceRow>(sql.prepared`
    ${places} join fair_participations p on p.id = l.participation_id
    where l.user_id = ${user} and p.fair_id = ${fair} and (${live} or l.updated_at > ${since})
    order by ${live} desc, case when ${live} then l.joined_at end, l.joined_at desc, l.id`)
  return rows.map(toPlace)
}

/** Whose place it is and in which queue; undefined for nobody's. */
export async function findPlace(db: Queryable, id: string): Promise<LinePlace | undefined> {
  const [row] = await db.query<PlaceRow>(sql.prepared`${places} where l.id = ${id}`)
  return row && toPlace(row)
}

/** How many live places somebody has at a fair. */
export async function countLive(tx: Queryable, fair: number, user: string): Promise<number> {
  const [row] = await tx.query<{ count: number }>(sql.prepared`
    select count(*)::int as count from fair_places l join fair_participations p on p.id = l.participation_id
    where l.user_id = ${user} and p.fair_id = ${fair} and ${live}`)
  return row?.count ?? 0
}

/** The queues of a fair in which somebody stands or is spoken to, in an order that is always the same. */
export async function listQueuesOf(db: Queryable, fair: number, user: string): Promise<string[]> {
  const rows = await db.query<{ participation_id: string }>(sql.prepared`
    select distinct l.participation_id from fair_places l join fair_participations p on p.id = l.participation_id
    where l.user_id = ${user} and p.fair_id = ${fair} and ${live} order by l.participation_id`)
  return rows.map(({ participation_id }) => participation_id)
}

/** Holds a person: what they do in another queue at the same moment waits. */
export const lockPerson = (tx: Queryable, user: string) =>
  tx.query(sql.prepared`select 1 from users where id = ${user} for no key update`)

interface NewPlace {
  readonly id: string
  readonly participation: string
  readonly user: string
  readonly line: number
  readonly job: string
  readonly note: string
}

/** Draws the next number of a queue that is held. */
export const insertPlace = (tx: Queryable, { id, participation, user, line, job, note }: NewPlace, now: Date) =>
  tx.run(sql.prepared`
    with next as (
      update fair_boards set next_number = next_number + 1 where participation_id = ${participation}
      returning next_number - 1 as number)
    insert into fair_places (id, participation_id, user_id, number, state, line, job_id, note, joined_at, seen_at,
      updated_at)
    select ${id}, ${participation}, ${user}, next.number, 'waiting', ${line}, ${job === '' ? null : job}, ${note}, ${now},
      ${now}, ${now}
    from next`)

/** Writes how a place stands now. */
export const putPlace = (tx: Queryable, place: LinePlace, now: Date) =>
  tx.run(sql.prepared`
    update fair_places set state = ${place.state}, line = ${place.line}, misses = ${place.misses},
      called_at = ${place.calledAt === null ? null : new Date(place.calledAt)}, updated_at = ${now}
    where id = ${place.id}`)

export const touchPlace = (tx: Queryable, id: string, now: Date) =>
  tx.run(sql.prepared`update fair_places set seen_at = greatest(seen_at, ${now}) where id = ${id}`)

/** Whether a job is shown at this stand. */
export async function isBrought(db: Queryable, participation: string, job: string): Promise<boolean> {
  const rows = await db.query(sql.prepared`
    select 1 from fair_jobs where participation_id = ${participation} and job_id = ${job}`)
  return rows.length > 0
}

/** What an exhibitor's day in China has come to: talks that were held, and people who were called in vain. */
export async function countDay(
  db: Queryable,
  participation: string,
  now: Date,
): Promise<{ held: number; missed: number }> {
  const [row] = await db.query<{ held: number; missed: number }>(sql.prepared`
    select count(*) filter (where state = 'done')::int as held, count(*) filter (where state = 'missed')::int as missed
    from fair_places where participation_id = ${participation} and updated_at >= ${startOfChinaDay(chinaDay(now))}`)
  return { held: row?.held ?? 0, missed: row?.missed ?? 0 }
}
