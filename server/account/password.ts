import type { updateMemberPassword } from '#contract/account'
import type { ParsedInputOf } from '#contract/endpoint'
import { passwordProblem } from '#contract/rules'
import { invalid } from '../http/refusal.ts'
import { hashPassword } from '../session/password.ts'
import { endOtherSessions } from '../session/tokens.ts'
import { checkOwnPassword } from './identity.ts'
import { ownAccount } from './info.ts'
import { notify, passwordChanged } from './notice.ts'
import { replacePassword } from './queries.ts'
import type { Signed, SignedPreparation } from './signed.ts'

type Change = ParsedInputOf<typeof updateMemberPassword>

/** Checks the old password and hashes the new one, before the transaction begins. */
export async function prepareChange({ oldPassword, password }: Change, context: SignedPreparation) {
  const { phone } = await ownAccount(context)
  const problem = passwordProblem(password, phone ?? '')
  if (problem) throw invalid({ password: problem })
  const verifiedHash = await checkOwnPassword(oldPassword, 'oldPassword', context)
  if (password === oldPassword) throw invalid({ password: '新密码不能与原密码相同' })
  const turn = { lane: 'known', source: context.user.id } as const
  return { verifiedHash, newHash: await hashPassword(password, context.settings.passwordCost, turn) }
}

/** Sets the new password; every other device has to sign in with it. */
export async function changePassword(
  context: Signed,
  hashes: { readonly verifiedHash: string; readonly newHash: string },
) {
  const { db, now, user, audit } = context
  if (!(await replacePassword(db, user.id, hashes, now))) throw invalid({ oldPassword: '密码不正确' })
  await endOtherSessions(db, user.id, user.token)
  await audit({ action: 'account.password', subject: { kind: 'user', id: user.id } })
  await notify(context, { template: 'password-changed', ...passwordChanged, ...(await ownAccount(context)) })
  return { ok: true as const }
}
