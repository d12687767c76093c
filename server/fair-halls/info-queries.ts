import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { type FairRow, fairColumns, fairTables, isExhibitor, isOut } from '../job-fairs/rows.ts'

export interface FairDetailRow extends FairRow {
  readonly summary: string
  readonly html: string
  readonly address: string
  readonly transit: string
  readonly phone: string
  readonly capacity: number
  readonly booth_fee: number
  readonly sequence: number
  readonly series_title: string | null
  readonly results: unknown
}

/** A fair that people may see. */
export async function findFair(db: Queryable, id: string, now: Date): Promise<FairDetailRow | undefined> {
  const [row] = await db.query<FairDetailRow>(sql`
    select ${fairColumns}, f.summary, f.html, f.address, f.transit, f.phone, f.capacity, f.booth_fee, f.sequence, f.results,
      (select s.title from fair_series s where s.id = f.series_id) as series_title
    from ${fairTables} where f.id = ${id} and ${isOut(now)}`)
  return row
}

/** The next fair of a series after another one that can still be gone to. */
export async function findNext(db: Queryable, { id, series_id }: FairRow, now: Date): Promise<FairRow | undefined> {
  if (series_id === null) return
  const [row] = await db.query<FairRow>(sql`
    select ${fairColumns} from ${fairTables}
    where f.series_id = ${series_id} and f.id <> ${id} and ${isOut(now)} and f.state in ('planned', 'stopped')
      and f.closes_at > ${now} and f.opens_at > (select this.opens_at from fairs this where this.id = ${id})
    order by f.opens_at, f.id limit 1`)
  return row
}

interface HallCountRow {
  readonly id: number
  readonly name: string
  readonly booths: number
  readonly companies: number
}

/** The halls of a fair, how many booths they have and how many employers stand there. */
export const countHalls = (db: Queryable, fair: string) =>
  db.query<HallCountRow>(sql`
    select h.id, h.name, count(b.id)::int as booths, count(p.id)::int as companies
    from fair_halls h left join fair_booths b on b.hall_id = h.id and b.retired_at is null
      left join fair_participations p on p.id = b.participation_id and ${isExhibitor}
    where h.fair_id = ${fair} group by h.id order by h.place`)

/** Whether people may see a fair. */
export async function isShown(db: Queryable, fair: string, now: Date): Promise<boolean> {
  const rows = await db.query(sql`select 1 from fairs f where f.id = ${fair} and ${isOut(now)}`)
  return rows.length > 0
}
