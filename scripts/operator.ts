import { type Db, quietLogger } from '../server/db/db.ts'
import { migrate } from '../server/db/migrate.ts'
import { openDb } from '../server/db/open.ts'
import { readSettings } from '../server/settings.ts'

/** What an operator asks for, done on the database; answers what to say. Throws what is wrong, in words. */
export type Work = (db: Db) => Promise<string>

/**
 * Does an operator's work on the embedded database under DATA_DIR (the service must be stopped) or on the server at
 * DATABASE_URL, says what came of it and ends with 1 where it failed; with 2 and the usage where nothing was understood.
 */
export async function operate(work: Work | undefined, usage: string): Promise<void> {
  if (work === undefined) {
    process.stderr.write(`用法 · usage: ${usage}\n`)
    process.exitCode = 2
    return
  }
  try {
    const { dataDir, databaseUrl } = readSettings(process.env)
    const db = await openDb({ databaseUrl, dataDir, logger: quietLogger })
    try {
      await migrate(db, { logger: quietLogger })
      process.stdout.write(`${await work(db)}\n`)
    } finally {
      await db.close()
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exitCode = 1
  }
}
