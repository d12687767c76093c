import { constants } from 'node:fs'
import { access, mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { StartError } from './start-error.ts'

const isFolder = (path: string) =>
  stat(path).then(
    found => found.isDirectory(),
    () => false,
  )

/**
 * Makes a folder and those above it, each by itself: `mkdir` with `recursive` tries for ever where a system allows none
 * (`/proc`).
 */
async function makeFolder(path: string): Promise<void> {
  if (await isFolder(path)) return
  const above = dirname(path)
  if (above !== path) await makeFolder(above)
  try {
    await mkdir(path, { mode: 0o700 })
  } catch (error) {
    // Another process may have been faster.
    if (!(await isFolder(path))) throw error
  }
}

/** Makes sure that there is a data directory and that it may be written to. Throws `StartError`. */
export async function ensureDataDir(path: string): Promise<void> {
  try {
    await makeFolder(path)
    await access(path, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(
      `无法打开数据目录 ${path}，请检查 DATA_DIR · cannot open the data directory ${path}, check DATA_DIR: ${reason}`,
    )
  }
}
