import { closeSync, fsyncSync, openSync } from 'node:fs'
import { mkdir, open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Flushes a file, or a directory's list of names, to the disk. */
export function syncPath(path: string): void {
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/** Ends the name of a file that is not whole yet. */
export const UNFINISHED = '.part'

/**
 * Writes a file for the service's own account that appears under its name only when it is whole, and is on the disk, name
 * and all, when this resolves. Makes its folder where there is none.
 */
export async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const folder = dirname(path)
  const made = await mkdir(folder, { recursive: true, mode: 0o700 })
  const unfinished = `${path}${UNFINISHED}`
  const file = await open(unfinished, 'w', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(unfinished, path)
  const last = made === undefined ? folder : dirname(made)
  for (let at = folder; at !== last; at = dirname(at)) await syncFolder(at)
  await syncFolder(last)
}

/** Windows has no way to flush a list of names, and keeps it in its journal. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
