import type { AccountInfo } from '#contract/account'
import { hashToken } from '../http/auth.ts'
import { fileAddress } from '../http/files/address.ts'
import { signInAgain } from '../http/refusal.ts'
import { findProvedUntil } from './device-queries.ts'
import { findOwn, type OwnAccountRow } from './queries.ts'
import type { SignedPreparation } from './signed.ts'

/** 139****0001: enough to know one's own number by. */
export const maskedPhone = (phone: string | null) => phone?.replace(/^(.{3}).*(.{4})$/, '$1****$2') ?? ''

/** w***@example.com */
const maskedEmail = (email: string | null) => email?.replace(/^(.).*@/, '$1***@') ?? ''

/** The row of whoever is signed in. Throws `signInAgain` when it has just gone. */
export async function ownAccount({ db, user }: Pick<SignedPreparation, 'db' | 'user'>): Promise<OwnAccountRow> {
  const row = await findOwn(db, user.id)
  if (!row) throw signInAgain()
  return row
}

/** One's own account as its pages show it; addresses never in full. */
export async function accountInfo(context: Pick<SignedPreparation, 'db' | 'user' | 'now'>): Promise<AccountInfo> {
  const row = await ownAccount(context)
  return {
    phone: maskedPhone(row.phone),
    email: maskedEmail(row.email),
    nickName: row.nick_name,
    avatars: fileAddress(row.avatar_file),
    hasPassword: row.password_hash !== null,
    registeredAt: Date.parse(row.created_at),
    provedUntil: await findProvedUntil(context.db, hashToken(context.user.token), context.now),
  }
}
