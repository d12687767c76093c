import { lstatSync, readdirSync, symlinkSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type ServiceProcess, spawnService } from '../../server/testing.process.ts'

let folder: string
let dataDir: string
let service: ServiceProcess | undefined

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'private-files-'))
  dataDir = join(folder, 'data')
})
afterEach(async () => {
  service?.child.kill('SIGKILL')
  await service?.ended
  await rm(folder, { recursive: true, force: true })
})

const modeOf = (path: string) => lstatSync(path).mode & 0o777

/** What somebody else on the machine could read, write or list. */
const openToOthers = () =>
  ['.', ...readdirSync(dataDir, { recursive: true, encoding: 'utf8' })].filter(name => {
    const found = lstatSync(join(dataDir, name), { throwIfNoEntry: false })
    return found && !found.isSymbolicLink() && (found.mode & 0o077) !== 0
  })

test('nothing in the data directory of a running service is open to other accounts, however it was left', async () => {
  const outside = join(folder, 'outside.txt')
  await writeFile(outside, '')
  await chmod(outside, 0o644)
  for (const name of ['files/ab', 'outbox', 'backups']) {
    await mkdir(join(dataDir, name), { recursive: true })
    await writeFile(join(dataDir, name, 'left'), 'open')
    await chmod(join(dataDir, name, 'left'), 0o666)
    await chmod(join(dataDir, name), 0o777)
  }
  await chmod(dataDir, 0o755)
  symlinkSync(outside, join(dataDir, 'link'))

  service = spawnService({ DATA_DIR: dataDir })
  await service.ready
  expect(readdirSync(join(dataDir, 'database/base'))).not.toEqual([])
  expect(openToOthers()).toEqual([])
  expect(modeOf(dataDir)).toBe(0o700)
  expect(modeOf(join(dataDir, 'outbox/left'))).toBe(0o600)
  expect(modeOf(outside)).toBe(0o644)
  service.child.kill('SIGTERM')
  await service.ended
  expect(openToOthers()).toEqual([])
})
