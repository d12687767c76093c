import { codes } from '#contract/codes'
import type { UserType } from '#contract/session'
import type { CaptchaAnswer } from '#contract/session-fields'
import { type SmsPurpose, sendSms } from '#contract/sign-in'
import { useSend } from '#platform/call'
import { CallRefused } from '#platform/transport'

/** What lets somebody ask for a code: a solved captcha, or the order of the last code for the same use. */
export type CodeProof = { captcha: CaptchaAnswer } | { order: string }

/** The wait that the service asks for when it refuses, in seconds; 0 for none. */
export function waitOf(error: unknown): number {
  if (!(error instanceof CallRefused) || error.code !== codes.tooMany) return 0
  const { data } = error
  return typeof data === 'object' && data !== null && 'retryAfter' in data ? Number(data.retryAfter) : 60
}

/** Sends a code to a phone; gives the seconds until the next one may be asked for, and the order that goes back with it. */
export function useSmsCode(purpose: SmsPurpose, userType: UserType) {
  const { send } = useSend(sendSms)
  return (phone: string, proof: CodeProof) => send({ phone, purpose, userType, ...proof })
}
