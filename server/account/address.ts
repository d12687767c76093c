import type { updateMemberAddress } from '#contract/account'
import { codes } from '#contract/codes'
import type { ParsedInputOf } from '#contract/endpoint'
import { isUniqueViolation } from '../db/errors.ts'
import { committed, invalid, Refusal, signInAgain } from '../http/refusal.ts'
import { codeWrong, emailCodeWrong, redeemCode } from '../session/one-time-codes.ts'
import { demandIdentity } from './identity.ts'
import { accountInfo } from './info.ts'
import { notify } from './notice.ts'
import { isTaken, lockOwn, updateEmail, updatePhone } from './queries.ts'
import type { Signed } from './signed.ts'

type Change = ParsedInputOf<typeof updateMemberAddress>

const labels = { phone: '手机号', email: '邮箱' } as const

/** Said only to whoever has shown, by a code, that the address is theirs. */
function taken(kind: Change['kind'], userType: 1 | 2): Refusal {
  const words = `该${labels[kind]}已被另一个${userType === 1 ? '单位' : '个人'}账号使用，请换一个`
  return new Refusal(codes.phoneTaken, words, { fields: { [kind]: words } })
}

/** Takes the account to a new phone or e-mail address that its owner reads, and tells the old one. */
export async function changeAddress(change: Change, context: Signed) {
  const { db, now, user, audit, ip } = context
  const { userType } = user
  await demandIdentity(context)
  const before = await lockOwn(db, user.id)
  if (!before) throw signInAgain()
  const { kind } = change
  const address = change.kind === 'phone' ? change.phone : change.email
  if (before[kind] === address) throw invalid({ [kind]: `这就是现在的${labels[kind]}，无需更换` })
  if (!(await redeemCode(db, { address, userType, purpose: 'bind' }, { ...change, ip }, now))) {
    return committed(kind === 'phone' ? codeWrong() : emailCodeWrong())
  }
  if (await isTaken(db, userType, kind, address)) return committed(taken(kind, userType))
  try {
    await (kind === 'phone' ? updatePhone : updateEmail)(db, user.id, address, now)
  } catch (error) {
    if (isUniqueViolation(error)) throw taken(kind, userType)
    throw error
  }
  await audit({ action: `account.${kind}`, subject: { kind: 'user', id: user.id } })
  const verb = before[kind] ? '更换' : '绑定'
  const body = `您的账号已${verb}${labels[kind]}。如果不是您本人操作，请立即修改密码并联系我们。`
  const { phone, email } = before
  await notify(context, { template: `${kind}-changed`, title: `账号${labels[kind]}已${verb}`, body, phone, email })
  return accountInfo(context)
}
