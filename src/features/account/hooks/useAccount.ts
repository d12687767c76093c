import { type AccountInfo, getAccount } from '#contract/account'
import { useRead, useReplace } from '#platform/call'
import { accountRead } from '../reads.ts'

/** My own account. */
export function useAccount() {
  const { data, ...state } = useRead(accountRead)
  return { account: data, ...state }
}

/** Puts what the service has just said of the account where every part reads it. */
export function useKeepAccount() {
  const replace = useReplace(getAccount)
  return (changes: Partial<AccountInfo>) => replace({}, current => (current ? { ...current, ...changes } : current))
}
