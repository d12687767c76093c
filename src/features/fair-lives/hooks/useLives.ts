import { liveInfo } from '#contract/fair-lives'
import { useCall, useRead } from '#platform/call'
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

/** One stream; looked at again more often while it is paused. */
export function useLive(id: string) {
  const { data, ...state } = useCall(
    liveInfo,
    { id },
    { refreshInterval: live => (live?.phase === 'paused' ? PAUSED_EVERY : INFO_EVERY), keepPreviousData: false },
  )
  return { live: data, ...state }
}
