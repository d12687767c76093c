import type { ApplicationEvent, ApplicationState } from '#contract/applications'
import type { Queryable } from '../../db/db.ts'
import { sql } from '../../db/sql.ts'
import type { EventRow } from '../rows.ts'

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

/** Takes an application to a state. Somebody has seen it by then, or it has gone. */
export const updateState = (tx: Queryable, id: string, state: ApplicationState, at: Date) =>
  tx.run(sql`update applications set status = ${state}, unread = false, updated_at = ${at} where id = ${id}`)

/** Whether the same was said about it since then. */
export async function hasSaid(tx: Queryable, event: NewEvent, since: Date): Promise<boolean> {
  const { applicationId, actor, state, remark } = event
  const rows = await tx.query(sql`
    select 1 from application_events where application_id = ${applicationId} and actor = ${actor} and status = ${state}
      and remark = ${remark} and at > ${since} limit 1`)
  return rows.length > 0
}
