import type { InputOf } from '#contract/endpoint'
import { type UserType, userTypes } from '#contract/session'
import { loginCompany, loginMember } from '#contract/sign-in'
import { useSend } from '#platform/call'
import { type Closing, closingOf } from '../model/closing.ts'
import { useSignedIn } from './useSignedIn.ts'

/** Signs in as an individual or an employer, and goes on from there; `onClosing` hears of an account that is being cancelled. */
export function useLogin(userType: UserType, onClosing: (closing: Closing) => void) {
  const { send } = useSend(userType === userTypes.employer ? loginCompany : loginMember)
  const welcome = useSignedIn()
  return async (input: InputOf<typeof loginMember>) => {
    try {
      await welcome(await send(input))
    } catch (error) {
      const closing = closingOf(error)
      if (!closing) throw error
      onClosing(closing)
    }
  }
}
