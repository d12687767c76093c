import { useSWRConfig } from 'swr'
import { readBlindness, setBlindness } from '#contract/received'
import { callKey, useCall, useSend } from '#platform/call'
import { isReceivedStale } from './useReceived.ts'

/** Whether the company looks at applications blind; turning it reads anew whatever shows a person. */
export function useBlindness() {
  const { data } = useCall(readBlindness, {})
  const { send, isSending } = useSend(setBlindness)
  const { mutate } = useSWRConfig()
  return {
    isBlind: data?.on,
    isSending,
    turn: async (on: boolean) => {
      await send({ on })
      await Promise.all([mutate(callKey(readBlindness, {})), mutate(isReceivedStale)])
    },
  }
}
