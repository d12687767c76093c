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
  const before = await tx.query<{ file_id: string }>(sql`
    delete from fair_proofs where participation_id = any(${[...participations]}::uuid[]) and kind = ${kind}
    returning file_id`)
  await tx.run(sql`
    insert into fair_proofs (participation_id, kind, file_id, handed_in_at)
    select id, ${kind}::text, ${file}::uuid, ${now}::timestamptz from unnest(${[...participations]}::uuid[]) as given (id)`)
  return [...new Set(before.map(({ file_id }) => file_id))]
}

/** Whether a file still goes along with a participation. */
export const isHandedIn = async (tx: Queryable, file: string): Promise<boolean> =>
  (await tx.query(sql`select 1 from fair_proofs where file_id = ${file} limit 1`)).length > 0

/** Lets go of what was handed in for fairs that were over by then; the files that go along with nothing any more. */
export async function dropProofs(tx: Queryable, by: Date): Promise<string[]> {
  const dropped = await tx.query<{ file_id: string }>(sql`
    delete from fair_proofs p using fair_participations q, fairs f
    where q.id = p.participation_id and f.id = q.fair_id and ${wasOver(by)} returning p.file_id`)
  const files = dropped.map(({ file_id }) => file_id)
  const lone = await tx.query<{ id: string }>(sql`
    delete from files where id = any(${files}::uuid[])
      and not exists (select 1 from fair_proofs p where p.file_id = files.id) returning id`)
  return lone.map(({ id }) => id)
}
