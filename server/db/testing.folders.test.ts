import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sweep, TEST_SERVER_PREFIX } from './testing.folders.ts'

let parent: string

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'folders-'))
})

afterEach(() => rmSync(parent, { recursive: true, force: true }))

function folder(name: string, pid?: number): void {
  mkdirSync(join(parent, name, 'data'), { recursive: true })
  if (pid !== undefined) writeFileSync(join(parent, name, 'data/postmaster.pid'), `${pid}\n/somewhere\n`)
}

test('takes away what a killed server has left, and nothing of one that runs, begins or is another’s', () => {
  const { pid: dead } = spawnSync(process.execPath, ['--version'])
  folder(`${TEST_SERVER_PREFIX}dead`, dead)
  folder(`${TEST_SERVER_PREFIX}running`, process.pid)
  folder(`${TEST_SERVER_PREFIX}beginning`)
  folder('other', dead)
  sweep(parent)
  expect(readdirSync(parent).sort()).toEqual([
    'other',
    `${TEST_SERVER_PREFIX}beginning`,
    `${TEST_SERVER_PREFIX}running`,
  ])
})

test('leaves a server alone that is being made, whose owner of a moment has just ended by itself', () => {
  const name = `${TEST_SERVER_PREFIX}beginning`
  folder(name, 1)
  sweep(parent, () => {
    rmSync(join(parent, name, 'data/postmaster.pid'))
    return false
  })
  expect(readdirSync(parent)).toEqual([name])
})
