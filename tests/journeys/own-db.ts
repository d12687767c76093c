import { type Db, quietLogger } from '../../server/db/db.ts'
import { openDb } from '../../server/db/open.ts'
import { keepRegistrations } from '../../server/exam-registrations/upkeep.ts'
import { localFiles } from '../../server/http/files/store.ts'
import { createLogger } from '../../server/logger.ts'
import { fileOutbox } from '../../server/outbox.ts'
import { whileStopped } from './own-service.ts'

/** Works on the database of this worker's service, which is stopped meanwhile, as an operator does with `npm run`. */
export const onOwnDb = (work: (db: Db, dataDir: string) => Promise<unknown>): Promise<void> =>
  whileStopped(async ({ dataDir }) => {
    const db = await openDb({ databaseUrl: undefined, dataDir, logger: quietLogger })
    try {
      await work(db, dataDir)
    } finally {
      await db.close()
    }
  })

/** What becomes of registrations by themselves, at a moment: the service looks every ten minutes, for which nobody waits. */
export const lookAfterRegistrations = (db: Db, dataDir: string, at: Date): Promise<void> =>
  keepRegistrations(
    {
      db,
      files: localFiles(dataDir),
      outbox: fileOutbox(dataDir, () => at),
      logger: createLogger({ level: 'error', write: () => undefined }),
    },
    at,
  )
