import type { ParsedInputOf } from '#contract/endpoint'
import type { sendEmail, sendSms } from '#contract/sign-in'
import type { Context, Preparation } from '../http/context.ts'
import { countTry } from '../http/limits.ts'
import { siteFor } from '../sites.ts'
import { captchaWrong, solveChallenge } from './captcha.ts'
import type { CodeUse } from './code-queries.ts'
import { codeMessage } from './code-texts.ts'
import { isKnownAddress } from './known-addresses.ts'
import { CODE_SECONDS, codeLimits, isOrderOf, issueCode, RESEND_SECONDS } from './one-time-codes.ts'

type Request = ParsedInputOf<typeof sendSms>
type EmailRequest = ParsedInputOf<typeof sendEmail>

const boundTo = (request: Request | EmailRequest): CodeUse => ({
  address: 'phone' in request ? request.phone : request.email,
  userType: request.userType,
  purpose: request.purpose,
})

/**
 * The captcha comes first and is used up: nobody exhausts another person's messages without solving one each time.
 * Whoever asks again shows the last order for the same use instead.
 */
export async function checkSender(request: Request | EmailRequest, { db, now }: Preparation): Promise<void> {
  const { captcha, order } = request
  if (captcha) return solveChallenge(db, captcha, now)
  if (order === undefined || !(await isOrderOf(db, boundTo(request), order, now))) throw captchaWrong('请填写验证码')
}

/** The name that people know the site by at the address they came to. */
export const siteNameOf = ({ settings, host }: Pick<Context, 'settings' | 'host'>) => siteFor(settings.sites, host).name

const answerOf = (order: string) => ({ resendAfter: RESEND_SECONDS, expiresIn: CODE_SECONDS, order })

/** Sends a code. The answer is the same whether or not the number has an account: this is no place to find out. */
export async function sendCode(request: Request, context: Context) {
  const { db, now, ip } = context
  const { phone, userType, purpose } = request
  const { code, order } = await issueCode(db, boundTo(request), ip, now)
  const asker = (await isKnownAddress(db, { userType, phone, ip })) ? 'known' : 'stranger'
  // In the same transaction: what is counted are messages, not tries.
  await countTry(db, codeLimits('sms', { address: phone, purpose, ip, asker }), now)
  context.sendSms(codeMessage(siteNameOf(context), purpose, phone, code))
  return answerOf(order)
}

/** The same by e-mail. */
export async function sendEmailCode(request: EmailRequest, context: Context) {
  const { db, now, ip } = context
  const { email, purpose } = request
  const { code, order } = await issueCode(db, boundTo(request), ip, now)
  await countTry(db, codeLimits('email', { address: email, purpose, ip, asker: 'stranger' }), now)
  context.sendEmail(codeMessage(siteNameOf(context), purpose, email, code))
  return answerOf(order)
}
