import { createHash } from 'node:crypto'
import type { TicketStage } from '#contract/exam-tickets'
import { secondsAfter } from '../clock.ts'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { remembered } from '../remembered.ts'
import { holdsPlace } from './queries.ts'
import { serialOfTicket } from './serials.ts'

/** So long after its last day a stage is still told of: clocks differ, and papers are collected. */
const DAY_AFTER = -86_400

interface WithdrawnRow {
  readonly exam_id: number
  readonly stage: TicketStage
  /** Null where every ticket of the stage holds. */
  readonly serial: Uint8Array | null
  readonly is_replaced: boolean
}

/** The stages that are coming or under way and have tickets, with the serials of those that do not hold. */
const listWithdrawn = (db: Queryable, over: Date) =>
  db.query<WithdrawnRow>(sql`
    with stages as (
      select e.id as exam_id, s.stage from exams e cross join (values ('written'), ('skill'), ('interview')) s (stage)
      where exists (
        select 1 from exam_tickets t where t.exam_id = e.id and t.stage = s.stage
          and case when s.stage = 'written' then e.exam_until else t.ends_at end > ${over})
    ), held as (
      select t.exam_id, t.stage, t.registration_id, ${serialOfTicket} as serial
      from stages join exam_tickets t using (exam_id, stage) where t.void
      union all
      select t.exam_id, t.stage, t.registration_id, ${serialOfTicket}
      from stages join exam_registrations r using (exam_id) join exam_tickets t on t.registration_id = r.id
      where t.stage = stages.stage and not t.void and (${holdsPlace}) is not true
    ), withdrawn as (
      select held.exam_id, held.stage, held.serial, exists (
        select 1 from exam_tickets t join exam_registrations r on r.id = t.registration_id
        where t.registration_id = held.registration_id and t.stage = held.stage and not t.void and ${holdsPlace}
      ) as is_replaced from held
      union all
      select exam_id, stage, serial, false from exam_withdrawn_serials
    )
    select stages.exam_id, stages.stage, w.serial, coalesce(w.is_replaced, false) as is_replaced
    from stages left join withdrawn w using (exam_id, stage) order by 1, 2, 3`)

/** Serials one after another: eight letters each, six bytes as base64url. */
const joined = (rows: readonly WithdrawnRow[], isReplaced: boolean) =>
  rows
    .flatMap(({ serial, is_replaced: was }) =>
      serial && was === isReplaced ? [Buffer.from(serial).toString('base64url')] : [],
    )
    .join('')

const versionOf = (lists: unknown) =>
  createHash('sha256').update(JSON.stringify(lists)).digest('base64url').slice(0, 16)

/** Which tickets do not hold, stage by stage, as of a few seconds ago at most. */
export const withdrawn = remembered(10, async ({ db, now }) => {
  const rows = await listWithdrawn(db, secondsAfter(now, DAY_AFTER))
  const stages = Map.groupBy(rows, row => `${row.exam_id} ${row.stage}`)
  const lists = [...stages.values()].flatMap(of => {
    const [first] = of
    if (!first) return []
    return { exam: String(first.exam_id), stage: first.stage, replaced: joined(of, true), void: joined(of, false) }
  })
  return { at: now.getTime(), version: versionOf(lists), lists }
})
