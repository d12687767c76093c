import { deleteViewedJobs, seekerOverview, setFavourite } from '#contract/seeker'
import { useRead, useRenew, useSend } from '#platform/call'
import { favouritesRead, viewedJobsRead } from '../reads.ts'

/** Jobs that I looked at; `forget` deletes some of them, all without ids. */
export function useViewedJobs() {
  const { data, ...state } = useRead(viewedJobsRead)
  const { send } = useSend(deleteViewedJobs)
  const renew = useRenew(seekerOverview)
  return {
    jobs: data,
    ...state,
    async forget(ids: string[] = []) {
      await send({ ids })
      state.retry()
      await renew()
    },
  }
}

/** Jobs that I saved; `letGo` takes one off the list. */
export function useFavourites() {
  const { data, ...state } = useRead(favouritesRead)
  const { send } = useSend(setFavourite)
  const renew = useRenew(seekerOverview)
  return {
    jobs: data,
    ...state,
    async letGo(id: string) {
      await send({ id, favourite: false })
      state.retry()
      await renew()
    },
  }
}
