import { secondsAfter } from '../clock.ts'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'

export interface FailuresRow {
  readonly failures: number
  readonly last_at: string
}

export async function findFailures(db: Queryable, account: string): Promise<FailuresRow | undefined> {
  const [row] = await db.query<FailuresRow>(sql`
    select failures, last_at from login_failures where account = ${account}`)
  return row
}

/** One more failure in the row, or the first of a new one when the last lies further back than `forgottenAfter` seconds. */
export async function addFailure(tx: Queryable, account: string, forgottenAfter: number, now: Date): Promise<number> {
  const [row] = await tx.query<{ failures: number }>(sql`
    insert into login_failures (account, failures, last_at) values (${account}, 1, ${now})
    on conflict (account) do update set last_at = excluded.last_at, failures =
      case when login_failures.last_at <= ${secondsAfter(now, -forgottenAfter)} then 1 else login_failures.failures + 1 end
    returning failures`)
  return row?.failures ?? 1
}

export const clearFailures = (tx: Queryable, account: string) =>
  tx.run(sql`delete from login_failures where account = ${account}`)
