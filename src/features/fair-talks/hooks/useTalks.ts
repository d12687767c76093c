import { listTalks } from '#contract/fair-talks'
import { useCall, useRenew } from '#platform/call'
import { useEvents } from '#platform/events'

/** All one's own talks, of every fair. */
export function useTalks(page: number) {
  const { data, ...state } = useCall(listTalks, { page }, { keepPreviousData: true })
  const renew = useRenew(listTalks)
  useEvents([], event => {
    if (event.kind === 'line' || event.kind === 'talk' || event.kind === 'reset') void renew()
  })
  return { talks: data, ...state }
}
