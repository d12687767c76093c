import type { Queryable } from '../db/db.ts'
import { type SqlQuery, sql } from '../db/sql.ts'

/** Whether nobody has it: a lapsed hold blocks nobody, even unswept. For the booth `b`. */
export const isFree = (now: Date): SqlQuery => sql`(b.participation_id is null or b.held_until <= ${now})`

interface Taking {
  readonly booth: string | number
  readonly participation: string
  /** Null to promise it. */
  readonly until: Date | null
  readonly now: Date
}

/** Gives a booth to one of those who want it, in one statement: false where somebody else has it by now. */
export const takeBooth = async (tx: Queryable, { booth, participation, until, now }: Taking): Promise<boolean> =>
  (await tx.run(sql`
    update fair_booths b set participation_id = ${participation}, held_until = ${until}
    where b.id = ${booth} and b.kind <> 'public' and b.retired_at is null and ${isFree(now)}`)) === 1

/** Lets go of the booth that it has or that is held for it. */
export const freeBooth = (tx: Queryable, participation: string) =>
  tx.run(sql`
    update fair_booths set participation_id = null, held_until = null where participation_id = ${participation}`)

/** Promises the booth that is held for it, lapsed or not, as long as nobody else has come. */
export const promiseBooth = async (tx: Queryable, booth: number, participation: string): Promise<boolean> =>
  (await tx.run(sql`
    update fair_booths set held_until = null where id = ${booth} and participation_id = ${participation}`)) === 1

export interface BoothRow {
  readonly id: number
  readonly fair_id: number
  readonly code: string
  readonly kind: 'standard' | 'large' | 'public'
  readonly fee: number
  readonly participation_id: string | null
  readonly free: boolean
}

const boothColumns = (now: Date) =>
  sql`b.id, b.fair_id, b.code, b.kind, b.fee, b.participation_id, ${isFree(now)} as free`

export async function findBooth(
  db: Queryable,
  fair: number,
  booth: string | number,
  now: Date,
): Promise<BoothRow | undefined> {
  const [row] = await db.query<BoothRow>(sql`
    select ${boothColumns(now)} from fair_booths b
    where b.fair_id = ${fair} and b.id = ${booth} and b.retired_at is null`)
  return row
}

export const listFreeBooths = (tx: Queryable, fair: number, now: Date) =>
  tx.query<BoothRow>(sql`
    select ${boothColumns(now)} from fair_booths b
    where b.fair_id = ${fair} and b.kind <> 'public' and b.retired_at is null and ${isFree(now)} order by b.code`)
