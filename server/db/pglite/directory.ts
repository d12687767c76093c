import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { syncPath } from '../../durable-file.ts'
import { DbOpenError } from '../errors.ts'
import { createInThread } from './engine-thread.ts'

const SERVER_VERSION = '18'
const CREATE_PATIENCE = 120_000
const UNFINISHED = 'database.new-'
const COPY = 'database.copy-'

/** Where the embedded database keeps its things under the service's data directory. */
export function pathsIn(dataDir: string) {
  return {
    database: join(dataDir, 'database'),
    lock: join(dataDir, 'database.lock'),
    unfinished: join(dataDir, `${UNFINISHED}${process.pid}`),
    copy: join(dataDir, `${COPY}${process.pid}`),
    backups: join(dataDir, 'backups'),
    uploads: join(dataDir, 'files'),
  } as const
}

/**
 * Makes sure that `database` holds a whole database. A new one is created beside it and moved to its place when it is
 * complete and on the disk, because a creation that was killed half-way cannot be opened. Gives true when it is new.
 * Call it with the lock held.
 */
export async function ensureDatabase(dataDir: string): Promise<boolean> {
  const { database, unfinished } = pathsIn(dataDir)
  for (const name of await readdir(dataDir)) {
    if (name.startsWith(UNFINISHED) || name.startsWith(COPY))
      await rm(join(dataDir, name), { recursive: true, force: true })
  }
  if (existsSync(database)) {
    await checkVersion(database)
    return false
  }
  await mkdir(unfinished, { mode: 0o700 })
  await createInThread(unfinished, CREATE_PATIENCE)
  await rename(unfinished, database)
  syncPath(dataDir)
  return true
}

async function checkVersion(database: string): Promise<void> {
  const version = (await readFile(join(database, 'PG_VERSION'), 'utf8').catch(() => '')).trim()
  if (version === SERVER_VERSION) return
  const what =
    version === '' ? ['不是完整的数据库', 'is not a whole database'] : [`版本为 ${version}`, `is of version ${version}`]
  throw new DbOpenError(
    `${database} ${what[0]}，需要版本 ${SERVER_VERSION}；请移走后用备份恢复 · ` +
      `${database} ${what[1]} where ${SERVER_VERSION} is needed; move it away and restore a backup`,
  )
}
