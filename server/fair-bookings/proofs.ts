import { type FairProof, fairProofs } from '#contract/fair-proofs'
import { secondsAfter } from '../clock.ts'
import type { Db } from '../db/db.ts'
import { claimProofs } from '../files/index.ts'
import type { Context } from '../http/context.ts'
import { removeFile } from '../http/files/save.ts'
import type { FileStore } from '../http/files/store.ts'
import { dropProofs, isHandedIn, putProof } from './proof-queries.ts'

/** Kind of the stored files: nobody reads them but who uploaded them and, by a call of its own, the fair's office. */
const PROOF_KIND = 'fair-proof'
/** So long after a fair they are kept. */
const KEPT_DAYS = 30
const DAY = 86_400

/**
 * Takes uploads along with these participations, '' for none; what they replace is thrown away. Throws `invalid` at the
 * field where one is no loose upload of this person.
 */
export async function handIn(
  context: Context<'type1'>,
  participations: readonly string[],
  files: Readonly<Record<FairProof, string>>,
): Promise<void> {
  if (participations.length === 0) return
  const { db, now } = context
  for (const kind of fairProofs) {
    const file = files[kind]
    if (file === '') continue
    await claimProofs(context, { ids: [file], kind: PROOF_KIND, field: kind })
    for (const former of await putProof(db, { participations, kind, file, now }))
      if (!(await isHandedIn(db, former))) await removeFile(context, former)
  }
}

/** Throws away what was handed in for fairs that are long over. How many files it were. */
export async function dropOldProofs(db: Db, files: FileStore, now: Date): Promise<number> {
  const gone = await db.tx(tx => dropProofs(tx, secondsAfter(now, -KEPT_DAYS * DAY)))
  for (const id of gone) await files.remove(id)
  return gone.length
}
