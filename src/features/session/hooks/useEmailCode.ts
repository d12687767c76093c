import type { UserType } from '#contract/session'
import { type EmailPurpose, sendEmail } from '#contract/sign-in'
import { useSend } from '#platform/call'
import type { CodeProof } from './useSmsCode.ts'

/** Sends a code to an e-mail address; otherwise like `useSmsCode`. */
export function useEmailCode(purpose: EmailPurpose, userType: UserType) {
  const { send } = useSend(sendEmail)
  return (email: string, proof: CodeProof) => send({ email, purpose, userType, ...proof })
}
