import { eachApart, inPortions } from '../apart.ts'
import type { Db } from '../db/db.ts'
import type { FileStore } from '../http/files/store.ts'
import { listUnsealed, markSealed } from './queries.ts'

const BATCH = 200

/**
 * Seals the uploads that lie open from the time before they were sealed as they came; how many. Several copies of the service
 * may do it at once. One that fails keeps no other from it, and comes again.
 */
export async function sealUploads(db: Db, files: FileStore): Promise<number> {
  let sealed = 0
  await eachApart(
    inPortions<{ id: string }>(BATCH, (after, limit) => listUnsealed(db, after?.id, limit)),
    ({ id }) => id,
    async ({ id }) => {
      // Under the lock of its row nobody removes it meanwhile, which would bring it back.
      const isSealed = await db.tx(async tx => {
        if (!(await markSealed(tx, id))) return false
        await files.seal(id)
        return true
      })
      if (isSealed) sealed += 1
    },
  )
  return sealed
}
