import { topicOf } from '#contract/events'
import { liveInfo } from '#contract/fair-lives'
import { useCall, useRead, useRenew, useReplace } from '#platform/call'
import { useEvents } from '#platform/events'
import { fairLivesRead, todayRead } from '../reads.ts'

/** How often what may change by decision is looked at again, in milliseconds; not while the page is hidden. */
const LIST_EVERY = 60_000
const INFO_EVERY = 30_000
/** A stopped fair may go on at any moment. */
const PAUSED_EVERY = 2_000

export function useFairLives() {
  const { data, ...state } = useRead(fairLivesRead, { refreshInterval: LIST_EVERY })
  return { lives: data?.list, ...state }
}

export function useTodayLives() {
  const { data, ...state } = useRead(todayRead, { refreshInterval: LIST_EVERY })
  return { lives: data?.list, ...state }
}

/**
 * One stream. What is on stops as soon as its fair is told to be stopped; where nothing is told, it is looked at again, more
 * often while it is paused.
 */
export function useLive(id: string) {
  const { data, ...state } = useCall(
    liveInfo,
    { id },
    { refreshInterval: live => (live?.phase === 'paused' ? PAUSED_EVERY : INFO_EVERY), keepPreviousData: false },
  )
  const renew = useRenew(liveInfo)
  const replace = useReplace(liveInfo)
  useEvents(data ? [topicOf.fair(data.fair.id)] : [], event => {
    if (event.kind !== 'fair.state' || event.data.fair !== data?.fair.id) return
    const { state: now, reason } = event.data
    if (now === 'stopped' && data.phase === 'live')
      void replace({ id }, { ...data, phase: 'paused', reason, media: null })
    void renew()
  })
  return { live: data, ...state }
}
