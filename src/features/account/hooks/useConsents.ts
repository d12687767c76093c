import { listConsents, withdrawConsent } from '#contract/account'
import { useCall, useReplace, useSend } from '#platform/call'

/** What I have agreed to. */
export function useConsents() {
  const { data, ...state } = useCall(listConsents, {})
  const { send, isSending } = useSend(withdrawConsent)
  const replace = useReplace(listConsents)
  return {
    consents: data?.list,
    ...state,
    isWithdrawing: isSending,
    async withdraw(purpose: string) {
      await replace({}, await send({ purpose }))
    },
  }
}
