import { maskedPhone } from '../account/info.ts'
import type { Context } from '../http/context.ts'
import { listOpen } from './invitation-queries.ts'
import { listMemberRows } from './queries.ts'

/** The members of one's own company; owners also see whom they have invited. */
export async function membersOf({ db, user }: Pick<Context<'type1'>, 'db' | 'user'>) {
  const members = await listMemberRows(db, user.companyId)
  const invitations = user.role === 'owner' ? await listOpen(db, user.companyId) : []
  return {
    members: members.map(({ id, name, phone, role, joined_at, seen_at, leaving }) => ({
      id,
      name,
      phone: maskedPhone(phone),
      role,
      joinedAt: Date.parse(joined_at),
      seenAt: seen_at === null ? 0 : Date.parse(seen_at),
      self: id === user.id,
      leaving,
    })),
    invitations: invitations.map(({ id, name, phone, role, sent_at, expires_at }) => ({
      id,
      name,
      phone: maskedPhone(phone),
      role,
      sentAt: Date.parse(sent_at),
      expiresAt: Date.parse(expires_at),
    })),
  }
}
