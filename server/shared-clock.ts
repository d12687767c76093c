import { type Clock, systemClock } from './clock.ts'
import type { Db } from './db/db.ts'
import { sql } from './db/sql.ts'
import { errorFields, type Logger } from './logger.ts'

const EVERY_MS = 30_000
/** So often the database is asked each time; the quickest answer is the one that says most. */
const ASKED = 5
/** A machine's count of milliseconds is wrong by less than this part of them. */
const DRIFT = 200e-6
/** What an operator should know of a machine whose clock is so far off. */
const NOTABLE_MS = 1_000

/** Milliseconds of a count that neither jumps nor goes back, whatever the machine's clock is set to. */
export type Elapsed = () => number

/** What was learnt of another clock: how far it is ahead of the count, by how much that may be wrong, and when; milliseconds. */
export interface Reading {
  readonly ahead: number
  readonly doubt: number
  readonly at: number
}

/** Reads another clock, which `ask` tells in milliseconds, across a way that takes time (Cristian 1989). */
export async function readClock(ask: () => Promise<number>, elapsed: Elapsed): Promise<Reading> {
  const readings: Reading[] = []
  for (let time = 0; time < ASKED; time++) {
    const sent = elapsed()
    const told = await ask()
    const at = elapsed()
    readings.push({ ahead: told - (sent + at) / 2, doubt: (at - sent) / 2, at })
  }
  return readings.reduce((best, reading) => (reading.doubt < best.doubt ? reading : best))
}

/** Which of two readings holds: the surer one, unless they contradict each other, for then the clock was set. */
export function surer(known: Reading, found: Reading): Reading {
  const doubt = known.doubt + DRIFT * (found.at - known.at)
  const isSet = Math.abs(found.ahead - known.ahead) > doubt + found.doubt
  return isSet || found.doubt <= doubt ? found : known
}

/**
 * Starts the clock that all copies of the service share, so that they judge a deadline alike whatever their machines'
 * clocks say: that of the database's server, asked now and every half minute, and counted on from while it is away. The
 * embedded engine has one copy, and keeps the machine's. `stop` ends the asking.
 */
export async function startSharedClock(
  db: Db,
  logger: Logger,
  elapsed: Elapsed = () => performance.now(),
): Promise<{ clock: Clock; stop: () => void }> {
  if (db.engine === 'pglite') return { clock: systemClock, stop() {} }
  // All over one connection: waiting for another would count as the way.
  const read = () =>
    db.reserved.tx(tx =>
      readClock(async () => {
        const [row] = await tx.query<{ now: number }>(
          sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as now`,
        )
        return row?.now ?? Number.NaN
      }, elapsed),
    )
  let known = await read()
  const clock: Clock = { now: () => new Date(known.ahead + elapsed()) }
  const differs = Math.round(Date.now() - clock.now().getTime())
  if (Math.abs(differs) > NOTABLE_MS) logger.warn('clock.machine_differs', { ms: differs })
  const renew = async () => {
    known = surer(known, await read())
  }
  const timer = setInterval(() => {
    renew().catch((error: unknown) => logger.warn('clock.not_asked', errorFields(error)))
  }, EVERY_MS)
  timer.unref()
  return { clock, stop: () => clearInterval(timer) }
}
