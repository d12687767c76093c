import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ensureDataDir } from './data-dir.ts'
import { StartError } from './start-error.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'talent-portal-data-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('makes what is missing of the path, and takes what is there', async () => {
  const path = join(folder, 'a/b/c')
  await Promise.all([ensureDataDir(path), ensureDataDir(path)])
  await ensureDataDir(path)
  expect((await stat(path)).isDirectory()).toBe(true)
})

test('says in one line what cannot be, instead of trying for ever', async () => {
  const file = join(folder, 'file')
  await writeFile(file, '')
  // Under /proc nobody can make a folder, and it says that there is none above.
  for (const path of [file, join(file, 'data'), '/proc/nowhere/data']) {
    const error = await ensureDataDir(path).catch((cause: unknown) => cause)
    expect(error).toBeInstanceOf(StartError)
    expect(String(error)).toMatch(/^StartError: 无法打开数据目录 [^\n]* · [^\n]*check DATA_DIR: [^\n]*$/)
    expect(String(error)).toContain(path)
  }
})
