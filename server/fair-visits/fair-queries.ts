import type { FairSummary } from '#contract/fair-summary'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { isOut, type toTimeline } from '../job-fairs/rows.ts'

export type VisitedFairRow = Parameters<typeof toTimeline>[0] &
  Pick<FairSummary, 'kind' | 'title' | 'state' | 'reason' | 'venue' | 'organiser'> & {
    readonly id: number
    readonly address: string
    readonly transit: string
    readonly phone: string
    readonly capacity: number
    readonly sequence: number
    /** When it was stopped and went on again, by time; null while it has not. */
    readonly stops: readonly (readonly [string, string | null])[]
  }

const columns = sql`f.id, f.kind, f.title, f.state, f.reason, f.venue, f.address, f.transit, f.organiser, f.phone,
  f.capacity, f.sequence, f.published_at, f.apply_from, f.apply_until, f.book_from, f.book_until, f.register_from, f.register_until,
  f.opens_at, f.closes_at,
  coalesce((select jsonb_agg(jsonb_build_array(s.began_at, s.ended_at) order by s.began_at, s.id)
    from fair_stops s where s.fair_id = f.id), '[]') as stops`

export async function findFair(db: Queryable, id: string | number, now: Date): Promise<VisitedFairRow | undefined> {
  const [row] = await db.query<VisitedFairRow>(sql`select ${columns} from fairs f where f.id = ${id} and ${isOut(now)}`)
  return row
}

export const listFairs = (db: Queryable, ids: readonly number[]) =>
  db.query<VisitedFairRow>(sql`select ${columns} from fairs f where f.id = any(${[...ids]}::bigint[])`)
