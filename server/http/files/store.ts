import { createReadStream } from 'node:fs'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { UNFINISHED, writeDurably } from '../../durable-file.ts'
import { fieldKey } from '../../field-key.ts'
import { isSealed, openFile, sealFile } from '../../sealed-file.ts'
import { isFileId } from './address.ts'

/** How a file is to be found. */
export interface Lying {
  /** Whether one that lies open is refused, because it was sealed. */
  readonly onlySealed: boolean
}

/** The narrow interface to where uploads lie; an object store would be a new file beside this one. Ids are UUIDs. */
export interface FileStore {
  put(id: string, bytes: Uint8Array): Promise<void>
  /** The same sealed, so that whoever gets hold of the files reads nothing; what reads here opens it. */
  putSealed(id: string, bytes: Uint8Array): Promise<void>
  /** Seals what was put. Nothing where it is gone, or sealed. */
  seal(id: string): Promise<void>
  /** Rejects when there is none (`ENOENT`), and with `SealedOtherwise` when the key is another or it was changed. */
  read(id: string, lying?: Lying): Promise<Uint8Array<ArrayBuffer>>
  /** The same in pieces, one held at a time; nothing is opened before the first is asked for. */
  pieces(id: string, lying?: Lying): AsyncIterable<Uint8Array>
  remove(id: string): Promise<void>
  /** Everything that lies there, some at a time. */
  portions(): AsyncIterable<Portion>
  /** When this was written last; undefined when it is gone. */
  writtenAt(name: string): Promise<Date | undefined>
  /** Removes what was never finished. */
  removeUnfinished(name: string): Promise<void>
}

export interface Portion {
  readonly ids: readonly string[]
  /** Names of what is being written, or was when its process was killed. */
  readonly unfinished: readonly string[]
}

const idIn = (name: string) => (name.endsWith(UNFINISHED) ? name.slice(0, -UNFINISHED.length) : name)

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Gives null for a file that is not there, and throws whatever else went wrong. */
export function nullWhereMissing(error: unknown): null {
  if (isMissing(error)) return null
  throw error
}

/** Pieces as one, of `most` bytes at most. */
async function whole(pieces: AsyncIterable<Uint8Array>, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const all = new Uint8Array(most)
  let length = 0
  for await (const piece of pieces) {
    all.set(piece, length)
    length += piece.length
  }
  return all.subarray(0, length)
}

/**
 * Uploads as files `DATA_DIR/files/<first two digits>/<id>`: on disk before `put` resolves, never half written. Sealed with
 * the key for fields: the operator's `FIELD_KEY`, or the one in `DATA_DIR`.
 */
export function localFiles(dataDir: string, givenKey?: string): FileStore {
  const root = join(dataDir, 'files')
  const key = () => fieldKey({ dataDir, fieldKey: givenKey })
  const pathOf = (name: string) => {
    if (!isFileId(idIn(name))) throw new TypeError('a stored file is named by a UUID')
    return join(root, name.slice(0, 2), name)
  }
  const namesIn = (folder: string) => readdir(folder).catch((): string[] => [])
  return {
    async put(id, bytes) {
      await writeDurably(pathOf(id), bytes)
    },
    async putSealed(id, bytes) {
      await writeDurably(pathOf(id), sealFile(await key(), id, bytes))
    },
    async seal(id) {
      const bytes = await readFile(pathOf(id)).catch(nullWhereMissing)
      if (bytes && !isSealed(bytes)) await writeDurably(pathOf(id), sealFile(await key(), id, bytes))
    },
    async read(id, lying) {
      const bytes = await readFile(pathOf(id))
      // Sealed it is longer than what is in it.
      return whole(openFile(key, id, [bytes], lying), bytes.length)
    },
    async *pieces(id, lying) {
      yield* openFile(key, id, createReadStream(pathOf(id)), lying)
    },
    remove: id => rm(pathOf(id), { force: true }),
    async *portions() {
      for (const folder of await namesIn(root)) {
        const names = (await namesIn(join(root, folder))).filter(name => isFileId(idIn(name)))
        yield { ids: names.filter(isFileId), unfinished: names.filter(name => !isFileId(name)) }
      }
    },
    writtenAt: name =>
      stat(pathOf(name)).then(
        ({ mtime }) => mtime,
        () => undefined,
      ),
    removeUnfinished: name => rm(pathOf(name), { force: true }),
  }
}
