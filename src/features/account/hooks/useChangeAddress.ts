import { updateCompanyAddress, updateMemberAddress } from '#contract/account'
import type { InputOf } from '#contract/endpoint'
import { type UserType, userTypes } from '#contract/session'
import { useSend } from '#platform/call'
import { useKeepAccount } from './useAccount.ts'
import { useGuarded } from './useGuarded.ts'

/** Takes the account to a new phone or e-mail address. */
export function useChangeAddress(userType: UserType) {
  const { send } = useSend(userType === userTypes.employer ? updateCompanyAddress : updateMemberAddress)
  const keep = useKeepAccount()
  const guarded = useGuarded()
  return async (input: InputOf<typeof updateMemberAddress>) => {
    await keep(await guarded(() => send(input)))
  }
}
