import { chinaDay } from '../clock.ts'
import { hashToken } from '../http/auth.ts'
import type { Context } from '../http/context.ts'
import { fileAddress } from '../http/files/address.ts'
import { signInAgain } from '../http/refusal.ts'
import { deleteSession, findProfile } from './session-queries.ts'
import { endSessions } from './tokens.ts'

/** Who is signed in. The token is the caller's own, said again because the specification's answer carries it. */
export async function profileOf({ db, now, user }: Context<'login'>) {
  const profile = await findProfile(db, hashToken(user.token), chinaDay(now))
  if (!profile) throw signInAgain()
  return {
    access_token: user.token,
    expires_in: Math.floor((new Date(profile.expires_at).getTime() - now.getTime()) / 1_000),
    userType: user.userType,
    userId: user.id,
    nickName: profile.nick_name,
    avatars: fileAddress(profile.avatar_file),
    pmsCount: profile.unread,
    companyId: user.userType === 1 ? user.companyId : '',
    companyRole: user.userType === 1 ? user.role : ('' as const),
    licenceStanding: profile.licence_standing ?? 'none',
    ...(profile.resume_id !== null && { resumeId: profile.resume_id }),
  }
}

/** Signs out here, or everywhere. */
export async function leave({ everywhere }: { everywhere: boolean }, { db, user, audit, announce }: Context<'login'>) {
  await (everywhere ? endSessions(db, user.id) : deleteSession(db, hashToken(user.token)))
  // The end of a session writes its own event: whoever listens with it hears it at once.
  await announce()
  await audit({ action: 'session.logout', detail: { everywhere } })
  return { ok: true as const }
}
