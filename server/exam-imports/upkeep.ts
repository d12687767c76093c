import { secondsAfter } from '../clock.ts'
import type { Queryable } from '../db/db.ts'
import { forgetImports } from './queries.ts'

const KEPT_SECONDS = 30 * 86_400

/** Deletes tables that their office has not handed on for thirty days: they name people. How many. */
export const dropOldImports = (db: Queryable, now: Date): Promise<number> =>
  forgetImports(db, secondsAfter(now, -KEPT_SECONDS))
