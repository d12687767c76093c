import { ensureDataDir } from '../../data-dir.ts'
import { printsIn } from '../../kept-secret.ts'
import { createDb } from '../create-db.ts'
import type { Db, DbLogger } from '../db.ts'
import { DbOpenError } from '../errors.ts'
import { Backups } from './backups.ts'
import { ensureDatabase, pathsIn } from './directory.ts'
import { pgliteDriver } from './driver.ts'
import { takeLock } from './lock.ts'
import { Maintenance } from './maintenance.ts'
import { openSnapshot } from './snapshot.ts'
import { ThreadSession } from './thread-session.ts'
import { defaultLimits, type WatchdogLimits } from './watchdog.ts'

export interface PgliteOptions {
  readonly dataDir: string
  readonly logger: DbLogger
  readonly limits?: WatchdogLimits
}

/**
 * Opens the embedded database under `dataDir`, creating it when there is none: locked against a second process,
 * durable through power cuts, in a thread of its own, watched, maintained and backed up every hour.
 * Throws DbOpenError, or StartError when there can be no such directory.
 */
export async function openPglite({ dataDir, logger, limits = defaultLimits }: PgliteOptions): Promise<Db> {
  const paths = pathsIn(dataDir)
  await ensureDataDir(dataDir)
  const lock = await takeLock(paths.lock, dataDir, () => {
    logger.error('database.lock_lost', { path: paths.lock })
    void db?.close()
  }).catch(error => refuse(dataDir, error))
  let db: Db | undefined
  try {
    const startedAt = performance.now()
    const isNew = await ensureDatabase(dataDir)
    const session = await ThreadSession.open(paths.database, logger, limits)
    logger.info('database.opened', { isNew, ms: Math.round(performance.now() - startedAt) })
    const driver = pgliteDriver(session)
    const plain = createDb(driver)
    const backups = new Backups({
      db: plain,
      openSnapshot: () => openSnapshot(session, driver, paths.copy, logger),
      folder: paths.backups,
      uploads: paths.uploads,
      secrets: () => printsIn(dataDir),
      logger,
    })
    db = withUpkeep(plain, new Maintenance(plain, logger), backups, () => lock.release())
    return db
  } catch (error) {
    lock.release()
    return refuse(dataDir, error)
  }
}

/** The database with its timers; closing stops these first, checkpoints so that the next start is quick, and unlocks. */
function withUpkeep(db: Db, maintenance: Maintenance, backups: Backups, unlock: () => void): Db {
  maintenance.start()
  backups.start()
  let closing: Promise<void> | undefined
  const close = async () => {
    await Promise.all([maintenance.stop(), backups.stop()])
    await maintenance.checkpoint().catch(() => {})
    await db.close().finally(unlock)
  }
  return {
    ...db,
    close: () => {
      closing ??= close()
      return closing
    },
  }
}

function refuse(dataDir: string, error: unknown): never {
  if (error instanceof DbOpenError) throw error
  const reason = error instanceof Error ? error.message : String(error)
  throw new DbOpenError(`无法打开数据目录 ${dataDir} · cannot open the data directory ${dataDir}: ${reason}`)
}
