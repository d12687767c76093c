import type { Db, Queryable } from '../db/db.ts'
import { fingerprintOf, keptSecret } from '../kept-secret.ts'
import { contentOf, isSame, removalOf, sealOf } from './digests.ts'
import { leadsTo, readHead } from './head.ts'
import {
  countRowsAfter,
  deleteRows,
  findSeal,
  listRows,
  listSealsAfter,
  markRemoved,
  type Range,
  type SealRow,
} from './queries.ts'

const PAGE = 500

/**
 * What is wrong with a range: its rows are not those that were sealed; its seal is not the one that was set; a seal before
 * it is missing; it was sealed with another key; the seals end before the last one that was set here.
 */
export type Fault = 'rows' | 'seal' | 'gap' | 'key' | 'end'

export interface Broken extends Range {
  readonly number: number
  readonly fault: Fault
}

interface Verdict {
  /** Seals that hold, from the first on. */
  readonly seals: number
  /** Rows that are there under them. */
  readonly rows: number
  /** Rows that are not sealed yet. */
  readonly unsealed: number
  /** The first range that does not hold. */
  readonly broken: Broken | undefined
}

/** One row more than sealed is enough to know. */
const rowsUnder = (db: Queryable, seal: SealRow) => listRows(db, seal, seal.rows + 1)

async function faultOf(
  db: Queryable,
  seal: SealRow,
  previous: SealRow | undefined,
  key: string,
): Promise<Fault | undefined> {
  if (seal.number !== (previous?.number ?? 0) + 1 || seal.after_id !== (previous?.last_id ?? 0)) return 'gap'
  if (seal.key_print !== fingerprintOf(key)) return 'key'
  if (!isSame(seal.seal, sealOf(seal, previous?.seal, key))) return 'seal'
  const rows = await rowsUnder(db, seal)
  if (seal.removed_at !== null && seal.removal !== null) {
    if (!isSame(seal.removal, removalOf(seal, seal.removed_at, key))) return 'seal'
    return rows.length === 0 ? undefined : 'rows'
  }
  return isSame(seal.content, contentOf(rows, key)) ? undefined : 'rows'
}

/** Every seal in its order. */
async function* sealsIn(db: Queryable): AsyncGenerator<SealRow> {
  for (let last = 0; ; ) {
    const page = await listSealsAfter(db, last, PAGE)
    yield* page
    const end = page.at(-1)
    if (end === undefined) return
    last = end.number
  }
}

/** Goes through the whole audit log with the key in `dataDir`, and stops at the first range that does not hold. */
export async function verifyAudit(db: Queryable, dataDir: string): Promise<Verdict> {
  const key = await keptSecret(dataDir, 'audit-key')
  let previous: SealRow | undefined
  let rows = 0
  const verdict = async (broken: Broken | undefined): Promise<Verdict> => ({
    seals: previous?.number ?? 0,
    rows,
    unsealed: broken ? 0 : await countRowsAfter(db, previous?.last_id ?? 0),
    broken,
  })
  for await (const seal of sealsIn(db)) {
    const fault = await faultOf(db, seal, previous, key)
    if (fault) return verdict({ number: seal.number, after_id: seal.after_id, last_id: seal.last_id, fault })
    rows += seal.removed_at === null ? seal.rows : 0
    previous = seal
  }
  const head = await readHead(dataDir)
  if (leadsTo(head, head && (await findSeal(db, head.number)))) return verdict(undefined)
  const after = previous?.last_id ?? 0
  return verdict({ number: (previous?.number ?? 0) + 1, after_id: after, last_id: after, fault: 'end' })
}

/**
 * Removes the rows that were sealed before a moment and leaves their seals, which say so: the rest can still be verified.
 * Gives how many rows. Throws when one of those ranges does not hold: evidence is not removed.
 */
export async function removeSealed(db: Db, dataDir: string, before: Date, now: Date): Promise<number> {
  const key = await keptSecret(dataDir, 'audit-key')
  let previous: SealRow | undefined
  let removed = 0
  for await (const seal of sealsIn(db)) {
    if (Date.parse(seal.sealed_at) >= before.getTime()) break
    const fault = await faultOf(db, seal, previous, key)
    if (fault)
      throw new Error(`第 ${seal.number} 段不完整，先查明再删除 · range ${seal.number} does not hold: ${fault}`)
    previous = seal
    if (seal.removed_at !== null) continue
    const at = now.toISOString()
    removed += await db.tx(async tx => {
      const rows = await deleteRows(tx, seal)
      await markRemoved(tx, seal.number, at, removalOf(seal, at, key))
      return rows
    })
  }
  return removed
}
