import type { HandedProof } from '#contract/fair-bookings'
import { type FairProof, fairProofs, proofsAsked } from '#contract/fair-proofs'
import { secondsAfter } from '../clock.ts'
import type { Db } from '../db/db.ts'
import { claimFiles } from '../files/index.ts'
import type { Context } from '../http/context.ts'
import { FileAnswer } from '../http/file-answer.ts'
import { readStored } from '../http/files/read.ts'
import { removeFile } from '../http/files/save.ts'
import type { FileStore } from '../http/files/store.ts'
import { notFound } from '../http/refusal.ts'
import {
  dropProofs,
  findProof,
  type HandedRow,
  loneFiles,
  markRead,
  putProof,
  type WantedProof,
} from './proof-queries.ts'
import type { Standing } from './standing.ts'

/** Kind of the stored files: nobody reads them by their address but who uploaded them; their employer and the office by calls. */
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
  const former: string[] = []
  for (const kind of fairProofs) {
    const file = files[kind]
    if (file === '') continue
    await claimFiles(db, context.user.id, { ids: [file], kind: PROOF_KIND, field: kind })
    former.push(...(await putProof(db, { participations, kind, file, now })))
  }
  for (const id of await loneFiles(db, former)) await removeFile(context, id)
}

/** What an employer sees of its papers: those that it is asked for, and others that it has handed in all the same. */
export function toProofs(rows: readonly HandedRow[], standing: Pick<Standing, 'isAgency'>): HandedProof[] {
  const asked = proofsAsked(standing)
  return fairProofs.flatMap((kind): HandedProof[] => {
    const row = rows.find(one => one.kind === kind)
    if (row) return [{ kind, name: row.name, handedInAt: Date.parse(row.handed_in_at) }]
    return asked.includes(kind) ? [{ kind, name: '', handedInAt: null }] : []
  })
}

/**
 * A paper of an employer of this fair; whoever opens it is written down, and which it was. Throws `notFound` where there is
 * none. `decides`: it is read by those who answer the application.
 */
export async function openProof(
  context: Pick<Context, 'db' | 'files' | 'audit' | 'now'>,
  { decides, ...wanted }: WantedProof & { readonly decides: boolean },
): Promise<FileAnswer> {
  const found = await findProof(context.db, wanted)
  if (!found) throw notFound()
  const body = await readStored(context, found.id)
  if (decides) await markRead(context.db, wanted, found.id, context.now)
  await context.audit({
    action: 'fair-proof.read',
    subject: { kind: 'fair-participation', id: wanted.participation },
    detail: { kind: wanted.kind, file: found.id, decides },
  })
  return new FileAnswer({ body, name: found.name, mime: found.mime })
}

/** Throws away what was handed in for fairs that are long over. How many files it were. */
export async function dropOldProofs(db: Db, files: FileStore, now: Date): Promise<number> {
  const gone = await db.tx(tx => dropProofs(tx, secondsAfter(now, -KEPT_DAYS * DAY)))
  for (const id of gone) await files.remove(id)
  return gone.length
}
