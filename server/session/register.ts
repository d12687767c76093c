import { randomUUID } from 'node:crypto'
import { codes } from '#contract/codes'
import type { ParsedInputOf } from '#contract/endpoint'
import { passwordProblem } from '#contract/rules'
import type { SignedIn, UserType } from '#contract/session'
import type { registerCompany, registerMember, retrieveMemberPassword } from '#contract/sign-in'
import type { Context, Preparation } from '../http/context.ts'
import type { Limit } from '../http/limits.ts'
import { type CommittedRefusal, committed, invalid, Refusal } from '../http/refusal.ts'
import {
  findAccount,
  findByEmail,
  insertCompany,
  insertConsent,
  insertMember,
  insertUser,
  updatePassword,
} from './account-queries.ts'
import type { CodeUse } from './code-queries.ts'
import { rememberAddress } from './known-addresses.ts'
import { notRegistered } from './login.ts'
import { placeKey } from './login-guard.ts'
import { clearFailures } from './login-queries.ts'
import { type Greeting, greet, warn } from './notices.ts'
import { codeWrong, demandCode, emailCodeWrong, redeemCode } from './one-time-codes.ts'
import { hashPassword } from './password.ts'
import { siteNameOf } from './send-code.ts'
import { beginSession, endSessions } from './tokens.ts'

/** The words of the service agreement and the privacy statement that people agree to when they register. */
export const TERMS = { purpose: 'terms-and-privacy', version: '2025-06' } as const

/** A new password costs a quarter of a second of work: from one address not more often than this. */
export const newPasswordLimits = (_: unknown, { ip }: { readonly ip: string }): readonly Limit[] => [
  { name: 'new-password-by-ip', subject: ip, max: 120, seconds: 3_600 },
]

type Retrieval = ParsedInputOf<typeof retrieveMemberPassword>

interface NewPassword {
  readonly phone?: string
  readonly password: string
}

/**
 * Hashes a new password before the transaction begins, for whoever has shown by a code who they are: others get no such
 * work out of us. Throws `invalid` for one that contains the phone number.
 */
export async function prepareHash({ phone, password }: NewPassword, { settings, ip }: Preparation): Promise<string> {
  const problem = passwordProblem(password, phone)
  if (problem) throw invalid({ password: problem })
  return hashPassword(password, settings.passwordCost, { lane: 'known', source: phone ?? ip })
}

interface Registration extends NewPassword {
  readonly phone: string
  readonly code: string
  readonly order?: string | undefined
}

/** The code first, then the password's hash. */
export const prepareRegistration =
  (userType: UserType) =>
  async (input: Registration, context: Preparation): Promise<string> => {
    const { db, now, ip } = context
    await demandCode(db, { address: input.phone, userType, purpose: 'register' }, { ...input, ip }, now)
    return prepareHash(input, context)
  }

const retrievalUse = (userType: UserType, input: Retrieval): CodeUse => ({
  address: input.way === 'phone' ? input.phone : input.email,
  userType,
  purpose: 'retrieve',
})

/** The same for a forgotten password. */
export const prepareRetrieval =
  (userType: UserType) =>
  async (input: Retrieval, context: Preparation): Promise<string> => {
    const { db, now, ip } = context
    const refuse = input.way === 'phone' ? codeWrong : emailCodeWrong
    await demandCode(db, retrievalUse(userType, input), { ...input, ip }, now, refuse)
    return prepareHash(input, context)
  }

type Newcomer = ParsedInputOf<typeof registerMember>
type NewEmployer = ParsedInputOf<typeof registerCompany>

const phoneTaken = () =>
  new Refusal(codes.phoneTaken, '该手机号已注册，请直接登录', { fields: { phone: '该手机号已注册，请直接登录' } })

interface NewAccount {
  readonly phone: string
  readonly nickName: string
  readonly passwordHash: string
  /** The first message in its box; the usual greeting unless told. */
  readonly greeting?: Greeting
}

/** The account itself, with its consent. Throws `phoneTaken`. */
export async function addUser(
  userType: UserType,
  { phone, nickName, passwordHash, greeting }: NewAccount,
  context: Context,
): Promise<string> {
  const { db, now, audit, ip } = context
  const id = randomUUID()
  if (!(await insertUser(db, { id, userType, phone, nickName, passwordHash, now }))) throw phoneTaken()
  await rememberAddress(db, id, { userType, phone, ip }, now)
  await insertConsent(db, id, TERMS.purpose, TERMS.version, now)
  await greet(db, { id, userType }, { siteName: siteNameOf(context), at: now, ...(greeting && { greeting }) })
  await audit({ action: 'session.register', actor: { id, userType }, subject: { kind: 'user', id } })
  return id
}

/** Makes an individual's account and signs it in. */
export async function addMember(
  { phone, code, order }: Newcomer,
  context: Context,
  passwordHash: string,
): Promise<SignedIn | CommittedRefusal> {
  const { db, now, ip } = context
  const use = { address: phone, userType: 2, purpose: 'register' } as const
  if (!(await redeemCode(db, use, { code, order, ip }, now))) return committed(codeWrong())
  const id = await addUser(2, { phone, nickName: `用户${phone.slice(-4)}`, passwordHash }, context)
  return beginSession(db, { id, userType: 2 }, now, context.device)
}

/** Makes an employer's account, its company and its place there, and signs it in. */
export async function addEmployer(
  input: NewEmployer,
  context: Context,
  passwordHash: string,
): Promise<SignedIn | CommittedRefusal> {
  const { db, now, ip } = context
  const { phone, name, creditCode, contactName } = input
  const use = { address: phone, userType: 1, purpose: 'register' } as const
  if (!(await redeemCode(db, use, { ...input, ip }, now))) return committed(codeWrong())
  const id = await addUser(1, { phone, nickName: name, passwordHash }, context)
  const companyId = await insertCompany(db, { name, creditCode, contactName, phone, now })
  if (companyId === null) throw invalid({ creditCode: '该统一社会信用代码已经注册，请用原账号登录' })
  await insertMember(db, { userId: id, companyId, role: 'owner', name: contactName })
  return beginSession(db, { id, userType: 1 }, now, context.device)
}

/** Said only to whoever has shown, by a code, that the address is theirs. */
const emailUnknown = () =>
  new Refusal(codes.credentialsWrong, '没有账号绑定该邮箱，请用手机号找回', {
    fields: { email: '没有账号绑定该邮箱，请用手机号找回' },
  })

/** Sets a new password for whoever has the phone or reads the mail, and ends all sessions that were begun with the old one. */
export async function resetPassword(userType: UserType, input: Retrieval, context: Context, passwordHash: string) {
  const { db, now, audit, ip } = context
  const isPhone = input.way === 'phone'
  const use = retrievalUse(userType, input)
  const { address } = use
  if (!(await redeemCode(db, use, { ...input, ip }, now))) return committed(isPhone ? codeWrong() : emailCodeWrong())
  const found = await (isPhone ? findAccount : findByEmail)(db, userType, address)
  if (!found) return committed(isPhone ? notRegistered() : emailUnknown())
  await updatePassword(db, found.id, passwordHash, now)
  const phone = 'phone' in found ? found.phone : address
  if (phone) await clearFailures(db, placeKey(userType, phone, ip))
  await endSessions(db, found.id)
  const body = '您已通过「忘记密码」设置新的登录密码，所有设备都需重新登录。如果不是您本人操作，请立即联系我们。'
  await warn(db, { id: found.id, userType }, now, { title: '登录密码已重设', body })
  await audit({ action: 'session.password-reset', actor: { id: found.id, userType } })
  return { ok: true as const }
}
