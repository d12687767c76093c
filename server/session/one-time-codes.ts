import { createHash, randomInt, randomUUID } from 'node:crypto'
import { codes } from '#contract/codes'
import { secondsAfter } from '../clock.ts'
import type { Queryable } from '../db/db.ts'
import type { Limit } from '../http/limits.ts'
import { Refusal, tooMany } from '../http/refusal.ts'
import { type CodeUse, findLastSentAt, insertCode, lockAddress, tryCode } from './code-queries.ts'

export const CODE_SECONDS = 5 * 60
export const RESEND_SECONDS = 60

const digest = ({ address, userType, purpose }: CodeUse, code: string): Uint8Array =>
  createHash('sha256').update(`${purpose} ${userType} ${address} ${code}`).digest()

/** Against cost and harassment: what one number, one address, one network and everybody may ask for. */
export const smsLimits = (phone: string, ip: string): readonly Limit[] => [
  {
    name: 'sms-by-phone',
    subject: phone,
    max: 10,
    seconds: 86_400,
    message: '该手机号今天获取验证码次数过多，请明天再试',
  },
  { name: 'sms-by-ip', subject: ip, max: 20, seconds: 3_600 },
  { name: 'sms-by-network', subject: ip.replace(/\.\d+$/, ''), max: 100, seconds: 3_600 },
  { name: 'sms-by-all', subject: '', max: 1_000, seconds: 60 },
]

/** The same for e-mail. */
export const emailLimits = (email: string, ip: string): readonly Limit[] => [
  {
    name: 'email-by-address',
    subject: email,
    max: 10,
    seconds: 86_400,
    message: '该邮箱今天获取验证码次数过多，请明天再试',
  },
  { name: 'email-by-ip', subject: ip, max: 20, seconds: 3_600 },
  { name: 'email-by-network', subject: ip.replace(/\.\d+$/, ''), max: 100, seconds: 3_600 },
  { name: 'email-by-all', subject: '', max: 1_000, seconds: 60 },
]

/** Throws `tooMany` within a minute of the last code for the same use. */
async function refuseHaste(db: Queryable, use: CodeUse, now: Date): Promise<void> {
  const last = await findLastSentAt(db, use)
  const wait = last ? RESEND_SECONDS - (now.getTime() - new Date(last).getTime()) / 1_000 : 0
  if (wait > 0) throw tooMany(wait, '验证码已发送，请稍后再获取')
}

/** Makes a six-digit code, which takes the place of the one before; parallel requests for one address wait for each other. */
export async function issueCode(tx: Queryable, use: CodeUse, now: Date): Promise<string> {
  await lockAddress(tx, use.address)
  await refuseHaste(tx, use, now)
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const expiresAt = secondsAfter(now, CODE_SECONDS)
  await insertCode(tx, { id: randomUUID(), use, codeHash: digest(use, code), now, expiresAt })
  return code
}

/** Uses the last code up when it is this one; a wrong one counts as one of its five tries. */
export const redeemCode = (tx: Queryable, use: CodeUse, code: string, now: Date): Promise<boolean> =>
  tryCode(tx, use, digest(use, code), now)

/** To be returned, not thrown: the counted try must stay. */
export const codeWrong = (words = '短信验证码不正确或已过期') =>
  new Refusal(codes.codeWrong, words, { fields: { code: words } })

/** The same for a code that came by e-mail. */
export const emailCodeWrong = () => codeWrong('邮箱验证码不正确或已过期')
