import { useSWRConfig } from 'swr'
import { jobRelation } from '#contract/jobs'
import { setFavourite } from '#contract/seeker'
import { callKey, useSend } from '#platform/call'

/** Saves a job or lets it go; shown at once and taken back when the service refuses. */
export function useFavourite(id: string) {
  const { send } = useSend(setFavourite)
  const { mutate } = useSWRConfig()
  const key = callKey(jobRelation, { id })

  return {
    setFavourite: (favourite: boolean) =>
      mutate(key, send({ id, favourite }), {
        optimisticData: current => ({ applicationId: '', ...current, favourite }),
        populateCache: (answer, current) => ({ applicationId: '', ...current, ...answer }),
        rollbackOnError: true,
        revalidate: false,
      }),
  }
}
