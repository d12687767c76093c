import type { FairPhase } from '#contract/fair-timeline'
import type { Tone } from '#design-system'

export const phaseTones = {
  coming: 'neutral',
  registering: 'primary',
  running: 'success',
  stopped: 'danger',
  ended: 'neutral',
  postponed: 'warning',
  cancelled: 'danger',
} as const satisfies Record<FairPhase, Tone>
