import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { root } from '../steps.ts'
import type { Ring } from './ring.ts'
import { playwrightRing, vitestRing } from './runners.ts'

// Runners within a runner, each started up to three times.
vi.setConfig({ testTimeout: 120_000 })

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gate-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const config = (runner: string) => `scripts/gate/fixtures/${runner}.config.ts`

const vitest = (fixture: string): Promise<Ring> =>
  vitestRing({
    name: `fixture-${fixture}`,
    args: ['--config', config('vitest'), `scripts/gate/fixtures/${fixture}.vitest.ts`],
    env: { GATE_FIXTURE: folder },
    isQuiet: true,
  })

const playwright = (name: string, ...args: readonly string[]): Promise<Ring> =>
  playwrightRing({ name, args: ['-c', config('playwright'), ...args], env: { GATE_FIXTURE: folder }, isQuiet: true })

const told = ({ passed, failed, unsteady }: Ring) => ({
  passed,
  failed: failed.map(({ name }) => name),
  unsteady: unsteady.map(({ name }) => name),
})

test('a test of Vitest that fails always has failed', async () => {
  expect(told(await vitest('always'))).toEqual({ passed: 0, failed: ['fails always'], unsteady: [] })
})

test('a test of Vitest that passes the second time has passed, and is unsteady', async () => {
  expect(told(await vitest('second'))).toEqual({ passed: 2, failed: [], unsteady: ['passes at the second time'] })
})

test('a test of Vitest that hangs has failed', async () => {
  expect(told(await vitest('hangs'))).toEqual({ passed: 0, failed: ['hangs'], unsteady: [] })
})

test('what a test of Vitest throws after it has ended is charged to its file', async () => {
  const { passed, failed, unsteady } = await vitest('late')
  expect([passed, failed]).toEqual([2, []])
  expect(unsteady).toMatchObject([{ file: 'scripts/gate/fixtures/late.vitest.ts', reason: 'late', outside: true }])
})

test('a process that ends under its tests is charged to its file, and what it left untold is counted', async () => {
  const { passed, failed, unsteady } = await vitest('crashes')
  expect([passed, failed]).toEqual([2, []])
  expect(unsteady).toMatchObject([{ file: 'scripts/gate/fixtures/crashes.vitest.ts', outside: true }])
})

test('a runner that is killed each time is a failure, told with the end of what it wrote', async () => {
  const { passed, failed } = await vitest('killed')
  expect(passed).toBe(0)
  expect(failed).toMatchObject([{ outside: true, reason: expect.stringContaining('SIGKILL') }])
})

test('Playwright runs again what fails, and its verdicts are read', async () => {
  const ring = await playwright('fixture-playwright', 'tiny')
  expect(told(ring)).toEqual({ passed: 2, failed: ['fails always', 'hangs'], unsteady: ['passes at the second time'] })
})

test('Playwright killed each time is a failure, told with the end of what it wrote', async () => {
  const { passed, failed } = await playwright('fixture-playwright-killed', 'killed')
  expect(passed).toBe(0)
  expect(failed).toMatchObject([{ file: '', outside: true, reason: expect.stringContaining('SIGKILL') }])
})

test('a disk without room is a failure, told with what could not be written', () => {
  const limited = 'ulimit -f 0 && exec node_modules/.bin/node scripts/gate/fixtures/full-disk.ts'
  const { stdout } = spawnSync('bash', ['-c', limited], { cwd: root, encoding: 'utf8' })
  expect(JSON.parse(stdout.trim().split('\n').at(-1) ?? '')).toMatchObject({
    passed: 0,
    failed: [{ outside: true, reason: expect.stringContaining('EFBIG: file too large') }],
  })
})

test('a port that somebody else listens on is a failure, told by its number', async () => {
  const other = createServer((_, response) => response.end()).listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = String(typeof address === 'object' ? address?.port : '')
  const { passed, failed } = await playwrightRing({
    name: 'fixture-port',
    args: ['-c', 'tests/visual/playwright.config.ts'],
    env: { VISUAL_PORT: port },
    isQuiet: true,
  })
  other.close()
  expect(passed).toBe(0)
  expect(failed).toMatchObject([{ outside: true, reason: expect.stringMatching(`${port}.* is already used`) }])
})

test('a ring without any test is a failure', async () => {
  const ring = await playwright('fixture-none', '--grep', 'nothing')
  expect(ring.failed).toHaveLength(1)
})

const gate = (args: readonly string[], env: Record<string, string> = {}) =>
  spawnSync(join(root, 'node_modules/.bin/node'), ['scripts/test.ts', ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })

test('without a browser the gate says so in one line, and fails', () => {
  const { status, stderr, stdout } = gate([], { CHROMIUM_PATH: '/nowhere/chromium' })
  expect(status).toBe(1)
  expect(stdout).toBe('')
  expect(stderr.trim().split('\n')).toEqual([
    '✗ CHROMIUM_PATH names no executable file: /nowhere/chromium',
    '',
    '0 passed, 1 failed',
  ])
})

test('a ring that does not exist is named, with those that do', () => {
  const { status, stderr } = gate(['storys'])
  expect(status).toBe(1)
  expect(stderr).toContain('No ring storys. There are: checks, logic, stories, journeys, weight')
})
