import { createHash } from 'node:crypto'
import { secondsAfter } from '../clock.ts'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { networkOf } from './client-ip.ts'
import { tooMany } from './refusal.ts'

/** So many tries in any stretch of so many seconds, counted for one subject. */
export interface Limit {
  /** What is limited, such as `sms-by-phone`. */
  readonly name: string
  /** For whom: a phone number, an address, a user. Stored hashed. */
  readonly subject: string
  readonly max: number
  readonly seconds: number
  /** What the person is told; a general sentence by default. */
  readonly message?: string
}

const keyOf = ({ name, subject }: Limit) =>
  `${name}:${createHash('sha256').update(`${name}:${subject}`).digest('base64url').slice(0, 22)}`

/** A network holds so many times what one of its addresses may do. */
const ADDRESSES_OF_A_NETWORK = 10

/** Limits of an IPv6 address count for the network around it as well: one customer may be given many a /56. */
export const withNetworks = (limits: readonly Limit[], ip: string): readonly Limit[] =>
  limits.flatMap(limit =>
    limit.subject === ip && ip.includes(':')
      ? [limit, { ...limit, subject: networkOf(ip), max: limit.max * ADDRESSES_OF_A_NETWORK }]
      : [limit],
  )

/**
 * Counts one try against each limit, in order, in windows that slide. One conditional statement counts and decides, so
 * that parallel tries cannot pass together. Throws `tooMany` with the seconds until the oldest try is forgotten.
 */
export async function countTry(db: Queryable, limits: readonly Limit[], now: Date): Promise<void> {
  for (const limit of limits) {
    const since = secondsAfter(now, -limit.seconds)
    const counted = await db.run(sql`
      insert into limited_tries as tried (key, at, until)
      values (${keyOf(limit)}, array[${now}::timestamptz], ${secondsAfter(now, limit.seconds)})
      on conflict (key) do update set until = excluded.until,
        at = array(select t from unnest(tried.at) t where t > ${since}) || excluded.at
      where (select count(*) from unnest(tried.at) t where t > ${since}) < ${limit.max}`)
    if (counted === 0) throw tooMany(await secondsUntilFree(db, limit, now), limit.message)
  }
}

async function secondsUntilFree(db: Queryable, limit: Limit, now: Date): Promise<number> {
  const [row] = await db.query<{ oldest: string | null }>(sql`
    select (select min(t) from unnest(at) t where t > ${secondsAfter(now, -limit.seconds)}) as oldest
    from limited_tries where key = ${keyOf(limit)}`)
  return row?.oldest ? limit.seconds - (now.getTime() - Date.parse(row.oldest)) / 1_000 : 0
}

/** Takes one try that was counted at this moment back: it turned out to be none of those that the limit is about. */
export async function forgiveTry(db: Queryable, limit: Limit, now: Date): Promise<void> {
  await db.run(sql`
    update limited_tries set at = at[:array_position(at, ${now}) - 1] || at[array_position(at, ${now}) + 1:]
    where key = ${keyOf(limit)} and array_position(at, ${now}) is not null`)
}
