import type { DeskFigures, SentSnapshot } from '#contract/fair-desk'
import type { FairScan } from '#contract/fair-scans'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'

interface DeskRow {
  readonly number: number
  readonly slot: number
  readonly revision: number
  readonly cancelled: boolean
  readonly entered_at: string | null
}

/** The tickets of a fair, and when their holders came in; those alone that have changed since a moment, where one is named. */
export async function listDeskTickets(
  db: Queryable,
  fair: number,
  since: Date | null,
): Promise<SentSnapshot['tickets']> {
  const isNew = since
    ? sql`and (t.updated_at >= ${since} or t.number in (
        select s.number from fair_scans s where s.fair_id = ${fair} and s.received_at >= ${since}))`
    : sql``
  const rows = await db.query<DeskRow>(sql`
    select t.number, t.slot, t.revision, t.state = 'cancelled' as cancelled, e.at as entered_at
    from fair_tickets t left join (
      select number, min(at) as at from fair_scans where fair_id = ${fair} and let_in group by number) e using (number)
    where t.fair_id = ${fair} and t.state <> 'waiting' ${isNew} order by t.number`)
  return rows.map(({ number, slot, revision, cancelled, entered_at }) => [
    number,
    slot,
    revision,
    cancelled ? 1 : 0,
    entered_at === null ? 0 : Date.parse(entered_at),
  ])
}

/** Tickets by their numbers, as the service judges by them. */
export const findTickets = (db: Queryable, fair: number, numbers: readonly number[]) =>
  db.query<{ number: number; slot: number; revision: number; cancelled: boolean }>(sql`
    select number, slot, revision, state <> 'valid' as cancelled from fair_tickets
    where fair_id = ${fair} and number = any(${[...numbers]}::integer[])`)

/** What the service says of a scan: a verdict, or that whoever overruled it may not. */
export interface JudgedScan extends FairScan {
  readonly judged: string
  readonly isLetIn: boolean
}

/** Keeps scans that are not there yet: one id is one scan, however often it is told. */
export async function keepScans(tx: Queryable, fair: number, scans: readonly JudgedScan[], now: Date): Promise<void> {
  const column = <Value>(of: (scan: JudgedScan) => Value) => scans.map(of)
  await tx.run(sql`
    insert into fair_scans (id, fair_id, kind, at, gate, number, verdict, judged, reason, let_in, received_at)
    select id, ${fair}::bigint, kind, at, gate, number, verdict, judged, reason, let_in, ${now}::timestamptz
    from unnest(${column(({ id }) => id)}::uuid[], ${column(({ kind }) => kind)}::text[],
      ${column(({ at }) => new Date(at))}::timestamptz[], ${column(({ gate }) => gate)}::integer[],
      ${column(({ number }) => number)}::integer[], ${column(({ verdict }) => verdict)}::text[],
      ${column(({ judged }) => judged)}::text[], ${column(({ reason }) => reason)}::text[],
      ${column(({ isLetIn }) => isLetIn)}::boolean[])
      as given (id, kind, at, gate, number, verdict, judged, reason, let_in)
    on conflict (id) do nothing`)
}

interface GateRow {
  readonly gate: number
  readonly admitted: number
  readonly walk_ins: number
  readonly left: number
}

/** What the scans of a fair come to, by gates; the same as `mergeScans` of the contract. */
export const countGates = (db: Queryable, fair: number) =>
  db.query<GateRow>(sql`
    with entries as (
      select distinct on (number) gate, 'ticket' as kind from fair_scans where fair_id = ${fair} and let_in
      order by number, at, id)
    select gate, count(*) filter (where kind = 'ticket')::int as admitted,
      count(*) filter (where kind = 'walk-in')::int as walk_ins, count(*) filter (where kind = 'leave')::int as left
    from (select * from entries union all
      select gate, kind from fair_scans where fair_id = ${fair} and kind <> 'ticket') told
    group by gate order by gate`)

type Odd = Pick<DeskFigures, 'registered' | 'doubles' | 'returned' | 'disputed'>

/**
 * Tickets that are good; scans that let one in once more, and those of them by which a supervisor let somebody come back;
 * scans that the service judges otherwise.
 */
export async function countOdd(db: Queryable, fair: number) {
  const [row] = await db.query<Odd>(sql`
    select (select count(*)::int from fair_tickets where fair_id = ${fair} and state = 'valid') as registered,
      count(*) filter (where nth > 1)::int as doubles,
      count(*) filter (where nth > 1 and reason <> '')::int as returned,
      count(*) filter (where case when reason = '' then judged <> 'admitted' else judged = 'not-supervisor' end)::int
        as disputed
    from (select reason, judged, row_number() over (partition by number order by at, id) as nth
      from fair_scans where fair_id = ${fair} and let_in) entries`)
  return row ?? { registered: 0, doubles: 0, returned: 0, disputed: 0 }
}
