import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { LOOSE } from './queries.ts'

export const insertPass = (tx: Queryable, hash: Uint8Array, expiresAt: Date) =>
  tx.run(sql`insert into guest_passes (hash, expires_at) values (${hash}, ${expiresAt})`)

export async function isPass(db: Queryable, hash: Uint8Array, now: Date): Promise<boolean> {
  const rows = await db.query(sql`select 1 from guest_passes where hash = ${hash} and expires_at > ${now}`)
  return rows.length > 0
}

/** How many files lie under a pass, held until the transaction ends; undefined when the pass is none. */
export async function countUnderPass(tx: Queryable, hash: Uint8Array, now: Date): Promise<number | undefined> {
  const held = await tx.query(sql`
    select 1 from guest_passes where hash = ${hash} and expires_at > ${now} for update`)
  if (held.length === 0) return undefined
  const [row] = await tx.query<{ count: number }>(sql`select count(*) as count from files where guest_pass = ${hash}`)
  return row?.count ?? 0
}

export const putUnderPass = (tx: Queryable, id: string, hash: Uint8Array) =>
  tx.run(sql`update files set guest_pass = ${hash} where id = ${id}`)

/** Gives the loose files of a pass the kind of what they go along with; how many there were. */
export const updateGuestKind = (tx: Queryable, hash: Uint8Array, ids: readonly string[], kind: string) =>
  tx.run(sql`
    update files set kind = ${kind} where id = any(${ids}::uuid[]) and guest_pass = ${hash} and kind = ${LOOSE}`)

/** False when it was used or had expired. */
export async function takePass(tx: Queryable, hash: Uint8Array, now: Date): Promise<boolean> {
  return (await tx.run(sql`delete from guest_passes where hash = ${hash} and expires_at > ${now}`)) === 1
}

/** Passes that expired before `now`, and guests' files from before `before` that went along with nothing: their ids. */
export async function deleteLooseOfGuests(tx: Queryable, now: Date, before: Date): Promise<string[]> {
  await tx.run(sql`delete from guest_passes where expires_at <= ${now}`)
  const rows = await tx.query<{ id: string }>(sql`
    delete from files where owner_id is null and kind = ${LOOSE} and created_at <= ${before} returning id`)
  return rows.map(({ id }) => id)
}
