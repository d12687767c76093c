import type { FairState } from '#contract/fair-timeline'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { isOut, type toTimeline } from '../job-fairs/rows.ts'

export type TalkFairRow = Parameters<typeof toTimeline>[0] & {
  readonly id: number
  readonly title: string
  readonly state: FairState
  readonly reason: string
  readonly sequence: number
  /** Null before requests open. */
  readonly hash: string | null
  readonly drawn_at: string | null
}

const columns = sql`f.id, f.title, f.state, f.reason, f.sequence, f.published_at, f.apply_from, f.apply_until, f.book_from,
  f.book_until, f.register_from, f.register_until, f.opens_at, f.closes_at, d.hash, d.drawn_at`

const tables = sql`fairs f left join fair_draws d on d.fair_id = f.id`

/** A fair on line; undefined for any other. */
export async function findTalkFair(db: Queryable, id: string | number, now: Date): Promise<TalkFairRow | undefined> {
  const [row] = await db.query<TalkFairRow>(sql`
    select ${columns} from ${tables} where f.id = ${id} and f.kind = '2' and ${isOut(now)}`)
  return row
}

/** Fairs on line that have opened for registration and are not drawn. */
export const listUndrawn = (db: Queryable, now: Date) =>
  db.query<TalkFairRow>(sql`
    select ${columns} from ${tables}
    where f.kind = '2' and f.register_from <= ${now} and f.closes_at > ${now} and f.state = 'planned' and d.drawn_at is null
    order by f.opens_at, f.id`)

/** The fair of a participation; undefined where there is none. */
export async function fairOf(db: Queryable, participation: string): Promise<number | undefined> {
  const [row] = await db.query<{ fair_id: number }>(sql`
    select fair_id from fair_participations where id = ${participation}`)
  return row?.fair_id
}

/** The fair of a slot; undefined where there is none. */
export async function fairOfSlot(db: Queryable, slot: string): Promise<number | undefined> {
  const [row] = await db.query<{ fair_id: number }>(sql`
    select p.fair_id from fair_talk_slots s join fair_participations p on p.id = s.participation_id where s.id = ${slot}`)
  return row?.fair_id
}

interface NewSeed {
  readonly fair: number
  readonly seed: string
  readonly hash: string
}

/** False where another copy was first. */
export async function insertSeed(tx: Queryable, { fair, seed, hash }: NewSeed, now: Date): Promise<boolean> {
  const count = await tx.run(sql`
    insert into fair_draws (fair_id, seed, hash, published_at) values (${fair}, ${seed}, ${hash}, ${now})
    on conflict do nothing`)
  return count === 1
}

interface SeedRow {
  readonly seed: string
  readonly drawn_at: string | null
}

/** The seed; to be told to nobody before lots are drawn. */
export async function findSeed(db: Queryable, fair: number): Promise<SeedRow | undefined> {
  const [row] = await db.query<SeedRow>(sql`select seed, drawn_at from fair_draws where fair_id = ${fair}`)
  return row
}

export const setDrawn = (tx: Queryable, fair: number, now: Date) =>
  tx.run(sql`
    update fair_draws set drawn_at = greatest(published_at, ${now}::timestamptz)
    where fair_id = ${fair} and drawn_at is null`)
