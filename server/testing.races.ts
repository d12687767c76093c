import { vi } from 'vitest'
import type { Db, Queryable } from './db/db.ts'
import { sql } from './db/sql.ts'

/** Does something in a transaction that stays open until the answered function is called. */
async function held(db: Db, work: (tx: Queryable) => Promise<unknown>): Promise<() => Promise<void>> {
  const begun = Promise.withResolvers<void>()
  const free = Promise.withResolvers<void>()
  const ended = db.tx(async tx => {
    await work(tx)
    begun.resolve()
    await free.promise
  })
  await Promise.race([begun.promise, ended])
  return async () => {
    free.resolve()
    await ended
  }
}

/**
 * Lets others come, on PostgreSQL, while a transaction that has done something is still open: it ends when each of them has
 * come through or waits. What became of them.
 */
export async function during<T>(
  db: Db,
  first: (tx: Queryable) => Promise<unknown>,
  others: () => readonly Promise<T>[],
): Promise<readonly PromiseSettledResult<T>[]> {
  const commit = await held(db, first)
  let done = 0
  const works = others().map(work =>
    work.finally(() => {
      done += 1
    }),
  )
  const ended = Promise.allSettled(works)
  const isEachThereOrWaiting = async () => {
    const waiting = await db.query(sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
    return done + waiting.length >= works.length
  }
  await vi.waitUntil(isEachThereOrWaiting, { timeout: 60_000, interval: 5 })
  await commit()
  return ended
}
