import { randomUUID } from 'node:crypto'
import { registerVisit } from '#contract/fair-visits'
import { sql } from '../db/sql.ts'
import type { TestPerson } from '../testing.people.ts'
import type { TestService } from '../testing.ts'

/** Registers somebody for a slot, or the waiting list of a full one. */
export const register = (
  service: TestService,
  { token }: TestPerson,
  given: { fair?: number; slot?: number; wait?: boolean } = {},
) => {
  const { fair = 1, slot = 0, wait = false } = given
  return service.call(registerVisit, { fair: String(fair), slot, wait }, { token, idempotencyKey: randomUUID() })
}

/** A ticket of an account for fair 1, and the scan by which its holder came in. */
export async function insertTicketOf({ db, clock }: TestService, userId: string): Promise<void> {
  const now = clock.now()
  await db.run(sql`
    insert into fair_tickets (id, fair_id, user_id, number, slot, state, created_at, updated_at)
    values (${randomUUID()}, 1, ${userId}, 48291306, 0, 'valid', ${now}, ${now})`)
  await db.run(sql`
    insert into fair_scans (id, fair_id, kind, at, gate, number, verdict, judged, let_in, received_at)
    values (${randomUUID()}, 1, 'ticket', ${now}, 1, 48291306, 'admitted', 'admitted', true, ${now})`)
}

/** How many tickets of a fair stand in each state. */
export async function ticketStates({ db }: TestService, fair = 1): Promise<Record<string, number>> {
  const rows = await db.query<{ state: string; count: number }>(sql`
    select state, count(*)::int as count from fair_tickets where fair_id = ${fair} group by state`)
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
}
