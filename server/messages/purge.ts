import type { Queryable } from '../db/db.ts'
import { restorableSince } from './calls.ts'
import { purgeRemoved } from './queries.ts'

/** Forgets messages that can't be taken back any more. */
export const forgetRemoved = (db: Queryable, now: Date) => purgeRemoved(db, restorableSince(now))
