import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { root } from './steps.ts'

/** Everything that the build reads. */
const inputs = ['src', 'public', 'vite.config.ts', 'package.json', 'package-lock.json'] as const

const mark = join(root, 'dist/inputs.sha256')

const isInput = (path: string) => !/\.(test|stories)\.tsx?$/.test(path)

async function filesUnder(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => null)
  if (entries === null) return [path]
  return entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
}

/** A digest of names and contents of all inputs; a moved or touched file of the same contents changes nothing. */
async function digest(): Promise<string> {
  const files = (await Promise.all(inputs.map(input => filesUnder(join(root, input))))).flat().filter(isInput).sort()
  const hash = createHash('sha256')
  for (const file of files) {
    const bytes = await readFile(file).catch(() => null)
    if (bytes) hash.update(`${relative(root, file)}\0${bytes.length}\0`).update(bytes)
  }
  return hash.digest('hex')
}

/** True when `dist` was built from the sources as they are. */
export const isBuilt = async (): Promise<boolean> => {
  const marked = await readFile(mark, 'utf8').catch(() => '')
  return marked === (await digest())
}

/** Remembers what `dist` has been built from. */
export const markBuilt = async (): Promise<void> => writeFile(mark, await digest())
