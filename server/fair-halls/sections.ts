import { type FairSection, fairSectionLabels } from '#contract/fair-halls'
import { type FairKind, isOnline } from '#contract/fair-kinds'
import type { FairPhase } from '#contract/fair-timeline'

interface Sectioned {
  readonly kind: FairKind
  readonly phase: FairPhase
  readonly companies: number
  readonly jobs: number
  readonly booths: number
  readonly hasResults: boolean
}

/**
 * What there is to read of a fair, in its order: results first once there are any. A fair that is called off keeps
 * employers and jobs, for whoever would rather write to them, and has no plan.
 */
export function sectionsOf({ kind, phase, companies, jobs, booths, hasResults }: Sectioned) {
  const isOff = phase === 'cancelled' || phase === 'postponed'
  const counts: readonly (readonly [FairSection, number, boolean])[] = [
    ['results', 0, hasResults && phase === 'ended'],
    ['companies', companies, true],
    ['jobs', jobs, true],
    ['plan', booths, !isOnline(kind) && booths > 0 && !isOff],
    ['scene', booths, isOnline(kind) && !isOff],
    ['notice', 0, true],
  ]
  return counts
    .filter(([, , isThere]) => isThere)
    .map(([section, count]) => ({ section, label: fairSectionLabels[section], count }))
}
