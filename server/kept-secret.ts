import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const BYTES = 32

/** A secret that is made once and kept in `DATA_DIR/<name>`, readable by the operator alone. */
export async function keptSecret(dataDir: string, name: string): Promise<string> {
  const path = join(dataDir, name)
  const kept = await readFile(path, 'utf8').catch(() => '')
  if (kept.length === BYTES * 2) return kept
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  // Of several that come first at once, one writes; the others read what it wrote.
  await writeFile(path, randomBytes(BYTES).toString('hex'), { flag: 'wx', mode: 0o600, flush: true }).catch(() => {})
  return readFile(path, 'utf8')
}
