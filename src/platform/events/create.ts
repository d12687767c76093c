import { createBus, type Events } from './events.ts'
import type { EventsParts } from './parts.ts'

/** What happens, for all parts of a page; what hears it is fetched when the first of them listens. */
export function createEvents(parts: EventsParts): Events {
  let begun: Promise<(topics: readonly string[], isAnybody: boolean) => void> | null = null
  let last: readonly [readonly string[], boolean] = [[], false]
  const bus = createBus((topics, isAnybody) => {
    last = [topics, isAnybody]
    begun ??= import('./begin.ts').then(({ begin }) => begin(parts, bus))
    // Listeners of a page come and go together: what they want in the end is said once.
    void begun.then(
      want => want(...last),
      () => {
        begun = null
      },
    )
  })
  return bus
}
