import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

export const root = join(import.meta.dirname, '..')

/** Everything that the build reads. */
const inputs = [
  'src',
  'public',
  'scripts/build',
  'scripts/build.ts',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
] as const

const isInput = (path: string) => !/\.(test|stories)\.tsx?$/.test(path)

const markIn = (folder: string) => join(folder, 'dist/inputs.sha256')

async function filesUnder(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => null)
  if (entries === null) return [path]
  return entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
}

/** A digest of names and contents of all inputs; a moved clock or a touched file changes nothing. */
async function digest(folder: string): Promise<string> {
  const files = (await Promise.all(inputs.map(input => filesUnder(join(folder, input))))).flat().filter(isInput).sort()
  const hash = createHash('sha256')
  for (const file of files) {
    const bytes = await readFile(file).catch(() => null)
    if (bytes) hash.update(`${relative(folder, file)}\0${bytes.length}\0`).update(bytes)
  }
  return hash.digest('hex')
}

/** True when `dist` was built from the sources as they are. */
export async function isBuilt(folder = root): Promise<boolean> {
  const marked = await readFile(markIn(folder), 'utf8').catch(() => '')
  return marked === (await digest(folder))
}

/** Remembers what `dist` has been built from. */
export async function markBuilt(folder = root): Promise<void> {
  await writeFile(markIn(folder), await digest(folder))
}
