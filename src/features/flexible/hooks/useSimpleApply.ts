import { applySimply, flexibleJobInfo } from '#contract/flexible'
import { useRead, useRenew, useSend } from '#platform/call'
import { simpleApplicationsRead } from '../reads.ts'

/** How my application to a posting stands, and applying to it; nothing is asked for guests and employers. */
export function useSimpleApply(id: string) {
  const { data, retry } = useRead(simpleApplicationsRead)
  const { send } = useSend(applySimply)
  const renew = useRenew(flexibleJobInfo)
  return {
    mine: data?.list[0],
    async apply(values: { name: string; note?: string | undefined }) {
      await send({ id, name: values.name, note: values.note ?? '' })
      retry()
      await renew()
    },
  }
}
