import { createHash } from 'node:crypto'
import { secondsAfter } from '../clock.ts'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { tooMany } from './refusal.ts'

/** So many tries in each window of so many seconds, counted for one subject. */
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

const windowStart = ({ seconds }: Limit, now: Date) => {
  const span = seconds * 1_000
  return new Date(Math.floor(now.getTime() / span) * span)
}

/**
 * Counts one try against each limit, in order, in fixed windows. One conditional statement counts and decides, so that
 * parallel tries cannot pass together. Throws `tooMany` with the seconds until the window ends.
 */
export async function countTry(db: Queryable, limits: readonly Limit[], now: Date): Promise<void> {
  for (const limit of limits) {
    const start = windowStart(limit, now)
    const counted = await db.run(sql`
      insert into rate_limits (key, window_start, hits) values (${keyOf(limit)}, ${start}, 1)
      on conflict (key, window_start) do update set hits = rate_limits.hits + 1 where rate_limits.hits < ${limit.max}`)
    if (counted === 0)
      throw tooMany((secondsAfter(start, limit.seconds).getTime() - now.getTime()) / 1_000, limit.message)
  }
}

/** Takes one counted try back, in the same window: it turned out to be none of those that the limit is about. */
export async function forgiveTry(db: Queryable, limit: Limit, now: Date): Promise<void> {
  await db.run(sql`
    update rate_limits set hits = hits - 1
    where key = ${keyOf(limit)} and window_start = ${windowStart(limit, now)} and hits > 0`)
}
