import { chinaDay } from '../clock.ts'
import type { Queryable } from '../db/db.ts'
import { dropNames } from './queries.ts'

/** Names go from lists whose days are over; ticket numbers stay. */
export const forgetListNames = (db: Queryable, now: Date): Promise<number> => dropNames(db, chinaDay(now))
