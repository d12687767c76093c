import { codes } from '#contract/codes'
import type { FairState } from '#contract/fair-timeline'
import type { Queryable } from '../../db/db.ts'
import { sql } from '../../db/sql.ts'
import { Refusal } from '../../http/refusal.ts'

/** Why a fair is stopped; null while it is not. */
async function stoppedBecause(db: Queryable, fair: string | number): Promise<string | null> {
  const [row] = await db.query<{ state: FairState; reason: string }>(sql`
    select state, reason from fairs where id = ${fair}`)
  return row?.state === 'stopped' ? row.reason : null
}

/** Throws the reason where a fair is stopped: nobody books, comes in or is called meanwhile. */
export async function demandNotStopped(db: Queryable, fair: string | number): Promise<void> {
  const reason = await stoppedBecause(db, fair)
  if (reason !== null) throw new Refusal(codes.wrongState, `招聘会已紧急暂停：${reason}`)
}
