import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { DbLogger } from './db/db.ts'

const OTHERS = 0o077

/**
 * Closes the service's data directory to every other account of the machine: whatever this process writes from now on is
 * its own, the directory and all that already lies in it is mended. Links are not followed. What belongs to somebody else
 * cannot be mended; that is said, and the service goes on, because the closed directory above keeps others out of it.
 */
export function keepPrivate(dataDir: string, logger: DbLogger): void {
  process.umask(OTHERS)
  const faults: string[] = []
  let mended = 0
  const close = (path: string, mode: number) => {
    if ((mode & OTHERS) === 0) return
    try {
      chmodSync(path, mode & 0o700)
      mended += 1
    } catch {
      faults.push(path)
    }
  }
  const mend = (folder: string) => {
    for (const name of namesIn(folder, faults)) {
      const path = join(folder, name)
      const found = lstatSync(path, { throwIfNoEntry: false })
      if (!found || found.isSymbolicLink()) continue
      close(path, found.mode)
      if (found.isDirectory()) mend(path)
    }
  }
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    chmodSync(dataDir, 0o700)
  } catch {
    faults.push(dataDir)
  }
  mend(dataDir)
  if (mended > 0) logger.info('data.made_private', { files: mended })
  if (faults.length > 0) logger.warn('data.not_private', { files: faults.length, first: faults[0] })
}

function namesIn(folder: string, faults: string[]): string[] {
  try {
    return readdirSync(folder)
  } catch {
    faults.push(folder)
    return []
  }
}
