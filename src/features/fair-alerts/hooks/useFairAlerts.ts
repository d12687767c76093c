import { type FairAlertWay, fairAlerts, saveFairAlerts } from '#contract/fair-alerts'
import { useRead, useReplace, useSend } from '#platform/call'
import { fairAlertsRead } from '../reads.ts'

/** By which ways one hears of changes of one's fairs; `toggle` throws what the service refuses. */
export function useFairAlerts() {
  const { data: alerts } = useRead(fairAlertsRead)
  const { send, isSending } = useSend(saveFairAlerts)
  const replace = useReplace(fairAlerts)
  return {
    alerts,
    isSending,
    async toggle(way: FairAlertWay) {
      const before = alerts?.ways ?? []
      const ways = before.includes(way) ? before.filter(one => one !== way) : [...before, way]
      await replace({}, await send({ ways }))
    },
  }
}
