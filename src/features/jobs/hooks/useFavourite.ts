import { useSWRConfig } from 'swr'
import { jobRelation } from '#contract/jobs'
import { setFavourite } from '#contract/seeker'
import { useToasts } from '#design-system'
import { callKey, useSend } from '#platform/call'
import { CallRefused } from '#platform/transport'

/** Saves a job or lets it go; shown at once and taken back, with the reason, when the service refuses. */
export function useFavourite(id: string) {
  const { send } = useSend(setFavourite)
  const { mutate } = useSWRConfig()
  const toasts = useToasts()
  const key = callKey(jobRelation, { id })

  return {
    setFavourite: async (favourite: boolean) => {
      try {
        await mutate(key, send({ id, favourite }), {
          optimisticData: current => ({ applicationId: '', ...current, favourite }),
          populateCache: (answer, current) => ({ applicationId: '', ...current, ...answer }),
          rollbackOnError: true,
          revalidate: false,
        })
      } catch (error) {
        if (error instanceof CallRefused) toasts.show({ message: error.message, tone: 'danger', duration: 3000 })
      }
    },
  }
}
