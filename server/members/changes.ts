import { codes } from '#contract/codes'
import type { ParsedInputOf } from '#contract/endpoint'
import type { changeMemberRole } from '#contract/members'
import { eraseAccount } from '../account/closing.ts'
import type { Context } from '../http/context.ts'
import { Refusal } from '../http/refusal.ts'
import { sendMessage } from '../messages/send.ts'
import { siteNameOf } from '../session/send-code.ts'
import { demandAnotherOwner, demandOwner, memberToChange } from './acting.ts'
import { findCompanyName, ownersBut, updateRole } from './queries.ts'
import { changedMessage, ownRoleMessage, removalText, removedMessage } from './texts.ts'

type Owner = Context<'type1'>

const done = { ok: true } as const

/** Gives a member another role; from the next call on they may do what it allows. */
export async function changeRole({ id, role }: ParsedInputOf<typeof changeMemberRole>, context: Owner) {
  const { db, user, now, audit } = context
  await demandOwner(context)
  const member = await memberToChange(context, id)
  if (member.role === role) return done
  if (role !== 'owner') await demandAnotherOwner(context, member)
  await updateRole(db, id, role)
  const others = (await ownersBut(db, user.companyId, user.id)).filter(owner => owner !== id)
  const changed = changedMessage({ name: member.name, role })
  await sendMessage(db, { to: others, audience: 'employer', about: id, at: now, ...changed })
  if (id !== user.id) await sendMessage(db, { to: [id], audience: 'employer', at: now, ...ownRoleMessage(role) })
  await audit({ action: 'member.role', subject: { kind: 'user', id }, detail: { from: member.role, to: role } })
  return done
}

/** Ends a member's account with its sessions. What they wrote for the company stays, without their name. */
export async function remove({ id }: { readonly id: string }, context: Owner) {
  const { db, user, now, audit, files, onCommit } = context
  await demandOwner(context)
  const member = await memberToChange(context, id)
  await demandAnotherOwner(context, member)
  if (id === user.id) {
    throw new Refusal(codes.wrongState, '不能移除自己；不再使用时，请到“安全中心”注销账号')
  }
  const stored = await eraseAccount(db, member, now)
  onCommit(async () => {
    for (const file of stored) await files.remove(file)
  })
  await sendMessage(db, {
    to: await ownersBut(db, user.companyId, user.id),
    audience: 'employer',
    at: now,
    ...removedMessage(member),
  })
  if (member.phone !== null) {
    const companyName = await findCompanyName(db, user.companyId)
    context.sendSms(removalText({ to: member.phone, siteName: siteNameOf(context), companyName }))
  }
  await audit({ action: 'member.remove', subject: { kind: 'user', id }, detail: { role: member.role } })
  return done
}
