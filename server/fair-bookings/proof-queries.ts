import type { FairProof } from '#contract/fair-proofs'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { wasOver } from '../job-fairs/clock.ts'

interface Handed {
  readonly participations: readonly string[]
  readonly kind: FairProof
  readonly file: string
  readonly now: Date
}

/** Lets a file go along with these participations, in place of what was handed in before; the files that were. */
export async function putProof(tx: Queryable, { participations, kind, file, now }: Handed): Promise<string[]> {
  const before = await tx.query<{ participation_id: string; file_id: string; was_read: boolean }>(sql`
    delete from fair_proofs where participation_id = any(${[...participations]}::uuid[]) and kind = ${kind}
    returning participation_id, file_id, read_at is not null or replaces_read as was_read`)
  const read = before.filter(({ was_read }) => was_read).map(({ participation_id }) => participation_id)
  await tx.run(sql`
    insert into fair_proofs (participation_id, kind, file_id, handed_in_at, replaces_read)
    select id, ${kind}::text, ${file}::uuid, ${now}::timestamptz, id = any(${read}::uuid[])
    from unnest(${[...participations]}::uuid[]) as given (id)`)
  return [...new Set(before.map(({ file_id }) => file_id))]
}

export interface HandedRow {
  readonly kind: FairProof
  readonly name: string
  readonly handed_in_at: string
}

/** What goes along with a participation. */
export const listProofs = (db: Queryable, participation: string) =>
  db.query<HandedRow>(sql`
    select x.kind, s.name, x.handed_in_at from fair_proofs x join files s on s.id = x.file_id
    where x.participation_id = ${participation} order by x.kind`)

/** Until when an agency's licence is valid, as it said when it applied; null where it did not. */
export async function findAgencyUntil(db: Queryable, participation: string): Promise<string | null> {
  const [row] = await db.query<{ agency_until: string | null }>(sql`
    select agency_until from fair_participations where id = ${participation}`)
  return row?.agency_until ?? null
}

interface ProofRow {
  readonly id: string
  readonly name: string
  readonly mime: string
}

/** Those who answer the application have read another paper in the place of `x`, and not this one. */
export const exchangedAfterReading = sql`x.replaces_read and x.read_at is null`

/** Those who answer the application have read this file; not one that took its place meanwhile. */
export const markRead = (db: Queryable, { participation, kind }: WantedProof, file: string, now: Date) =>
  db.run(sql`
    update fair_proofs set read_at = ${now}
    where participation_id = ${participation} and kind = ${kind} and file_id = ${file}`)

/** Whether a paper of this participation is one of those. */
export async function hasUnreadProof(db: Queryable, participation: string): Promise<boolean> {
  const rows = await db.query(sql`
    select 1 from fair_proofs x where x.participation_id = ${participation} and ${exchangedAfterReading} limit 1`)
  return rows.length > 0
}

/** Which paper of which employer of a fair. */
export interface WantedProof {
  readonly fair: string | number
  readonly participation: string
  readonly kind: FairProof
}

export async function findProof(
  db: Queryable,
  { fair, participation, kind }: WantedProof,
): Promise<ProofRow | undefined> {
  const [row] = await db.query<ProofRow>(sql`
    select s.id, s.name, s.mime from fair_proofs x join fair_participations p on p.id = x.participation_id
      join files s on s.id = x.file_id
    where x.participation_id = ${participation} and x.kind = ${kind} and p.fair_id = ${fair}`)
  return row
}

/**
 * Those of these files that go along with nothing any more. They are held until the transaction ends: two who let go of
 * the same file at once would each see it with the other's.
 */
export async function loneFiles(tx: Queryable, files: readonly string[]): Promise<string[]> {
  await tx.query(sql`select 1 from files where id = any(${[...files]}::uuid[]) order by id for update`)
  const lone = await tx.query<{ id: string }>(sql`
    select id from files where id = any(${[...files]}::uuid[])
      and not exists (select 1 from fair_proofs x where x.file_id = files.id) order by id`)
  return lone.map(({ id }) => id)
}

/** Lets go of what was handed in for fairs that were over by then; the files that go along with nothing any more. */
export async function dropProofs(tx: Queryable, by: Date): Promise<string[]> {
  const dropped = await tx.query<{ file_id: string }>(sql`
    delete from fair_proofs p using fair_participations q, fairs f
    where q.id = p.participation_id and f.id = q.fair_id and ${wasOver(by)} returning p.file_id`)
  const lone = await loneFiles(
    tx,
    dropped.map(({ file_id }) => file_id),
  )
  await tx.run(sql`delete from files where id = any(${lone}::uuid[])`)
  return lone
}
