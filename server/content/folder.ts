import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'

/** One file of a folder. */
export interface Source {
  /** Below the folder, with / between its parts. */
  readonly path: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** Every file below a folder, in order of its path; hidden ones are passed over. */
export async function readFolder(folder: string): Promise<readonly Source[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter(entry => entry.isFile() && !entry.name.startsWith('.'))
    .map(entry => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
  return Promise.all(paths.map(async path => ({ path, bytes: new Uint8Array(await readFile(join(folder, path))) })))
}

/** Writes files below a folder, which is made where it is missing. */
export async function writeFolder(folder: string, files: readonly Source[]): Promise<void> {
  for (const { path, bytes } of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), bytes)
  }
}
