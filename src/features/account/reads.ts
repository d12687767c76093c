import { getAccount } from '#contract/account'
import { read } from '#platform/routing'

/** My own account. */
export const accountRead = read(getAccount, () => ({}))
