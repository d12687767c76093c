import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'

/** Notes where somebody signs in; true when it is another device than those before. */
export async function rememberDevice(tx: Queryable, userId: string, device: string, at: Date): Promise<boolean> {
  const added = await tx.run(sql`
    insert into known_devices (user_id, device, first_at) values (${userId}, ${device}, ${at})
    on conflict do nothing`)
  if (added === 0) return false
  const others = await tx.query(sql`
    select 1 from known_devices where user_id = ${userId} and device <> ${device} limit 1`)
  return others.length > 0
}
