import { rm } from 'node:fs/promises'
import { createDb } from '../create-db.ts'
import type { Db, DbLogger } from '../db.ts'
import type { Driver } from '../driver.ts'
import { pgliteDriver } from './driver.ts'
import { ThreadSession } from './thread-session.ts'
import { defaultLimits } from './watchdog.ts'

/** The database as it was at one moment, to be read at leisure. */
export interface Snapshot {
  readonly db: Db
  release(): Promise<void>
}

/**
 * Copies the files while no statement runs and opens the copy in a thread of its own. Reading a whole database in place
 * would keep everybody waiting until the end, because PGlite has one session.
 */
export async function openSnapshot(
  session: ThreadSession,
  driver: Driver,
  copy: string,
  logger: DbLogger,
): Promise<Snapshot> {
  const remove = () => rm(copy, { recursive: true, force: true })
  try {
    await driver.hold(() => session.copyTo(copy))
    const db = createDb(pgliteDriver(await ThreadSession.open(copy, logger, defaultLimits)))
    const release = async () => {
      try {
        await db.close()
      } finally {
        await remove()
      }
    }
    return { db, release }
  } catch (error) {
    await remove()
    throw error
  }
}
