import { readBlindness, setBlindness } from '#contract/received'
import { useRead, useRenew, useSend } from '#platform/call'
import { blindnessRead } from '../reads.ts'
import { useRenewReceived } from './useReceived.ts'

/** Whether the company looks at applications blind; turning it reads anew whatever shows a person. */
export function useBlindness() {
  const { data } = useRead(blindnessRead)
  const { send, isSending } = useSend(setBlindness)
  const renew = useRenew(readBlindness)
  const renewReceived = useRenewReceived()
  return {
    isBlind: data?.on,
    isSending,
    turn: async (on: boolean) => {
      await send({ on })
      await Promise.all([renew(), renewReceived()])
    },
  }
}
