import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { writeDurably } from '../../durable-file.ts'

/** The narrow interface to where uploads lie; an object store would be a new file beside this one. Ids are UUIDs. */
export interface FileStore {
  put(id: string, bytes: Uint8Array): Promise<void>
  /** Rejects when there is none. */
  read(id: string): Promise<Uint8Array<ArrayBuffer>>
  remove(id: string): Promise<void>
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Uploads as files `DATA_DIR/files/<first two digits>/<id>`: on disk before `put` resolves, never half written. */
export function localFiles(dataDir: string): FileStore {
  const pathOf = (id: string) => {
    if (!ID.test(id)) throw new TypeError('a stored file is named by a UUID')
    return join(dataDir, 'files', id.slice(0, 2), id)
  }
  return {
    async put(id, bytes) {
      await writeDurably(pathOf(id), bytes)
    },
    read: async id => new Uint8Array(await readFile(pathOf(id))),
    remove: id => rm(pathOf(id), { force: true }),
  }
}
