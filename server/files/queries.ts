import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'

/** Kind of an upload that has not gone along with anything yet. */
export const LOOSE = 'attachment'

/** One's own upload that still lies loose. */
export async function findLoose(db: Queryable, ownerId: string, id: string): Promise<boolean> {
  const rows = await db.query(sql`
    select 1 from files where id = ${id} and owner_id = ${ownerId} and kind = ${LOOSE} for update`)
  return rows.length > 0
}

/** Gives one's own loose uploads the kind of what they go along with; how many there were. */
export const updateKind = (tx: Queryable, ownerId: string, ids: readonly string[], kind: string) =>
  tx.run(sql`
    update files set kind = ${kind} where id = any(${ids}::uuid[]) and owner_id = ${ownerId} and kind = ${LOOSE}`)

/** Files that came before those of their kind were sealed, those that follow one. */
export const listUnsealed = (db: Queryable, after: string | undefined, limit: number) =>
  db.query<{ id: string }>(sql`
    select id from files where unsealed and ${after === undefined ? sql`true` : sql`id > ${after}`} order by id limit ${limit}`)

/** Holds the row of one until the transaction ends, and says that it is sealed; false where somebody else was quicker. */
export const markSealed = async (tx: Queryable, id: string): Promise<boolean> =>
  (await tx.run(sql`update files set unsealed = false where id = ${id} and unsealed`)) === 1
