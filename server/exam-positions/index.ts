import type { Db, Queryable } from '../db/db.ts'
import type { ServedCall } from '../http/serve.ts'
import { positionCalls } from './calls.ts'
import { exportCall } from './export.ts'
import { updateFigures, updateFiguresOf } from './queries.ts'

export const examPositionsCalls: readonly ServedCall[] = [...positionCalls, exportCall]

/** Brings the figures of all positions up to date whose exam is not closed. */
export const countPositions = (db: Db, now: Date): Promise<void> => db.tx(tx => updateFigures(tx, now, false))

/** The same for every exam, once what it stands on has been loaded. */
export const countAllPositions = (tx: Queryable, now: Date): Promise<void> => updateFigures(tx, now, true)

/** The same for one exam that the caller's transaction holds. */
export const countPositionsOf = (tx: Queryable, exam: string, now: Date): Promise<void> =>
  updateFiguresOf(tx, [Number(exam)], now)
