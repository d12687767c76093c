import type { InputOf } from '#contract/endpoint'
import { loginCompany, loginMember, type UserType, userTypes } from '#contract/session'
import { useSend } from '#platform/call'
import { useSignedIn } from './useSignedIn.ts'

/** Signs in as an individual or an employer, and goes on from there. */
export function useLogin(userType: UserType) {
  const { send } = useSend(userType === userTypes.employer ? loginCompany : loginMember)
  const welcome = useSignedIn()
  return async (input: InputOf<typeof loginMember>) => welcome(await send(input))
}
