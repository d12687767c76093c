import type { Queryable } from '../db/db.ts'
import { listNow, type TalkNow } from './queries.ts'

/** A talk may begin so much before its slot, and is not missed so much after it. */
export const SLACK_MS = 3 * 60_000

/** Slots of an exhibitor whose time is now, give or take three minutes, with who has them: the recruiter may begin the talk. */
export const slotsNowOf = (db: Queryable, participation: string, now: Date): Promise<TalkNow[]> =>
  listNow(db, participation, now, SLACK_MS)
