import { setTimeout as delay } from 'node:timers/promises'
import type { Db } from '../db/db.ts'
import { sql } from '../db/sql.ts'

/** Whoever asks whether the service is ready gives up after a few seconds: the answer comes before. */
const PATIENCE_MS = 2_000

/**
 * Whether the database answers and has been migrated. It is asked once at a time, however many want to know, so that
 * those who ask in turn do not use up the connections to a database that hangs.
 */
export function readiness(db: Db, patienceMs = PATIENCE_MS): () => Promise<boolean> {
  let asking: Promise<boolean> | undefined
  const ask = () =>
    db
      .query(sql`select 1 from schema_migrations limit 1`)
      .then(
        rows => rows.length > 0,
        () => false,
      )
      .finally(() => {
        asking = undefined
      })
  return async () => {
    asking ??= ask()
    const patience = new AbortController()
    const late = delay(patienceMs, false, { signal: patience.signal }).catch(() => false)
    const isReady = await Promise.race([asking, late])
    patience.abort()
    return isReady
  }
}
