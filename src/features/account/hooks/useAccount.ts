import { useSWRConfig } from 'swr'
import { type AccountInfo, getAccount } from '#contract/account'
import { callKey, useCall } from '#platform/call'

/** My own account. */
export function useAccount() {
  const { data, ...state } = useCall(getAccount, {})
  return { account: data, ...state }
}

/** Puts what the service has just said of the account where every part reads it. */
export function useKeepAccount() {
  const { mutate } = useSWRConfig()
  return (changes: Partial<AccountInfo>) =>
    mutate<AccountInfo>(callKey(getAccount, {}), current => (current ? { ...current, ...changes } : current), {
      revalidate: false,
    })
}
