import { secondsAfter } from '../clock.ts'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { lifetimes } from '../http/auth.ts'

export interface DeviceRow {
  readonly id: string
  readonly device: string
  readonly created_at: string
  readonly seen_at: string
  readonly is_current: boolean
}

/** Sessions that still let somebody in, this one first, then the last used. */
export const listDeviceRows = (db: Queryable, userId: string, tokenHash: Uint8Array, now: Date) =>
  db.query<DeviceRow>(sql`
    select id, device, created_at, seen_at, token_hash = ${tokenHash} as is_current from sessions
    where user_id = ${userId} and expires_at > ${now} and seen_at > ${secondsAfter(now, -lifetimes.idle)}
    order by token_hash = ${tokenHash} desc, seen_at desc, id limit 50`)

export const deleteDevice = (tx: Queryable, userId: string, id: string) =>
  tx.run(sql`delete from sessions where user_id = ${userId} and id = ${id}`)

/** How long this session counts as proved, in milliseconds; 0 for not at all. */
export async function findProvedUntil(db: Queryable, tokenHash: Uint8Array, now: Date): Promise<number> {
  const [row] = await db.query<{ until: string }>(sql`
    select proved_until as until from sessions where token_hash = ${tokenHash} and proved_until > ${now}`)
  return row ? Date.parse(row.until) : 0
}

export const updateProvedUntil = (tx: Queryable, tokenHash: Uint8Array, until: Date) =>
  tx.run(sql`update sessions set proved_until = ${until} where token_hash = ${tokenHash}`)
