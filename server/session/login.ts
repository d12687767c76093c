import { codes } from '#contract/codes'
import type { ParsedInputOf } from '#contract/endpoint'
import type { UserType } from '#contract/session'
import type { loginMember } from '#contract/sign-in'
import type { Context, Preparation } from '../http/context.ts'
import { countTry, forgiveTry } from '../http/limits.ts'
import { Refusal } from '../http/refusal.ts'
import { type AccountRow, findAccount, updatePassword } from './account-queries.ts'
import { accountKey, FORGOTTEN_AFTER, guardLogin, guessLimit, needsCaptcha } from './login-guard.ts'
import { addFailure, clearFailures } from './login-queries.ts'
import { codeWrong, redeemCode } from './one-time-codes.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { offerReturn } from './return.ts'
import { beginSession } from './tokens.ts'

type Credentials = ParsedInputOf<typeof loginMember>

/** Whose password was right, and its new hash when the old one is outdated; null when it was wrong. */
interface Checked {
  readonly id: string
  readonly verifiedHash: string
  readonly newHash: string | null
}

/** Checks a password before the transaction begins: it takes long, and the database has better things to do. */
export async function checkPassword(
  userType: UserType,
  input: Credentials,
  { db, now, settings }: Preparation,
): Promise<Checked | null> {
  if (input.way === 'sms') return null
  const { phone, password, captcha } = input
  const account = accountKey(userType, phone)
  await countTry(db, [guessLimit(account)], now)
  await guardLogin(db, account, captcha, now)
  const found = await findAccount(db, userType, phone)
  const stored = found?.password_hash ?? null
  const { matches, isOutdated } = await verifyPassword(password, stored, settings.passwordCost)
  if (!found || stored === null || !matches) return null
  const newHash = isOutdated ? await hashPassword(password, settings.passwordCost) : null
  return { id: found.id, verifiedHash: stored, newHash }
}

/** Signs in by the checked password or by an SMS code. What failed is counted, therefore returned and not thrown. */
export const login = (userType: UserType, input: Credentials, context: Context, checked: Checked | null) =>
  input.way === 'sms'
    ? loginByCode(userType, input.phone, input.code, context)
    : loginByPassword(userType, input.phone, context, checked)

async function loginByPassword(userType: UserType, phone: string, context: Context, checked: Checked | null) {
  const { db, now } = context
  const account = accountKey(userType, phone)
  // The password may have been changed since it was checked.
  const current = checked && (await findAccount(db, userType, phone))
  if (!checked || current?.password_hash !== checked.verifiedHash) {
    const failures = await addFailure(db, account, FORGOTTEN_AFTER, now)
    await context.audit({ action: 'session.login', outcome: 'refused', detail: { way: 'password', userType } })
    return new Refusal(codes.credentialsWrong, '手机号或密码不正确', { captcha: needsCaptcha(failures) })
  }
  await clearFailures(db, account)
  // Whoever knows the password was not guessing, however often they come.
  await forgiveTry(db, guessLimit(account), now)
  if (checked.newHash !== null) await updatePassword(db, checked.id, checked.newHash, now)
  return welcome(userType, current, 'password', context)
}

async function loginByCode(userType: UserType, phone: string, code: string, context: Context) {
  const { db, now } = context
  const refused = { action: 'session.login', outcome: 'refused', detail: { way: 'sms', userType } } as const
  if (!(await redeemCode(db, { address: phone, userType, purpose: 'login' }, code, now))) {
    await context.audit(refused)
    return codeWrong()
  }
  const found = await findAccount(db, userType, phone)
  if (!found) {
    await context.audit(refused)
    return notRegistered()
  }
  await clearFailures(db, accountKey(userType, phone))
  return welcome(userType, found, 'sms', context)
}

/** Said only to whoever has shown, by a code, that the number is theirs. */
export const notRegistered = () =>
  new Refusal(codes.credentialsWrong, '该手机号尚未注册，请先注册', { fields: { phone: '该手机号尚未注册，请先注册' } })

/** A session; for an account that is being cancelled the offer to come back, and no session before it is taken. */
async function welcome(userType: UserType, { id, cancelled_at }: AccountRow, way: string, context: Context) {
  const { db, now, audit, device } = context
  if (cancelled_at !== null) return offerReturn(id, new Date(cancelled_at), context)
  await audit({ action: 'session.login', actor: { id, userType }, detail: { way } })
  return beginSession(db, { id, userType }, now, device)
}
