import type { InputOf } from '#contract/endpoint'
import { askRecheck, registrationResult } from '#contract/exam-tickets'
import { useRead, useRenew, useSend } from '#platform/call'
import { resultRead } from '../reads.ts'

/** One's own result, and the wish to have a paper looked at again. */
export function useResult() {
  const { data, ...state } = useRead(resultRead)
  const { send } = useSend(askRecheck)
  const renew = useRenew(registrationResult)
  return {
    result: data,
    ...state,
    ask: async (wish: InputOf<typeof askRecheck>) => {
      await send(wish)
      await renew()
    },
  }
}
