import { secondsAfter } from '../../clock.ts'
import type { Queryable } from '../../db/db.ts'
import type { Logger } from '../../logger.ts'
import { namedAmong } from './queries.ts'
import type { FileStore } from './store.ts'

/** No upload takes so long: what has no row by then will never have one. */
const GIVEN_SECONDS = 24 * 3_600

interface Parts {
  readonly db: Queryable
  readonly files: FileStore
  readonly logger: Logger
}

/**
 * Removes the bytes that a process left behind when it was killed in the middle of an upload: what has no row, or was
 * never finished, and is older than a day. A folder in which more files lack a row than have one belongs to another
 * database, and is left alone. Gives how many were removed.
 */
export async function sweepUploads({ db, files, logger }: Parts, now: Date): Promise<number> {
  const before = secondsAfter(now, -GIVEN_SECONDS)
  const isOld = async (name: string) => {
    const at = await files.writtenAt(name)
    return at !== undefined && at < before
  }
  let [named, removed] = [0, 0]
  const lost: string[] = []
  for await (const { ids, unfinished } of files.portions()) {
    for (const name of unfinished) {
      if (!(await isOld(name))) continue
      await files.removeUnfinished(name)
      removed += 1
    }
    const rows = await namedAmong(db, ids)
    named += rows.size
    for (const id of ids) if (!rows.has(id) && (await isOld(id))) lost.push(id)
  }
  if (lost.length > named) {
    logger.warn('uploads.of_another_database', { named, unnamed: lost.length })
    return removed
  }
  for (const id of lost) await files.remove(id)
  removed += lost.length
  if (removed > 0) logger.info('uploads.swept', { files: removed })
  return removed
}
