import { topicOf } from '#contract/events'
import { useEvents } from '#platform/events'
import { useRenewFair } from './useFair.ts'

/** Reads the page of a fair anew when something is decided about it. */
export function useFairNews(fair: string): void {
  const renew = useRenewFair()
  useEvents([topicOf.fair(fair)], event => {
    if (event.kind === 'reset' || (event.kind === 'fair.state' && event.data.fair === fair)) void renew()
  })
}
