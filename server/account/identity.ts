import type { proveIdentity } from '#contract/account'
import { codes } from '#contract/codes'
import type { ParsedInputOf } from '#contract/endpoint'
import { secondsAfter } from '../clock.ts'
import { hashToken } from '../http/auth.ts'
import { countTry } from '../http/limits.ts'
import { committed, invalid, Refusal } from '../http/refusal.ts'
import { codeMessage } from '../session/code-texts.ts'
import { guessLimits } from '../session/login-guard.ts'
import {
  CODE_SECONDS,
  codeLimits,
  codeWrong,
  emailCodeWrong,
  issueCode,
  RESEND_SECONDS,
  redeemCode,
} from '../session/one-time-codes.ts'
import { verifyPassword } from '../session/password.ts'
import { siteNameOf } from '../session/send-code.ts'
import { findProvedUntil, updateProvedUntil } from './device-queries.ts'
import { ownAccount } from './info.ts'
import type { Signed, SignedPreparation } from './signed.ts'

/** Long enough for the form that follows, and gone before somebody else sits there. */
const PROVED_SECONDS = 15 * 60

/** The account's own address of this kind. Throws `invalid` when there is none. */
async function contactOf(context: Pick<Signed, 'db' | 'user'>, kind: 'phone' | 'email'): Promise<string> {
  const address = (await ownAccount(context))[kind]
  if (!address) throw invalid({ code: kind === 'phone' ? '账号没有绑定手机号' : '账号没有绑定邮箱' })
  return address
}

/** Sends a code to the account's own phone or e-mail address. */
export async function sendOwnCode({ to }: { readonly to: 'phone' | 'email' }, context: Signed) {
  const { db, now, ip, user } = context
  const address = await contactOf(context, to)
  const { code } = await issueCode(db, { address, userType: user.userType, purpose: 'identity' }, ip, now)
  const [kind, send] = to === 'phone' ? (['sms', context.sendSms] as const) : (['email', context.sendEmail] as const)
  await countTry(db, codeLimits(kind, { address, purpose: 'identity', ip, asker: 'owner' }), now)
  send(codeMessage(siteNameOf(context), 'identity', address, code))
  return { resendAfter: RESEND_SECONDS, expiresIn: CODE_SECONDS }
}

/**
 * Checks one's own password before the transaction begins and gives the hash that it matched; a stolen session guesses no
 * faster than a stranger. Throws `invalid` at `field`.
 */
export async function checkOwnPassword(password: string, field: string, context: SignedPreparation) {
  const { db, now, user, settings, refused, ip } = context
  const { phone, password_hash: stored } = await ownAccount(context)
  const door = { userType: user.userType, phone: phone ?? user.id, ip, isKnown: false }
  await countTry(db, guessLimits(door), now)
  if (stored === null) throw invalid({ [field]: '账号还没有密码，请先用「忘记密码」设置' })
  const turn = { lane: 'known', source: user.id } as const
  const { matches } = await verifyPassword(password, stored, { cost: settings.passwordCost }, turn)
  if (matches) return stored
  refused('password')
  throw invalid({ [field]: '密码不正确' })
}

type Proof = ParsedInputOf<typeof proveIdentity>

/** The part of a proof that takes long. */
export const prepareProof = async (proof: Proof, context: SignedPreparation): Promise<void> => {
  if (proof.way === 'password') await checkOwnPassword(proof.password, 'password', context)
}

/** Marks this session as that of the person themself for a while. A wrong code stays counted. */
export async function prove(proof: Proof, context: Signed) {
  const { db, now, user, audit, ip } = context
  if (proof.way !== 'password') {
    const address = await contactOf(context, proof.way)
    const isRight = await redeemCode(
      db,
      { address, userType: user.userType, purpose: 'identity' },
      { code: proof.code, ip },
      now,
    )
    if (!isRight) return committed(proof.way === 'phone' ? codeWrong() : emailCodeWrong())
  }
  const until = secondsAfter(now, PROVED_SECONDS)
  await updateProvedUntil(db, hashToken(user.token), until)
  await audit({ action: 'account.identity', detail: { way: proof.way } })
  return { provedUntil: until.getTime() }
}

/** Throws `identityNeeded` unless this session was proved a short while ago. */
export async function demandIdentity({ db, now, user }: Signed): Promise<void> {
  if ((await findProvedUntil(db, hashToken(user.token), now)) === 0) {
    throw new Refusal(codes.identityNeeded, '身份确认已过期，请重新确认')
  }
}
