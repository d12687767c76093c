import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { createDb } from '../create-db.ts'
import type { Db } from '../db.ts'
import { pgliteDriver } from './driver.ts'
import { inProcessSession } from './in-process.ts'
import { sessionParameters } from './parameters.ts'

/** A database that lives in this process's memory only: for tests. `image` is a data directory packed by PGlite. */
export async function openMemoryDb(image?: Blob): Promise<Db> {
  const pg = await PGlite.create({
    extensions: { pg_trgm },
    startParams: [...PGlite.defaultStartParams, ...sessionParameters],
    ...(image ? { loadDataDir: image } : {}),
  })
  return createDb(pgliteDriver(inProcessSession(pg)))
}
