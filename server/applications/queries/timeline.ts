import type { ApplicationEvent, ApplicationState } from '#contract/applications'
import type { Queryable } from '../../db/db.ts'
import { sql } from '../../db/sql.ts'
import type { EventRow, OwnEventRow } from '../rows.ts'

interface NewEvent {
  readonly applicationId: string
  readonly at: Date
  readonly actor: ApplicationEvent['actor']
  readonly state: ApplicationState
  readonly remark: string
}

export const insertEvent = (tx: Queryable, { applicationId, at, actor, state, remark }: NewEvent) =>
  tx.run(sql`
    insert into application_events (application_id, at, actor, status, remark)
    values (${applicationId}, ${at}, ${actor}, ${state}, ${remark})`)

/** What happened to these applications, oldest first. */
export const listEvents = (db: Queryable, applicationIds: readonly string[]): Promise<EventRow[]> =>
  db.query<EventRow>(sql`
    select application_id, at, actor, status, remark from application_events
    where application_id = any(${applicationIds}::uuid[]) order by application_id, at, id`)

/**
 * What its sender is told of these applications, oldest first: with the events the reminder and the steps of interviews.
 * An invitation that moved the application is one thing, told with its words; what is noted of an outcome is the employer's.
 * Of what happened in one moment the end of the application is told last: the interview that it calls off was before.
 */
export const listOwnEvents = (db: Queryable, applicationIds: readonly string[]): Promise<OwnEventRow[]> =>
  db.query<OwnEventRow>(sql`
    select application_id, at, actor, status, remark, step, starts_at from (
      select application_id, at, actor, status, remark, '' as step, null::timestamptz as starts_at,
        case when status in ('withdrawn', 'unfit', 'expired') then 2 else 0 end as place, id
      from application_events where application_id = any(${applicationIds}::uuid[])
      union all
      select id, reminded_at, 'seeker', null, '', 'remind', null, 1, 0
      from applications where id = any(${applicationIds}::uuid[]) and reminded_at is not null
      union all
      select i.application_id, e.at, e.actor, null, case e.action when 'finish' then '' else e.remark end, e.action,
        e.starts_at, 1, e.id
      from interviews i join interview_events e on e.interview_id = i.id
      where i.application_id = any(${applicationIds}::uuid[]) and not (e.action = 'invite' and exists (
        select 1 from application_events a
        where a.application_id = i.application_id and a.status = 'interview' and a.at = e.at))) as told
    order by application_id, at, place, id`)

/** Takes an application to a state. Somebody has seen it by then, or it has gone. */
export const updateState = (tx: Queryable, id: string, state: ApplicationState, at: Date) =>
  tx.run(sql`update applications set status = ${state}, unread = false, updated_at = ${at} where id = ${id}`)

/** The employer has written, without an answer yet: its time for one begins anew. */
export const markHeard = (tx: Queryable, id: string, at: Date) =>
  tx.run(sql`update applications set heard_at = ${at} where id = ${id}`)

/** The same words count as one letter for so long, whichever tab they come from. */
export const SAME_SECONDS = 600

/** Whether the same was said about it since then. */
export async function hasSaid(tx: Queryable, event: NewEvent, since: Date): Promise<boolean> {
  const { applicationId, actor, state, remark } = event
  const rows = await tx.query(sql`
    select 1 from application_events where application_id = ${applicationId} and actor = ${actor} and status = ${state}
      and remark = ${remark} and at > ${since} limit 1`)
  return rows.length > 0
}
