import { createHash } from 'node:crypto'
import type { UserType } from '#contract/session'
import type { CaptchaAnswer } from '#contract/session-fields'
import type { Queryable } from '../db/db.ts'
import { networkOf } from '../http/client-ip.ts'
import type { Limit } from '../http/limits.ts'
import { tooMany } from '../http/refusal.ts'
import { captchaWrong, solveChallenge } from './captcha.ts'
import { findFailures } from './login-queries.ts'
import type { Turn } from './turns.ts'

/** So many wrong passwords in a row from one address ask it for a captcha, and so many begin to cost it time. */
const CAPTCHA_AFTER = 3
const DELAY_AFTER = 5
const FIRST_DELAY = 30
const LONGEST_DELAY = 5 * 60
/** So many wrong ones from everywhere ask every address for a captcha from which the owner has never come. */
const CAPTCHA_FOR_STRANGERS_AFTER = 10
/** After so many somebody guesses from many addresses: a new one has few guesses, enough for whoever knows the password. */
const SIEGE_AFTER = 60
/** A row of failures is over after an hour without another one. */
export const FORGOTTEN_AFTER = 3_600

const digest = (text: string) => createHash('sha256').update(text).digest('hex')

/** What failures are counted by: the same for numbers with and without an account, and no number in clear. */
export const accountKey = (userType: UserType, phone: string) => digest(`${userType} ${phone}`)

/** The account as seen from one address: what somebody does elsewhere is not held against whoever is here. */
export const placeKey = (userType: UserType, phone: string, ip: string) => digest(`${userType} ${phone} ${ip}`)

export const needsCaptcha = (failures: number) => failures >= CAPTCHA_AFTER

/** Seconds to wait after so many wrong passwords in a row from one address: it grows, and never locks anybody out. */
export const delayAfter = (failures: number) =>
  failures < DELAY_AFTER ? 0 : Math.min(FIRST_DELAY * 2 ** (failures - DELAY_AFTER), LONGEST_DELAY)

/** Logins of any kind from one address. */
export const loginLimits = (_: unknown, { ip }: { readonly ip: string }): readonly Limit[] => [
  { name: 'login-by-ip', subject: ip, max: 60, seconds: 60 },
]

/** Who tries to sign in where, and from where. */
export interface Door {
  readonly userType: UserType
  readonly phone: string
  readonly ip: string
  /** The account has signed in from this address before. */
  readonly isKnown: boolean
}

/** Where their password is checked: those who have been here before do not wait behind those who have not. */
export const turnOf = ({ userType, phone, ip, isKnown }: Door): Turn =>
  isKnown ? { lane: 'known', source: placeKey(userType, phone, ip) } : { lane: 'common', source: ip }

const guesses = (name: string, subject: string, max: number): Limit => ({
  name,
  subject,
  max,
  seconds: 3_600,
  message: '尝试次数过多，请稍后再试或用短信验证码登录',
})

/** What parallel guesses of one password cannot get around: counted for the account and the address together. */
export const guessLimits = ({ userType, phone, ip, isKnown }: Door, isBesieged = false): readonly Limit[] => [
  guesses('login-by-place', placeKey(userType, phone, ip), 20),
  ...(isKnown ? [] : [guesses('login-by-network', placeKey(userType, phone, networkOf(ip)), 60)]),
  ...(isBesieged && !isKnown ? [guesses('login-besieged', placeKey(userType, phone, ip), 3)] : []),
]

async function failuresOf(db: Queryable, key: string, now: Date) {
  const row = await findFailures(db, key)
  const since = row ? (now.getTime() - new Date(row.last_at).getTime()) / 1_000 : FORGOTTEN_AFTER
  return { count: row && since < FORGOTTEN_AFTER ? row.failures : 0, since }
}

/** Wrong passwords of late: from this address, and from everywhere. */
export async function failuresAt(db: Queryable, { userType, phone, ip }: Door, now: Date) {
  return {
    here: await failuresOf(db, placeKey(userType, phone, ip), now),
    everywhere: await failuresOf(db, accountKey(userType, phone), now),
  }
}

type Failures = Awaited<ReturnType<typeof failuresAt>>

export const isBesieged = ({ everywhere }: Failures) => everywhere.count >= SIEGE_AFTER

/** Throws `tooMany` when this address has sent wrong passwords lately, `captchaWrong` when it or many others have. */
export async function guardLogin(
  db: Queryable,
  { isKnown }: Door,
  { here, everywhere }: Failures,
  captcha: CaptchaAnswer | undefined,
  now: Date,
): Promise<void> {
  const wait = delayAfter(here.count) - here.since
  if (wait > 0) throw tooMany(wait, '密码错误次数过多，请稍后再试或用短信验证码登录')
  const isSuspect = !isKnown && everywhere.count >= CAPTCHA_FOR_STRANGERS_AFTER
  if (!needsCaptcha(here.count) && !isSuspect) return
  if (!captcha) throw captchaWrong('请填写验证码')
  await solveChallenge(db, captcha, now)
}
