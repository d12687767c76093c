import { execFile } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { promisify } from 'node:util'

export const execute = promisify(execFile)

/** A file system of one's own needs Linux and root: why there can be none here, or undefined. */
export function cannotMount(): string | undefined {
  if (process.platform !== 'linux') return 'needs Linux'
  return process.getuid?.() === 0 ? undefined : 'needs root, to mount a file system of its own'
}

/** Runs `work` on a mounted file system, and takes it away afterwards, whatever happens. */
export async function mounted<T>(point: string, options: readonly string[], work: () => Promise<T>): Promise<T> {
  await mkdir(point, { recursive: true })
  await execute('mount', [...options, point])
  try {
    return await work()
  } finally {
    await execute('umount', [point])
  }
}
