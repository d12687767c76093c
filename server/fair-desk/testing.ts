import type { FairMandate } from '#contract/fair-mandates'
import { sql } from '../db/sql.ts'
import type { TestEmployer } from '../testing.people.ts'
import type { TestService } from '../testing.ts'

/** An account that stands at the gates of a fair; as a steward unless said otherwise. */
export async function gatekeeper(
  service: TestService,
  mandates: readonly FairMandate[] = ['steward'],
  fair = 1,
): Promise<TestEmployer> {
  const person = await service.employer()
  await service.db.run(sql`
    insert into fair_mandates (fair_id, user_id, mandates, granted_at)
    values (${fair}, ${person.id}, ${[...mandates]}, ${service.clock.now()})`)
  return person
}
