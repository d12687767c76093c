import type { TicketStage } from '#contract/exam-tickets'
import { insertRows } from '../../db/bulk.ts'
import type { Queryable } from '../../db/db.ts'
import { sql } from '../../db/sql.ts'
import type { Session, Shortlisted } from './parse.ts'

/** Whom the released shortlist lets go on, as long as they are there, with the ticket that stays theirs. */
const goingOn = sql`
  exam_scores w join exam_registrations g on g.id = w.registration_id
  join exam_tickets o on o.registration_id = g.id and o.stage = 'written' and not o.void
  left join exam_positions p on p.id = g.position_id
  where w.stage = 'written' and w.goes_on and g.status = '3'`

interface ShortlistedRow extends Shortlisted {
  readonly registration_id: string
}

/** Everybody who goes on to a later stage, position by position. */
export const listShortlisted = (db: Queryable, exam: string) =>
  db.query<ShortlistedRow>(sql`
    select g.id as registration_id, o.number, g.number as registration, coalesce(p.code, '') as position
    from ${goingOn} and w.exam_id = ${exam} order by position, o.number`)

interface StageTicketRow {
  readonly ticket: string
  readonly site: string
  readonly address: string
  readonly transit: string
  readonly room: string
  readonly turn: number
  readonly arrives_at: string
  readonly starts_at: string
  readonly ends_at: string
  readonly is_gone: boolean
}

/** The good tickets of a later stage. */
export const listStageTickets = (db: Queryable, exam: string, stage: TicketStage) =>
  db.query<StageTicketRow>(sql`
    select t.number as ticket, s.name as site, s.address, s.transit, t.room, t.seat as turn, t.arrives_at, t.starts_at,
      t.ends_at, not exists (select 1 from ${goingOn} and g.id = t.registration_id) as is_gone
    from exam_tickets t join exam_sites s on s.id = t.site_id
    where t.exam_id = ${exam} and t.stage = ${stage} and not t.void order by t.number`)

/** Takes back the good tickets of a stage with these numbers. */
export const voidStageTickets = (tx: Queryable, exam: string, stage: TicketStage, numbers: readonly string[]) =>
  tx.run(sql`
    update exam_tickets set void = true
    where exam_id = ${exam} and stage = ${stage} and number = any(${[...numbers]}::text[]) and not void`)

/** How often each registration has had a ticket of a stage. */
export async function revisionsOf(
  db: Queryable,
  exam: string,
  stage: TicketStage,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db.query<{ id: string; revision: number }>(sql`
    select registration_id as id, max(revision) as revision from exam_tickets
    where exam_id = ${exam} and stage = ${stage} group by 1`)
  return new Map(rows.map(({ id, revision }) => [id, revision]))
}

/** The site of a later stage, which is stored where it is not yet; its id. */
export async function siteFor(
  tx: Queryable,
  exam: string,
  stage: TicketStage,
  { site, address, transit }: Session,
): Promise<number> {
  const which = sql`exam_id = ${exam} and stage = ${stage} and name = ${site} and address = ${address}
    and transit = ${transit}`
  const [known] = await tx.query<{ id: number }>(sql`select id from exam_sites where ${which}`)
  if (known) return known.id
  const [row] = await tx.query<{ id: number }>(sql`
    insert into exam_sites (id, exam_id, stage, code, name, address, transit, plan)
    select n.id, ${exam}, ${stage}, ${`${stage}-`} || n.id, ${site}, ${address}, ${transit}, '[]'
    from (select nextval('exam_site_ids') as id) n returning id`)
  if (!row) throw new Error('the site of a stage was not stored')
  return row.id
}

export interface NewTicket {
  readonly id: string
  readonly registration_id: string
  readonly number: string
  readonly site_id: number
  readonly room: string
  readonly seat: number
  readonly revision: number
  readonly arrives_at: string
  readonly starts_at: string
  readonly ends_at: string
}

export const insertStageTickets = (
  tx: Queryable,
  exam: string,
  tickets: readonly NewTicket[],
  { stage, now }: { readonly stage: TicketStage; readonly now: Date },
) =>
  insertRows(
    tx,
    'exam_tickets',
    tickets.map(ticket => ({
      ...ticket,
      exam_id: Number(exam),
      stage,
      void: false,
      issued_at: now.toISOString(),
      prints: 0,
      sample: false,
    })),
    { chunk: 2_000 },
  )
