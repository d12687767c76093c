import { useSWRConfig } from 'swr'
import { listConsents, withdrawConsent } from '#contract/account'
import { callKey, useCall, useSend } from '#platform/call'

/** What I have agreed to. */
export function useConsents() {
  const { data, ...state } = useCall(listConsents, {})
  const { send, isSending } = useSend(withdrawConsent)
  const { mutate } = useSWRConfig()
  return {
    consents: data?.list,
    ...state,
    isWithdrawing: isSending,
    async withdraw(purpose: string) {
      await mutate(callKey(listConsents, {}), await send({ purpose }), { revalidate: false })
    },
  }
}
