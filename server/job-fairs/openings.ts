import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { isOut } from './rows.ts'

const PROVINCE = '360000'
const DAYS = 3

/** Fairs that open within three days, the nearest first: for one city its own and the whole province's. */
export async function openingsOf(db: Queryable, city: string, now: Date, most: number) {
  const until = new Date(now.getTime() + DAYS * 86_400_000)
  const rows = await db.query<{ id: number; title: string; opens_at: string }>(sql`
    select f.id, f.title, f.opens_at from fairs f
    where ${isOut(now)} and f.opens_at > ${now} and f.opens_at <= ${until} and f.state = 'planned'
      and ${city === '' ? sql`true` : sql`f.city in (${city}, ${PROVINCE})`}
    order by f.opens_at, f.id limit ${most}`)
  return rows.map(({ id, title, opens_at }) => ({ fairId: String(id), title, opensAt: Date.parse(opens_at) }))
}
