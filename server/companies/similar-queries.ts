import type { Queryable } from '../db/db.ts'
import { type SqlQuery, sql } from '../db/sql.ts'
import { type CardRow, cardColumns, notHiddenBy } from './list-queries.ts'
import { openJobs } from './queries.ts'

/** So many of the latest to join are looked at, near and far: no trade is so large that looking takes long. */
const LOOKED_AT = 60

interface Wanted {
  readonly id: string
  /** YYYY-MM-DD in China. */
  readonly today: string
  /** Leaves out what this seeker has hidden. */
  readonly hiddenBy: string | undefined
  readonly most: number
}

/** Employers of the trade of the one with this id that are hiring, those of its city first; undefined when there is no such company. */
export async function findSimilar(db: Queryable, wanted: Wanted): Promise<readonly CardRow[] | undefined> {
  const [own] = await db.query<{ trade: string; city: string }>(sql`
    select trade, city from companies where id = ${wanted.id}`)
  if (!own) return undefined
  const hiring = (place: SqlQuery) => sql`
    select * from companies c
    where ${sql.and([
      sql`c.trade = ${own.trade} and c.id <> ${wanted.id} and ${place}`,
      sql`exists (select 1 from jobs j
        where j.company_id = c.id and j.status = 'valid' and j.expires_on >= ${wanted.today}::date)`,
      notHiddenBy(wanted),
    ])}
    order by c.id desc limit ${LOOKED_AT}`
  return db.query<CardRow>(sql`
    select ${cardColumns}, ${openJobs(wanted.today)} as open_jobs
    from ((${hiring(sql`c.city = ${own.city}`)}) union all (${hiring(sql`c.city <> ${own.city}`)})) c
    order by c.city <> ${own.city}, open_jobs desc, id desc limit ${wanted.most}`)
}
