import { jobRelation } from '#contract/jobs'
import { setFavourite } from '#contract/seeker'
import { useToasts } from '#design-system'
import { useReplace, useSend } from '#platform/call'
import { CallRefused } from '#platform/transport'

/** Saves a job or lets it go; shown at once and taken back, with the reason, when the service refuses. */
export function useFavourite(id: string) {
  const { send } = useSend(setFavourite)
  const replace = useReplace(jobRelation)
  const toasts = useToasts()

  return {
    setFavourite: async (favourite: boolean) => {
      try {
        await replace({ id }, send({ id, favourite }), {
          optimisticData: current => ({ applicationId: '', ...current, favourite }),
          populateCache: (answer, current) => ({ applicationId: '', ...current, ...answer }),
          rollbackOnError: true,
        })
      } catch (error) {
        if (error instanceof CallRefused) toasts.show({ message: error.message, tone: 'danger', duration: 3000 })
      }
    },
  }
}
