import type { ParsedInputOf } from '#contract/endpoint'
import type { renameMember } from '#contract/members'
import type { Context } from '../http/context.ts'
import { sendMessage } from '../messages/send.ts'
import { memberToChange } from './acting.ts'
import { lockCompany, ownersBut, renameAppointments, updateName } from './queries.ts'
import { renamedMessage } from './texts.ts'

const done = { ok: true } as const

/** Whoever corrects a name does so once or twice; whoever passes for others does it often. */
export const renameLimits = (_: unknown, { user }: { readonly user: { readonly id: string } }) => [
  { name: 'member-name', subject: user.id, max: 10, seconds: 86_400, message: '今天改名次数太多，请明天再试' },
]

/** Gives whoever asks another name; the owners hear of it, so that nobody passes for a colleague unseen. */
export async function rename({ name }: ParsedInputOf<typeof renameMember>, context: Context<'type1'>) {
  const { db, user, now, audit } = context
  await lockCompany(db, user.companyId)
  const member = await memberToChange(context, user.id)
  if (member.name === name) return done
  const renaming = { userId: user.id, companyId: user.companyId, before: member.name, name, now }
  await renameAppointments(db, renaming)
  await updateName(db, renaming)
  await sendMessage(db, {
    to: await ownersBut(db, user.companyId, user.id),
    audience: 'employer',
    about: user.id,
    at: now,
    ...renamedMessage({ before: member.name, name, role: member.role }),
  })
  await audit({ action: 'member.rename', subject: { kind: 'user', id: user.id } })
  return done
}
