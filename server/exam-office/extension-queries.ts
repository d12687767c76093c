import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'

export interface WindowRow {
  readonly id: number
  readonly title: string
  readonly exam: string
  readonly published_at: string
  readonly opens_at: string
  readonly closes_at: string
  readonly review_until: string
  readonly waiver_until: string
  readonly pay_until: string
  readonly ticket_from: string
  readonly has_waivers: boolean
}

/** Outages for which a longer window of this exam has been prepared, or given; by their ids. */
export async function listUsedOutages(db: Queryable, exam: string): Promise<ReadonlySet<string>> {
  const rows = await db.query<{ outage: string }>(sql`
    select payload::jsonb->>'outage' as outage from exam_changes
    where exam_id = ${exam} and kind = 'extension' and state in ('prepared', 'released') and payload::jsonb ? 'outage'`)
  return new Set(rows.map(({ outage }) => outage))
}

/** The round in which one registers for an exam. */
export async function findWindow(db: Queryable, exam: string): Promise<WindowRow | undefined> {
  const [row] = await db.query<WindowRow>(sql`
    select o.id, o.title, e.title as exam, e.published_at, o.opens_at, o.closes_at, o.review_until, o.waiver_until, o.pay_until,
      e.ticket_from, o.waivers <> '[]' as has_waivers
    from exam_rounds o join exams e on e.id = o.exam_id where o.exam_id = ${exam} and o.kind = 'register'`)
  return row
}

interface Extension {
  /** When the round closes as long as nobody has moved it. */
  readonly closesAt: string
  readonly minutes: number
  /** Whether the deadline of waivers moves along. */
  readonly waiver: boolean
}

/** False where somebody has moved it meanwhile. */
export const extendRound = async (
  tx: Queryable,
  round: number,
  { closesAt, minutes, waiver }: Extension,
): Promise<boolean> => {
  const longer = sql`make_interval(mins => ${minutes}::integer)`
  return (
    (await tx.run(sql`
      update exam_rounds set closes_at = closes_at + ${longer}, review_until = review_until + ${longer},
        pay_until = pay_until + ${longer}, waiver_until = waiver_until + ${waiver ? longer : sql`interval '0'`}
      where id = ${round} and closes_at = ${closesAt}::timestamptz`)) === 1
  )
}

const isUnderWay = sql`(status is null or status in ('0', '1', '2') or (status = '5' and pending <> 'position'))`

/** Whoever is reminded of a deadline that moves is reminded of it again. */
export const renewReminders = (tx: Queryable, round: number, names: readonly string[]) =>
  tx.run(sql`
    with renewed as (
      select id from exam_registrations
      where round_id = ${round} and reminded && ${[...names]}::text[] and ${isUnderWay} order by id for update)
    update exam_registrations g set reminded = array(
      select name from unnest(g.reminded) name where name <> all(${[...names]}::text[]))
    from renewed where g.id = renewed.id`)

/** Whose form has not been sent yet, and whose has, with something still to do or to wait for. */
export async function listUnderWay(db: Queryable, round: number) {
  const rows = await db.query<{ user_id: string; is_draft: boolean }>(sql`
    select user_id, status is null as is_draft from exam_registrations
    where round_id = ${round} and user_id is not null and ${isUnderWay} order by id`)
  const of = (isDraft: boolean) => rows.filter(row => row.is_draft === isDraft).map(({ user_id }) => user_id)
  return { drafts: of(true), sent: of(false) }
}
