import { useSWRConfig } from 'swr'
import { deleteViewedJobs, listFavourites, listViewedJobs, seekerOverview, setFavourite } from '#contract/seeker'
import { callKey, useCall, useSend } from '#platform/call'

/** Jobs that I looked at; `forget` deletes some of them, all without ids. */
export function useViewedJobs(page: number) {
  const { data, ...state } = useCall(listViewedJobs, { page }, { keepPreviousData: true })
  const { send } = useSend(deleteViewedJobs)
  const { mutate } = useSWRConfig()
  return {
    jobs: data,
    ...state,
    async forget(ids: string[] = []) {
      await send({ ids })
      state.retry()
      await mutate(callKey(seekerOverview, {}))
    },
  }
}

/** Jobs that I saved; `letGo` takes one off the list. */
export function useFavourites(page: number) {
  const { data, ...state } = useCall(listFavourites, { page }, { keepPreviousData: true })
  const { send } = useSend(setFavourite)
  const { mutate } = useSWRConfig()
  return {
    jobs: data,
    ...state,
    async letGo(id: string) {
      await send({ id, favourite: false })
      state.retry()
      await mutate(callKey(seekerOverview, {}))
    },
  }
}
