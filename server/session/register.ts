import { randomUUID } from 'node:crypto'
import { codes } from '#contract/codes'
import type { ParsedInputOf } from '#contract/endpoint'
import { passwordProblem } from '#contract/rules'
import type { registerCompany, registerMember, retrieveMemberPassword, SignedIn, UserType } from '#contract/session'
import type { Context, Preparation } from '../http/context.ts'
import type { Limit } from '../http/limits.ts'
import { invalid, Refusal } from '../http/refusal.ts'
import {
  findAccount,
  insertCompany,
  insertConsent,
  insertMember,
  insertUser,
  updatePassword,
} from './account-queries.ts'
import { notRegistered } from './login.ts'
import { accountKey } from './login-guard.ts'
import { clearFailures } from './login-queries.ts'
import { hashPassword } from './password.ts'
import { codeWrong, redeemCode } from './sms-codes.ts'
import { beginSession, endSessions } from './tokens.ts'

/** The words of the service agreement and the privacy statement that people agree to when they register. */
const TERMS = { purpose: 'terms-and-privacy', version: '2025-06' } as const

/** A new password costs a quarter of a second of work: from one address not more often than this. */
export const newPasswordLimits = (_: unknown, { ip }: { readonly ip: string }): readonly Limit[] => [
  { name: 'new-password-by-ip', subject: ip, max: 120, seconds: 3_600 },
]

interface NewPassword {
  readonly phone: string
  readonly password: string
}

/** Hashes a new password before the transaction begins. Throws `invalid` for one that contains the phone number. */
export async function prepareHash({ phone, password }: NewPassword, { settings }: Preparation): Promise<string> {
  const problem = passwordProblem(password, phone)
  if (problem) throw invalid({ password: problem })
  return hashPassword(password, settings.passwordCost)
}

type Newcomer = ParsedInputOf<typeof registerMember>
type NewEmployer = ParsedInputOf<typeof registerCompany>

const phoneTaken = () =>
  new Refusal(codes.phoneTaken, '该手机号已注册，请直接登录', { fields: { phone: '该手机号已注册，请直接登录' } })

/** The account itself, with its consent. Throws `phoneTaken`. */
async function addUser(
  userType: UserType,
  { phone, nickName, passwordHash }: { phone: string; nickName: string; passwordHash: string },
  { db, now, audit }: Context,
): Promise<string> {
  const id = randomUUID()
  if (!(await insertUser(db, { id, userType, phone, nickName, passwordHash, now }))) throw phoneTaken()
  await insertConsent(db, id, TERMS.purpose, TERMS.version, now)
  await audit({ action: 'session.register', actor: { id, userType }, subject: { kind: 'user', id } })
  return id
}

/** Makes an individual's account and signs it in. */
export async function addMember(
  { phone, code }: Newcomer,
  context: Context,
  passwordHash: string,
): Promise<SignedIn | Refusal> {
  const { db, now } = context
  if (!(await redeemCode(db, { phone, userType: 2, purpose: 'register' }, code, now))) return codeWrong()
  const id = await addUser(2, { phone, nickName: `用户${phone.slice(-4)}`, passwordHash }, context)
  return beginSession(db, { id, userType: 2 }, now)
}

/** Makes an employer's account, its company and its place there, and signs it in. */
export async function addEmployer(
  input: NewEmployer,
  context: Context,
  passwordHash: string,
): Promise<SignedIn | Refusal> {
  const { db, now } = context
  const { phone, code, name, creditCode, contactName } = input
  if (!(await redeemCode(db, { phone, userType: 1, purpose: 'register' }, code, now))) return codeWrong()
  const id = await addUser(1, { phone, nickName: name, passwordHash }, context)
  const companyId = await insertCompany(db, { name, creditCode, contactName, phone, now })
  if (companyId === null) throw invalid({ creditCode: '该统一社会信用代码已经注册，请用原账号登录' })
  await insertMember(db, id, companyId)
  return beginSession(db, { id, userType: 1 }, now)
}

type Retrieval = ParsedInputOf<typeof retrieveMemberPassword>

/** Sets a new password for whoever has the phone, and ends all sessions that were begun with the old one. */
export async function resetPassword(
  userType: UserType,
  { phone, code }: Retrieval,
  context: Context,
  passwordHash: string,
) {
  const { db, now, audit } = context
  if (!(await redeemCode(db, { phone, userType, purpose: 'retrieve' }, code, now))) return codeWrong()
  const found = await findAccount(db, userType, phone)
  if (!found) return notRegistered()
  await updatePassword(db, found.id, passwordHash, now)
  await clearFailures(db, accountKey(userType, phone))
  await endSessions(db, found.id)
  await audit({ action: 'session.password-reset', actor: { id: found.id, userType } })
  return { ok: true as const }
}
