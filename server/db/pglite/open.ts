import { join } from 'node:path'
import type { Db, DbLogger } from '../db.ts'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { createDb } from '../create-db.ts'
import { pgliteDriver } from './driver.ts'
import { runOnEngine } from './engine.ts'
import { sessionParameters } from './parameters.ts'

export interface PgliteOptions {
  readonly dataDir: string
  readonly logger: DbLogger
}

/** Opens the embedded database under `dataDir/database`, creating it when it is not there. */
export async function openPglite({ dataDir }: PgliteOptions): Promise<Db> {
  const pg = await PGlite.create(join(dataDir, 'database'), {
    extensions: { pg_trgm },
    startParams: [...PGlite.defaultStartParams, ...sessionParameters],
  })
  let last: Promise<unknown> = Promise.resolve()
  return createDb(
    pgliteDriver({
      run: request => {
        const answer = last.then(() => runOnEngine(pg, request))
        last = answer
        return answer
      },
      close: () => pg.close(),
    }),
  )
}
