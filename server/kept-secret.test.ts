import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keptSecret } from './kept-secret.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'secret-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

test('is one for all that ask for it first at once, and theirs alone', async () => {
  for (let time = 0; time < 50; time += 1) {
    const folder = join(dataDir, String(time))
    const secrets = await Promise.all(Array.from({ length: 20 }, () => keptSecret(folder, 'audit-key')))
    expect(new Set(secrets)).toEqual(new Set([expect.stringMatching(/^[\da-f]{64}$/)]))
    expect(await readdir(folder)).toEqual(['audit-key'])
    expect((await stat(join(folder, 'audit-key'))).mode & 0o777).toBe(0o600)
  }
})

test('stays what it is, and differs by name', async () => {
  const first = await keptSecret(dataDir, 'audit-key')
  expect(await keptSecret(dataDir, 'audit-key')).toBe(first)
  expect(await keptSecret(dataDir, 'payment-secret')).not.toBe(first)
})
