import { createHash } from 'node:crypto'
import type { UserType } from '#contract/session'
import type { CaptchaAnswer } from '#contract/session-fields'
import type { Queryable } from '../db/db.ts'
import type { Limit } from '../http/limits.ts'
import { tooMany } from '../http/refusal.ts'
import { captchaWrong, solveChallenge } from './captcha.ts'
import { findFailures } from './login-queries.ts'

/** So many wrong passwords in a row ask for a captcha, and so many begin to cost time. */
const CAPTCHA_AFTER = 3
const DELAY_AFTER = 5
const FIRST_DELAY = 30
const LONGEST_DELAY = 5 * 60
/** A row of failures is over after an hour without another one. */
export const FORGOTTEN_AFTER = 3_600

/** What failures are counted by: the same for numbers with and without an account, and no number in clear. */
export const accountKey = (userType: UserType, phone: string) =>
  createHash('sha256').update(`${userType} ${phone}`).digest('hex')

export const needsCaptcha = (failures: number) => failures >= CAPTCHA_AFTER

/** Seconds to wait after so many wrong passwords in a row: it grows, and never locks anybody out. */
export const delayAfter = (failures: number) =>
  failures < DELAY_AFTER ? 0 : Math.min(FIRST_DELAY * 2 ** (failures - DELAY_AFTER), LONGEST_DELAY)

/** Logins of any kind from one address. */
export const loginLimits = (_: unknown, { ip }: { readonly ip: string }): readonly Limit[] => [
  { name: 'login-by-ip', subject: ip, max: 60, seconds: 60 },
]

/** What parallel guesses of one password cannot get around. */
export const guessLimit = (account: string): Limit => ({
  name: 'login-by-account',
  subject: account,
  max: 20,
  seconds: 3_600,
  message: '尝试次数过多，请稍后再试或用短信验证码登录',
})

/** Throws `tooMany` or `captchaWrong` when an account has seen wrong passwords lately. */
export async function guardLogin(
  db: Queryable,
  account: string,
  captcha: CaptchaAnswer | undefined,
  now: Date,
): Promise<void> {
  const row = await findFailures(db, account)
  const since = row ? (now.getTime() - new Date(row.last_at).getTime()) / 1_000 : FORGOTTEN_AFTER
  const failures = row && since < FORGOTTEN_AFTER ? row.failures : 0
  const wait = delayAfter(failures) - since
  if (wait > 0) throw tooMany(wait, '密码错误次数过多，请稍后再试或用短信验证码登录')
  if (!needsCaptcha(failures)) return
  if (!captcha) throw captchaWrong('请填写验证码')
  await solveChallenge(db, captcha, now)
}
