import { clockRunsIn, fairStates } from '#contract/fair-timeline'
import { sql } from '../db/sql.ts'

/**
 * Whether the time of a fair `f` passes, as `clockRunsIn` says: nothing lapses, closes, is offered or is missed by itself
 * otherwise.
 */
export const clockRuns = sql`f.state = any(${fairStates.filter(clockRunsIn)}::text[])`

/** Fairs `f` that were over by then. One that was put off has yet to take place, whatever its former moments say. */
export const wasOver = (by: Date) => sql`f.closes_at <= ${by} and f.state <> 'postponed'`

/** Fairs `f` that were held, or are to be: nobody can have missed another. */
export const wasHeld = sql`f.state not in ('cancelled', 'postponed')`
