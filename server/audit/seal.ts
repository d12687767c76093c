import type { Clock } from '../clock.ts'
import type { Db } from '../db/db.ts'
import { haveEndedSince, markMoment } from '../db/moment.ts'
import { fingerprintOf, keptSecret } from '../kept-secret.ts'
import { errorFields, type Logger } from '../logger.ts'
import type { Settings } from '../settings.ts'
import { contentOf, sealOf } from './digests.ts'
import { keepHead, leadsTo, readHead } from './head.ts'
import { findLastId, findLastSeal, findSeal, insertSeal, listRows } from './queries.ts'

const EVERY_MS = 60_000
/** Rows under one seal at most: as many are read at once. */
const MOST_ROWS = 2_000

interface SealerParts {
  readonly db: Db
  readonly clock: Clock
  readonly logger: Logger
  readonly settings: Pick<Settings, 'dataDir'>
}

/**
 * Seals the audit log behind its writers, who never wait for it. One round sees how far the log reaches; the next marks the
 * moment, when whoever drew an id up to there has begun to write; a later one seals, when all of these have ended: no row
 * can come into a sealed range. Several copies of the service may do it at once.
 */
export class Sealer {
  readonly #parts: SealerParts
  #seen: number | undefined
  #marked: { readonly id: number; readonly moment: string } | undefined

  constructor(parts: SealerParts) {
    this.#parts = parts
  }

  async round(): Promise<void> {
    const { db } = this.#parts
    const marked = this.#marked
    if (marked && !(await haveEndedSince(db, marked.moment))) return
    if (marked) while (await this.#sealUpTo(marked.id));
    this.#marked = this.#seen === undefined ? undefined : { id: this.#seen, moment: await markMoment(db) }
    this.#seen = await findLastId(db)
  }

  /** Sets one seal; false when there is nothing left to seal. */
  async #sealUpTo(last: number): Promise<boolean> {
    const { db, clock, settings, logger } = this.#parts
    const previous = await findLastSeal(db)
    const after = previous?.last_id ?? 0
    if (after >= last) return false
    const rows = await listRows(db, { after_id: after, last_id: last }, MOST_ROWS)
    if (rows.length === 0) return false
    const head = await readHead(settings.dataDir)
    if (!leadsTo(head, head && (await findSeal(db, head.number)))) {
      // Another seal would cover up what is missing.
      logger.error('audit.cut_off', { number: head?.number })
      return false
    }
    const key = await keptSecret(settings.dataDir, 'audit-key')
    const sealed = {
      number: (previous?.number ?? 0) + 1,
      after_id: after,
      last_id: rows.length < MOST_ROWS ? last : (rows.at(-1)?.id ?? last),
      rows: rows.length,
      sealed_at: clock.now().toISOString(),
      content: contentOf(rows, key),
    }
    const seal = sealOf(sealed, previous?.seal, key)
    if (!(await insertSeal(db, { ...sealed, seal, key_print: fingerprintOf(key) }))) return false
    await keepHead(settings.dataDir, { number: sealed.number, seal })
    return true
  }
}

/** Seals every minute; the returned function stops it. */
export function startSealing(parts: SealerParts): () => void {
  const sealer = new Sealer(parts)
  let isBusy = false
  const round = async () => {
    if (isBusy) return
    isBusy = true
    await sealer.round().catch(error => parts.logger.error('audit.not_sealed', errorFields(error)))
    isBusy = false
  }
  const timer = setInterval(() => void round(), EVERY_MS).unref()
  return () => clearInterval(timer)
}
