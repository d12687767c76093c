import { type ApplicationState, listOwnApplications, withdrawApplication } from '#contract/applications'
import { useCall, useSend } from '#platform/call'

/** A page of my applications, newest first; the page before stays while the next one loads. */
export function useApplications(state: ApplicationState | '', page: number) {
  const { data, ...rest } = useCall(listOwnApplications, { state, page }, { keepPreviousData: true })
  const { send } = useSend(withdrawApplication)
  return {
    applications: data,
    ...rest,
    /** Takes an application back and reads the list anew, whatever came of it. */
    async withdraw(id: string) {
      try {
        await send({ id })
      } finally {
        rest.retry()
      }
    },
  }
}
