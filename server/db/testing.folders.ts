import { readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import { isRunning } from './is-running.ts'

/** What the names of the folders of test servers begin with. */
export const TEST_SERVER_PREFIX = 'talent-portal-postgres-'

/** Memory that Linux shows as a folder. */
const MEMORY = '/dev/shm'

/** Bytes that must be free: several databases at once, and what else the tests need. */
const ENOUGH = 4 * 2 ** 30

/** Takes away what servers have left that were killed before they could: nothing else ever gives memory back. */
export function sweep(parent: string, isAlive = isRunning): void {
  for (const name of readdirSync(parent).filter(entry => entry.startsWith(TEST_SERVER_PREFIX))) {
    const folder = join(parent, name)
    const ownerOf = () => readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n')[0]
    try {
      const owner = ownerOf()
      // While a server is made, others than it own the folder, each for a moment: whoever ends by itself takes the file away.
      if (!isAlive(Number(owner)) && ownerOf() === owner) rmSync(folder, { recursive: true, force: true })
    } catch {
      // One that is being made or taken away has no such file.
    }
  }
}

/**
 * Where files of tests lie that only their speed matters of: every test empties tables, of which each is a file that the
 * disk's book-keeping makes anew. In memory where there is enough of it, else on the disk.
 */
export function quickFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    if (bavail * bsize < ENOUGH || freemem() < ENOUGH) return tmpdir()
    sweep(MEMORY)
    return MEMORY
  } catch {
    return tmpdir()
  }
}
