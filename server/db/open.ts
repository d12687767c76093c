import { keepPrivate } from '../private-folder.ts'
import type { Db, DbLogger } from './db.ts'
import { openPglite } from './pglite/open.ts'
import { openPostgres } from './postgres/open.ts'

export interface OpenDbOptions {
  /** Address of a PostgreSQL server; without it the embedded database in `dataDir` is used. */
  readonly databaseUrl?: string | undefined
  readonly dataDir: string
  readonly logger: DbLogger
  /** Most connections to the server at once, beside two that are reserved; default 10. The embedded engine has one session. */
  readonly poolSize?: number
}

/** Opens the service's database, its data directory closed to other accounts. Throws DbOpenError with one line that says what is wrong. */
export function openDb({ databaseUrl, dataDir, logger, poolSize }: OpenDbOptions): Promise<Db> {
  keepPrivate(dataDir, logger)
  if (databaseUrl) return openPostgres({ databaseUrl, logger, ...(poolSize ? { poolSize } : {}) })
  return openPglite({ dataDir, logger })
}
