import type { UserType } from '#contract/session'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { placeKey } from './login-guard.ts'

interface Place {
  readonly userType: UserType
  readonly phone: string
  readonly ip: string
}

/** True when the account with this phone has signed in from this address before. */
export async function isKnownAddress(db: Queryable, { userType, phone, ip }: Place): Promise<boolean> {
  const rows = await db.query(sql`
    select 1 from known_addresses k join users u on u.id = k.user_id
    where u.user_type = ${userType} and u.phone = ${phone} and k.address = ${placeKey(userType, phone, ip)}`)
  return rows.length > 0
}

/** Notes from where somebody has signed in: who comes from there again is no stranger. */
export const rememberAddress = (tx: Queryable, userId: string, { userType, phone, ip }: Place, now: Date) =>
  tx.run(sql`
    insert into known_addresses (user_id, address, seen_at) values (${userId}, ${placeKey(userType, phone, ip)}, ${now})
    on conflict (user_id, address) do update set seen_at = excluded.seen_at`)
