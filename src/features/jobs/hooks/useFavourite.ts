import { jobRelation } from '#contract/jobs'
import { setFavourite } from '#contract/seeker'
import { useReplace, useSend } from '#platform/call'
import { useSay } from '#platform/notices'

/** Saves a job or lets it go; shown at once and taken back, with the reason, when the service refuses. */
export function useFavourite(id: string) {
  const { send } = useSend(setFavourite)
  const replace = useReplace(jobRelation)
  const say = useSay()

  return {
    setFavourite: async (favourite: boolean) => {
      try {
        await replace({ id }, send({ id, favourite }), {
          optimisticData: current => ({ applicationId: '', ...current, favourite }),
          populateCache: (answer, current) => ({ applicationId: '', ...current, ...answer }),
          rollbackOnError: true,
        })
      } catch (error) {
        say.failure(error)
      }
    },
  }
}
