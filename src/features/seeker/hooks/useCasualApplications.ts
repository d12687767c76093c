import { withdrawSimply } from '#contract/flexible'
import { useRead, useSend } from '#platform/call'
import { casualApplicationsRead } from '../reads.ts'

/** A page of my applications to casual work, newest first; the page before stays while the next one loads. */
export function useCasualApplications() {
  const { data, ...rest } = useRead(casualApplicationsRead)
  const { send } = useSend(withdrawSimply)
  return {
    applications: data,
    ...rest,
    /** Takes one back and reads the list anew, whatever came of it. */
    async withdraw(id: string) {
      try {
        await send({ id })
      } finally {
        rest.retry()
      }
    },
  }
}
