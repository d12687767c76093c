import type { Queryable } from '../db/db.ts'
import { type SqlQuery, sql } from '../db/sql.ts'
import { sumOf } from './queries.ts'
import { type FairRow, fairColumns, fairTables, isOut, phaseOf } from './rows.ts'

export interface SeriesRow {
  readonly id: number
  readonly kind: FairRow['kind']
  readonly title: string
  readonly summary: string
  readonly city: string
  readonly district: string
  readonly venue: string
  readonly address: string
  readonly transit: string
  readonly organiser: string
  readonly phone: string
  readonly weekday: number
  readonly every_weeks: number
  readonly days: number
  readonly opens_minute: number
  readonly closes_minute: number
  readonly capacity: number
  readonly booth_fee: number
  readonly rules: unknown
  readonly ended: boolean
  readonly held: number
  readonly next_id: number | null
  readonly last_id: number | null
}

const isAhead = (now: Date) => sql`f.closes_at > ${now} and f.state in ('planned', 'stopped')`

const seriesColumns = (
  now: Date,
) => sql`s.id, s.kind, s.title, s.summary, s.city, s.district, s.venue, s.address, s.transit,
  s.organiser, s.phone, s.weekday, s.every_weeks, s.days, s.opens_minute, s.closes_minute, s.capacity, s.booth_fee, s.rules, s.ended,
  (select count(*) from fairs f where f.series_id = s.id and ${isOut(now)} and ${phaseOf(now)} = 'ended') as held,
  next.id as next_id, last.id as last_id`

const seriesTables = (now: Date) => sql`fair_series s
  left join lateral (select f.id, f.opens_at from fairs f where f.series_id = s.id and ${isOut(now)} and ${isAhead(now)}
    order by f.opens_at, f.id limit 1) next on true
  left join lateral (select f.id from fairs f where f.series_id = s.id and ${isOut(now)} and ${phaseOf(now)} = 'ended'
    order by f.opens_at desc, f.id desc limit 1) last on true`

/** Series that go on. */
export const listSeriesRows = (db: Queryable, { kind, city }: { kind: string; city: string }, now: Date) =>
  db.query<SeriesRow>(sql`
    select ${seriesColumns(now)} from ${seriesTables(now)}
    where ${sql.and([
      sql`not s.ended`,
      kind === '' ? sql.empty : sql`s.kind = ${kind}`,
      city === '' ? sql.empty : sql`s.city = ${city}`,
    ])}
    order by next.opens_at nulls last, s.id`)

export async function findSeries(db: Queryable, id: string, now: Date): Promise<SeriesRow | undefined> {
  const [row] = await db.query<SeriesRow>(sql`
    select ${seriesColumns(now)} from ${seriesTables(now)} where s.id = ${id}`)
  return row
}

const fairsWhere = (db: Queryable, which: SqlQuery, order: SqlQuery) =>
  db.query<FairRow & { results: unknown }>(sql`
    select ${fairColumns}, f.results from ${fairTables} where f.id in (select f.id from fairs f where ${which} ${order})
    ${order}`)

export const listFairsById = (db: Queryable, ids: readonly number[]) =>
  fairsWhere(db, sql`f.id = any(${[...ids]}::bigint[])`, sql`order by f.opens_at, f.id`)

/** Running, ahead and called off ones of a series whose end is not over. */
export const listAhead = (db: Queryable, seriesId: number, now: Date) =>
  fairsWhere(
    db,
    sql`f.series_id = ${seriesId} and ${isOut(now)} and f.closes_at > ${now}`,
    sql`order by f.opens_at, f.id limit 12`,
  )

export const listPast = (db: Queryable, seriesId: number, now: Date) =>
  fairsWhere(
    db,
    sql`f.series_id = ${seriesId} and ${isOut(now)} and ${phaseOf(now)} = 'ended'`,
    sql`order by f.opens_at desc, f.id desc limit 12`,
  )

interface SeriesTotalsRow {
  readonly fairs: number
  readonly visitors: number
  readonly resumes: number
  readonly intentions: number
}

/** Of all that are over and counted. */
export async function findSeriesTotals(db: Queryable, seriesId: number, now: Date): Promise<SeriesTotalsRow> {
  const [row] = await db.query<SeriesTotalsRow>(sql`
    select count(*) as fairs, ${sumOf('visitors')} as visitors, ${sumOf('resumes')} as resumes,
      ${sumOf('intentions')} as intentions
    from fairs f where f.series_id = ${seriesId} and ${isOut(now)} and ${phaseOf(now)} = 'ended' and f.results is not null`)
  return row ?? { fairs: 0, visitors: 0, resumes: 0, intentions: 0 }
}
