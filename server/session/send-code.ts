import type { ParsedInputOf } from '#contract/endpoint'
import type { sendSms } from '#contract/session'
import type { Context, Preparation } from '../http/context.ts'
import { countTry } from '../http/limits.ts'
import { siteFor } from '../sites.ts'
import { solveChallenge } from './captcha.ts'
import { issueCode, RESEND_SECONDS, SMS_SECONDS, smsLimits } from './sms-codes.ts'
import { codeMessage } from './sms-texts.ts'

type Request = ParsedInputOf<typeof sendSms>

/** The captcha comes first and is used up: nobody exhausts another person's messages without solving one each time. */
export const checkSender = ({ captcha }: Request, { db, now }: Preparation): Promise<void> =>
  solveChallenge(db, captcha, now)

/** Sends a code. The answer is the same whether or not the number has an account: this is no place to find out. */
export async function sendCode({ phone, userType, purpose }: Request, context: Context) {
  const { db, now, ip } = context
  const code = await issueCode(db, { phone, userType, purpose }, now)
  // In the same transaction: what is counted are messages, not tries.
  await countTry(db, smsLimits(phone, ip), now)
  context.sendSms(codeMessage(siteFor(context.settings.sites, context.host).name, purpose, phone, code))
  return { resendAfter: RESEND_SECONDS, expiresIn: SMS_SECONDS }
}
