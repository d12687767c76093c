import type { BoothKind } from '#contract/booth-kinds'
import type { Queryable } from '../../db/db.ts'
import { sql } from '../../db/sql.ts'

export interface BoothRow {
  readonly id: number
  readonly hall_id: number
  readonly code: string
  readonly kind: BoothKind
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly fee: number
  /** Whoever has it, or holds it until a moment that has not come. */
  readonly participation_id: string | null
  readonly held_until: string | null
  readonly company: string | null
}

export interface HallRow {
  readonly id: number
  readonly name: string
  readonly width: number
  readonly depth: number
}

export const listHalls = (db: Queryable, fair: string) =>
  db.query<HallRow>(sql`select id, name, width, depth from fair_halls where fair_id = ${fair} order by place`)

/** A lapsed hold holds nothing. */
export const listBooths = (db: Queryable, fair: string, now: Date) =>
  db.query<BoothRow>(sql`
    select b.id, b.hall_id, b.code, b.kind, b.x, b.y, b.w, b.h, b.fee, t.participation_id, t.held_until, c.name as company
    from fair_booths b
    left join lateral (select b.participation_id, b.held_until
      where b.participation_id is not null and (b.held_until is null or b.held_until > ${now})) t on true
    left join fair_participations p on p.id = t.participation_id left join companies c on c.id = p.company_id
    where b.fair_id = ${fair} and b.retired_at is null order by b.hall_id, b.code, b.id`)

interface PlanFair {
  readonly title: string
  readonly version: number
  readonly booth_fee: number
  readonly closes_at: string
  readonly state: string
}

const planFair = (fair: string) => sql`select title, version, booth_fee, closes_at, state from fairs where id = ${fair}`

export async function findPlanFair(db: Queryable, fair: string): Promise<PlanFair | undefined> {
  const [row] = await db.query<PlanFair>(planFair(fair))
  return row
}

/** The fair and its booths, held until the transaction ends: nobody books meanwhile. */
export async function lockPlan(tx: Queryable, fair: string): Promise<PlanFair | undefined> {
  const [row] = await tx.query<PlanFair>(sql`${planFair(fair)} for update`)
  await tx.query(sql`select 1 from fair_booths where fair_id = ${fair} order by id for update`)
  return row
}

export interface BoothInput {
  readonly id: string
  readonly hall: string
  readonly code: string
  readonly kind: BoothKind
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly fee: number
}

const given = (booths: readonly BoothInput[]) => sql`jsonb_to_recordset(${sql.json(booths)}::jsonb)
  as g(id text, hall bigint, code text, kind text, x int, y int, w int, h int, fee int)`

/** Takes booths off the plan. One that was charged for or offered is kept for those whom that concerns, and shown to nobody. */
export async function dropBooths(tx: Queryable, fair: string, ids: readonly number[], now: Date): Promise<void> {
  const dropped = sql`b.fair_id = ${fair} and b.id = any(${[...ids]}::bigint[])`
  await tx.run(sql`
    update fair_booths b set retired_at = ${now}, participation_id = null, held_until = null
    where ${dropped} and (exists (select 1 from fair_charges g where g.booth_id = b.id)
      or exists (select 1 from fair_offers o where o.booth_id = b.id))`)
  await tx.run(sql`delete from fair_booths b where ${dropped} and b.retired_at is null`)
}

/** Numbers may be exchanged: they all make room before the new ones are written. */
export async function writeBooths(tx: Queryable, fair: string, booths: readonly BoothInput[]): Promise<void> {
  const kept = booths.filter(({ id }) => id !== '')
  await tx.run(sql`
    update fair_booths b set code = '#' || b.id from ${given(kept)}
    where b.fair_id = ${fair} and b.id = g.id::bigint and b.code <> g.code`)
  await tx.run(sql`
    update fair_booths b set hall_id = g.hall, code = g.code, kind = g.kind, x = g.x, y = g.y, w = g.w, h = g.h, fee = g.fee
    from ${given(kept)} where b.fair_id = ${fair} and b.id = g.id::bigint`)
  await tx.run(sql`
    insert into fair_booths (fair_id, hall_id, code, kind, x, y, w, h, fee)
    select ${fair}, g.hall, g.code, g.kind, g.x, g.y, g.w, g.h, g.fee
    from ${given(booths.filter(({ id }) => id === ''))}`)
}

export const raiseVersion = (tx: Queryable, fair: string, now: Date) =>
  tx.run(sql`update fairs set version = version + 1, changed_at = ${now} where id = ${fair}`)
