import type { InputOf } from '#contract/endpoint'
import { askRecheck, type RegistrationResult, registrationResult } from '#contract/exam-tickets'
import { useRead, useReplace, useSend } from '#platform/call'
import { resultRead } from '../reads.ts'

/** One's own result, and the wish to have a paper looked at again. */
export function useResult() {
  const { data, ...state } = useRead(resultRead)
  const { send } = useSend(askRecheck)
  const replace = useReplace(registrationResult)
  return {
    result: data,
    ...state,
    ask: async (wish: InputOf<typeof askRecheck>) => {
      const { rechecks } = await send(wish)
      // The answer says what is asked now: nothing is read anew, which on a bad line would not come.
      await replace<RegistrationResult | undefined>({ id: wish.id }, shown => shown && { ...shown, rechecks })
    },
  }
}
