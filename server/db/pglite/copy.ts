import { constants, copyFileSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The two databases that PostgreSQL keeps only to make others from: half of all files, and never opened here. */
const templates = new Set(['1', '4'])

/** Copies a database's directory, whose engine must be idle, into a new one that can be opened for reading. */
export function copyDatabase(source: string, target: string): void {
  mkdirSync(target, { mode: 0o700 })
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    const [from, to] = [join(source, entry.name), join(target, entry.name)]
    if (!entry.isDirectory()) copyFileSync(from, to, constants.COPYFILE_FICLONE)
    else if (!(source.endsWith('base') && templates.has(entry.name))) copyDatabase(from, to)
  }
}
