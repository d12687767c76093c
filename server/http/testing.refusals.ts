import { sql } from '../db/sql.ts'
import type { TestService } from '../testing.ts'

interface RefusalCount {
  readonly actor: string | null
  readonly call: string
  readonly reason: string
  readonly tries: number
  readonly subjects: readonly string[]
}

/** What the service has refused so far; it makes its data directory for the key of the addresses. */
export async function refusedBy({ app, db }: TestService): Promise<RefusalCount[]> {
  await app.refusals.flush()
  return db.query<RefusalCount>(sql`
    select actor, call, reason, tries, subjects from refusals order by window_start, call, reason, tries desc`)
}
