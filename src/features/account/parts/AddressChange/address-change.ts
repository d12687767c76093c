import type { AccountInfo } from '#contract/account'
import type { UserType } from '#contract/session'

/** What the forms of a new phone and a new e-mail address are given. */
export interface AddressChangeProps {
  account: AccountInfo
  userType: UserType
  onDone: (words: string) => void
}
