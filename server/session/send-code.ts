import type { ParsedInputOf } from '#contract/endpoint'
import type { sendEmail, sendSms } from '#contract/sign-in'
import type { Context, Preparation } from '../http/context.ts'
import { countTry } from '../http/limits.ts'
import { siteFor } from '../sites.ts'
import { solveChallenge } from './captcha.ts'
import { codeMessage } from './code-texts.ts'
import { CODE_SECONDS, emailLimits, issueCode, RESEND_SECONDS, smsLimits } from './one-time-codes.ts'

type Request = ParsedInputOf<typeof sendSms>

/** The captcha comes first and is used up: nobody exhausts another person's messages without solving one each time. */
export const checkSender = ({ captcha }: Pick<Request, 'captcha'>, { db, now }: Preparation): Promise<void> =>
  solveChallenge(db, captcha, now)

/** The name that people know the site by at the address they came to. */
export const siteNameOf = ({ settings, host }: Pick<Context, 'settings' | 'host'>) => siteFor(settings.sites, host).name

/** Sends a code. The answer is the same whether or not the number has an account: this is no place to find out. */
export async function sendCode({ phone, userType, purpose }: Request, context: Context) {
  const { db, now, ip } = context
  const code = await issueCode(db, { address: phone, userType, purpose }, now)
  // In the same transaction: what is counted are messages, not tries.
  await countTry(db, smsLimits(phone, ip), now)
  context.sendSms(codeMessage(siteNameOf(context), purpose, phone, code))
  return { resendAfter: RESEND_SECONDS, expiresIn: CODE_SECONDS }
}

type EmailRequest = ParsedInputOf<typeof sendEmail>

/** The same by e-mail. */
export async function sendEmailCode({ email, userType, purpose }: EmailRequest, context: Context) {
  const { db, now, ip } = context
  const code = await issueCode(db, { address: email, userType, purpose }, now)
  await countTry(db, emailLimits(email, ip), now)
  context.sendEmail(codeMessage(siteNameOf(context), purpose, email, code))
  return { resendAfter: RESEND_SECONDS, expiresIn: CODE_SECONDS }
}
