import { codes } from '#contract/codes'
import type { ParsedInputOf } from '#contract/endpoint'
import type { UserType } from '#contract/session'
import type { loginMember } from '#contract/sign-in'
import type { Queryable } from '../db/db.ts'
import type { Context, Preparation } from '../http/context.ts'
import { countTry, forgiveTry } from '../http/limits.ts'
import { Busy, committed, Refusal } from '../http/refusal.ts'
import { type AccountRow, findAccount, highestCost, updatePassword } from './account-queries.ts'
import { entrance } from './entrance.ts'
import { isKnownAddress, rememberAddress } from './known-addresses.ts'
import {
  accountKey,
  type Door,
  FORGOTTEN_AFTER,
  failuresAt,
  guardLogin,
  guessLimits,
  isBesieged,
  needsCaptcha,
  placeKey,
  turnOf,
} from './login-guard.ts'
import { addFailure, clearFailures } from './login-queries.ts'
import { codeWrong, redeemCode } from './one-time-codes.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { offerReturn } from './return.ts'
import { beginSession } from './tokens.ts'
import type { Turn } from './turns.ts'

type Credentials = ParsedInputOf<typeof loginMember>

/** Whose password was right, and its new hash when the old one is outdated; null when it was wrong. */
interface Checked {
  readonly id: string
  readonly verifiedHash: string
  readonly newHash: string | null
}

const doorOf = async (db: Queryable, userType: UserType, phone: string, ip: string): Promise<Door> => ({
  userType,
  phone,
  ip,
  isKnown: await isKnownAddress(db, { userType, phone, ip }),
})

/** Checks a password before the transaction begins: it takes long, and the database has better things to do. */
export async function checkPassword(
  userType: UserType,
  input: Credentials,
  context: Preparation,
): Promise<Checked | null> {
  if (input.way === 'sms') return null
  const { db, now, settings, ip } = context
  const { phone, password, captcha } = input
  const door = await doorOf(db, userType, phone, ip)
  const failures = await failuresAt(db, door, now)
  await guardLogin(db, door, failures, captcha, now)
  await countTry(db, guessLimits(door, isBesieged(failures)), now)
  const found = await findAccount(db, userType, phone)
  const stored = found?.password_hash ?? null
  const turn = turnOf(door)
  const costs = { cost: settings.passwordCost, highest: await highestCost(context) }
  const { matches, isOutdated } = await verifyPassword(password, stored, costs, turn)
  if (!found || stored === null || !matches) return null
  const newHash = isOutdated ? await hashAnew(password, settings.passwordCost, turn) : null
  return { id: found.id, verifiedHash: stored, newHash }
}

/** The next sign-in does it when there is no time now. */
async function hashAnew(password: string, cost: number, turn: Turn): Promise<string | null> {
  try {
    return await hashPassword(password, cost, turn)
  } catch (error) {
    if (error instanceof Busy) return null
    throw error
  }
}

/** Signs in by the checked password or by an SMS code. What failed stays counted. */
export const login = (userType: UserType, input: Credentials, context: Context, checked: Checked | null) =>
  input.way === 'sms' ? loginByCode(userType, input, context) : loginByPassword(userType, input.phone, context, checked)

async function loginByPassword(userType: UserType, phone: string, context: Context, checked: Checked | null) {
  const { db, now, ip } = context
  const place = placeKey(userType, phone, ip)
  // The password may have been changed since it was checked.
  const current = checked && (await findAccount(db, userType, phone))
  if (!checked || current?.password_hash !== checked.verifiedHash) {
    const failures = await addFailure(db, place, FORGOTTEN_AFTER, now)
    await addFailure(db, accountKey(userType, phone), FORGOTTEN_AFTER, now)
    context.refused('password')
    return committed(new Refusal(codes.credentialsWrong, '手机号或密码不正确', { captcha: needsCaptcha(failures) }))
  }
  await clearFailures(db, place)
  // Whoever knows the password was not guessing, however often they come.
  const door = await doorOf(db, userType, phone, ip)
  for (const limit of guessLimits(door, true)) await forgiveTry(db, limit, now)
  if (checked.newHash !== null) await updatePassword(db, checked.id, checked.newHash, now)
  return welcome(userType, phone, current, 'password', context)
}

type CodeCredentials = Extract<Credentials, { way: 'sms' }>

async function loginByCode(userType: UserType, { phone, code, order }: CodeCredentials, context: Context) {
  const { db, now, ip } = context
  if (!(await redeemCode(db, { address: phone, userType, purpose: 'login' }, { code, order, ip }, now))) {
    context.refused('code')
    return committed(codeWrong())
  }
  const found = await findAccount(db, userType, phone)
  if (!found) {
    context.refused('not-registered')
    return committed(notRegistered())
  }
  await clearFailures(db, placeKey(userType, phone, ip))
  return welcome(userType, phone, found, 'sms', context)
}

/** Said only to whoever has shown, by a code, that the number is theirs. */
export const notRegistered = () =>
  new Refusal(codes.credentialsWrong, '该手机号尚未注册，请先注册', { fields: { phone: '该手机号尚未注册，请先注册' } })

/** A session; for an account that is being cancelled the offer to come back, and no session before it is taken. */
async function welcome(
  userType: UserType,
  phone: string,
  { id, cancelled_at }: AccountRow,
  way: string,
  context: Context,
) {
  const { db, now, audit, device, ip } = context
  await rememberAddress(db, id, { userType, phone, ip }, now)
  entrance.remember(ip)
  if (cancelled_at !== null) return offerReturn(id, new Date(cancelled_at), context)
  await audit({ action: 'session.login', actor: { id, userType }, detail: { way } })
  return beginSession(db, { id, userType }, now, device)
}
