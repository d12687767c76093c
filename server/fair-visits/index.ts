import type { Context } from '../http/context.ts'
import type { ServedCall } from '../http/serve.ts'
import { visitCalls } from './calls.ts'
import { demandFair } from './fair.ts'
import { publicCrowd } from './live.ts'

export { visitorsOf } from './queries.ts'

/** Tickets of visitors of job fairs, their time slots and waiting lists. */
export const fairVisitsCalls: readonly ServedCall[] = visitCalls

/**
 * What everybody may know of the crowd at a fair while it is on: people inside and by halls, by five, at most 5 s old;
 * nothing of fewer than five, or of a fair that is not on. `notFound` where there is no such fair.
 */
export async function liveFiguresOf(fair: string | number, given: Pick<Context, 'db' | 'now' | 'settings'>) {
  return publicCrowd(await demandFair(given.db, fair, given.now), given)
}
