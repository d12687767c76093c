import { type FairMandate, fairMandates } from '#contract/fair-mandates'
import type { TestEmployer } from '../testing.people.ts'
import type { TestService } from '../testing.ts'
import { type MandateScope, putFairMandates } from './mandate-queries.ts'

/** An account of the office with these mandates for a fair or a city; with all of them unless said otherwise. */
export async function fairOfficer(
  service: TestService,
  fair: number | string | MandateScope = 1,
  mandates: readonly FairMandate[] = fairMandates,
): Promise<TestEmployer> {
  const person = await service.employer()
  const scope = typeof fair === 'object' ? fair : { fair: String(fair) }
  const given = await putFairMandates(service.db, scope, { user: person.id, mandates }, service.clock.now())
  if (!given) throw new Error('There is no such fair')
  return person
}
