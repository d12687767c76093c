import type { ParticipationState } from '#contract/fair-participation'
import type { Queryable } from '../../db/db.ts'
import { sql } from '../../db/sql.ts'
import { type FairRow, fairColumns, fairTables } from '../../job-fairs/rows.ts'

/** A fair with what its office alone sees. */
export interface OfficeRow extends FairRow {
  readonly version: number
  readonly capacity: number
  readonly expected: number | null
  readonly staff: number
  readonly filed_on: string | null
  readonly permitted_on: string | null
  readonly has_results: boolean
  readonly frozen_at: string | null
  readonly applied: number
  readonly oldest: string | null
}

/** Shown of past fairs: more than a year of weekly ones. */
const MOST = 200

const columns = sql`${fairColumns}, f.version, f.capacity, f.expected, f.staff, f.filed_on, f.permitted_on,
  f.results is not null as has_results, f.frozen_at, waits.applied, waits.oldest`

const tables = sql`${fairTables} cross join lateral (
  select count(*)::int as applied, min(p.updated_at) as oldest from fair_participations p
  where p.fair_id = f.id and p.state = 'applied') waits`

export const listOfficeRows = (db: Queryable, fairs: readonly number[], isPast: boolean, now: Date) =>
  db.query<OfficeRow>(sql`
    select ${columns} from ${tables}
    where f.id = any(${[...fairs]}::bigint[]) and ${isPast ? sql`f.closes_at <= ${now}` : sql`f.closes_at > ${now}`}
    order by ${isPast ? sql`f.closes_at desc` : sql`f.opens_at`}, f.id limit ${MOST}`)

export async function findOfficeRow(db: Queryable, fair: string): Promise<OfficeRow | undefined> {
  const [row] = await db.query<OfficeRow>(sql`select ${columns} from ${tables} where f.id = ${fair}`)
  return row
}

export const countParticipations = (db: Queryable, fair: string) =>
  db.query<{ state: ParticipationState; count: number }>(sql`
    select state, count(*)::int as count from fair_participations where fair_id = ${fair} group by state`)

interface BoothFigures {
  readonly free: number
  readonly held: number
  readonly taken: number
  readonly public: number
}

/** A lapsed hold holds nothing. */
export async function countBooths(db: Queryable, fair: string, now: Date): Promise<BoothFigures> {
  const isFree = sql`(participation_id is null or held_until <= ${now})`
  const [row] = await db.query<BoothFigures>(sql`
    select count(*) filter (where kind <> 'public' and ${isFree})::int as free,
      count(*) filter (where participation_id is not null and held_until > ${now})::int as held,
      count(*) filter (where participation_id is not null and held_until is null)::int as taken,
      count(*) filter (where kind = 'public' and participation_id is null)::int as public
    from fair_booths where fair_id = ${fair} and retired_at is null`)
  return row ?? { free: 0, held: 0, taken: 0, public: 0 }
}
