import type { UserType } from '#contract/session'
import type { CaptchaAnswer } from '#contract/session-fields'
import { type EmailPurpose, sendEmail } from '#contract/sign-in'
import { useSend } from '#platform/call'

/** Sends a code to an e-mail address; gives the seconds until the next one may be asked for. */
export function useEmailCode(purpose: EmailPurpose, userType: UserType) {
  const { send } = useSend(sendEmail)
  return async (email: string, captcha: CaptchaAnswer): Promise<number> =>
    (await send({ email, purpose, userType, captcha })).resendAfter
}
