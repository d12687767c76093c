import { randomUUID } from 'node:crypto'
import type { ParsedInputOf } from '#contract/endpoint'
import type { addMeeting, MeetingState, PlaceState, Score, updateMeeting } from '#contract/meetings'
import type { Queryable } from '../../db/db.ts'
import { sql } from '../../db/sql.ts'

type Plan = Omit<ParsedInputOf<typeof updateMeeting>, 'id'>

interface NewMeeting {
  readonly input: ParsedInputOf<typeof addMeeting>
  readonly companyId: string
  readonly userId: string
  readonly startsAt: Date
  readonly at: Date
}

async function insertMembers(tx: Queryable, meetingId: string, { members }: Pick<Plan, 'members'>) {
  for (const [position, { name }] of members.entries()) {
    await tx.run(sql`
      insert into meeting_members (id, meeting_id, name, position)
      values (${randomUUID()}, ${meetingId}, ${name}, ${position})`)
  }
}

export async function insertMeeting(tx: Queryable, { input, companyId, userId, startsAt, at }: NewMeeting) {
  const id = randomUUID()
  const { jobId, minutes, place, contact, phone, note } = input
  await tx.run(sql`
    insert into meetings (id, company_id, job_id, created_by, starts_at, minutes, place, contact, phone, note,
      created_at, updated_at)
    values (${id}, ${companyId}, ${jobId}, ${userId}, ${startsAt}, ${minutes}, ${place}, ${contact}, ${phone}, ${note},
      ${at}, ${at})`)
  await insertMembers(tx, id, input)
  return id
}

interface Replanned {
  readonly plan: Plan
  readonly startsAt: Date
  readonly isMove: boolean
}

/** Writes over when, where and before whom. */
export async function replanMeeting(tx: Queryable, id: string, { plan, startsAt, isMove }: Replanned) {
  const { minutes, place, contact, phone, note } = plan
  await tx.run(sql`
    update meetings set starts_at = ${startsAt}, minutes = ${minutes}, place = ${place}, contact = ${contact},
      phone = ${phone}, note = ${note}, moved = moved + ${Number(isMove)} where id = ${id}`)
  await tx.run(sql`delete from meeting_members where meeting_id = ${id}`)
  await insertMembers(tx, id, plan)
}

/** Takes the plan's words over into the interviews of the queue that are still open. */
export const updateInterviewsOf = (tx: Queryable, meetingId: string, plan: Plan, at: Date) =>
  tx.run(sql`
    update interviews i set minutes = ${plan.minutes}, place = ${plan.place}, contact = ${plan.contact},
      phone = ${plan.phone}, note = ${plan.note}, sequence = sequence + 1, updated_at = ${at}
    from meeting_places p
    where p.interview_id = i.id and p.meeting_id = ${meetingId} and i.state in ('proposed', 'accepted')`)

/** Counts a change, so that pages which look on read again. */
export const touchMeeting = (tx: Queryable, id: string, at: Date) =>
  tx.run(sql`update meetings set version = version + 1, updated_at = ${at} where id = ${id}`)

export const moveMeeting = (tx: Queryable, id: string, state: MeetingState, at: Date) =>
  tx.run(sql`
    update meetings set state = ${state},
      ${state === 'open' ? sql`opened_at = ${at}` : sql`ended_at = ${at}`} where id = ${id}`)

interface NewPlace {
  readonly meetingId: string
  readonly applicationId: string
  readonly interviewId: string
}

/** At the end of the queue. */
export const insertPlace = (tx: Queryable, { meetingId, applicationId, interviewId }: NewPlace) =>
  tx.run(sql`
    insert into meeting_places (id, meeting_id, application_id, interview_id, position)
    select ${randomUUID()}, ${meetingId}::uuid, ${applicationId}, ${interviewId}, coalesce(max(position) + 1, 0)
    from meeting_places where meeting_id = ${meetingId}`)

const momentOf = { called: 'called_at', talking: 'began_at', done: 'ended_at', absent: 'ended_at' } as const

/** Takes a place to a state, with its moment. */
export const movePlace = (tx: Queryable, id: string, state: Exclude<PlaceState, 'left'>, at: Date) =>
  state === 'waiting' || state === 'passed'
    ? tx.run(sql`update meeting_places set state = ${state} where id = ${id}`)
    : tx.run(sql`update meeting_places set state = ${state}, ${sql.ident(momentOf[state])} = ${at} where id = ${id}`)

export const sendToEnd = (tx: Queryable, id: string) =>
  tx.run(sql`
    update meeting_places set position = (
      select max(o.position) + 1 from meeting_places o where o.meeting_id = meeting_places.meeting_id)
    where id = ${id}`)

export async function swapPlaces(
  tx: Queryable,
  one: { readonly id: string; readonly position: number },
  other: { readonly id: string; readonly position: number },
) {
  await tx.run(sql`
    update meeting_places set position = case id when ${one.id} then ${other.position}::int else ${one.position}::int end
    where id in (${one.id}, ${other.id})`)
}

interface NewScore {
  readonly placeId: string
  readonly memberId: string
  readonly marks: Score['marks']
  readonly note: string
  readonly authorId: string
  readonly at: Date
}

/** In place of the card that this member had written before. */
export const putScore = (tx: Queryable, { placeId, memberId, marks, note, authorId, at }: NewScore) =>
  tx.run(sql`
    insert into meeting_scores (place_id, member_id, marks, note, author_id, updated_at)
    values (${placeId}, ${memberId}, ${sql.json(marks)}, ${note}, ${authorId}, ${at})
    on conflict (place_id, member_id) do update
      set marks = excluded.marks, note = excluded.note, author_id = excluded.author_id, updated_at = excluded.updated_at`)
