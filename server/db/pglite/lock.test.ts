import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DbOpenError } from '../errors.ts'
import { takeLock } from './lock.ts'
import { judge, type LockOwner, parseOwner, thisProcess } from './lock-owner.ts'

let folder: string
let path: string
const children: ChildProcess[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'))
  path = join(folder, 'database.lock')
})
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await rm(folder, { recursive: true })
})

const take = (onLost = () => {}) => takeLock(path, folder, onLost)

/** A process that tries to take the lock, says how it went, and then holds on. */
async function contender(): Promise<{ child: ChildProcess; outcome: string }> {
  const script = `
    const { takeLock } = await import(${JSON.stringify(new URL('./lock.ts', import.meta.url).href)})
    const outcome = await takeLock(${JSON.stringify(path)}, 'here', () => {}).then(() => 'taken', error => error.message)
    process.stdout.write(outcome)
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  const [said] = await once(child.stdout ?? child, 'data')
  return { child, outcome: String(said) }
}

async function killed(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

test('is held by one and released for the next', async () => {
  const lock = await take()
  await expect(take()).rejects.toThrow(DbOpenError)
  lock.release()
  expect(await readdir(folder)).toEqual([])
  const next = await take()
  next.release()
})

test('refuses in one line, in both languages, and names the process', async () => {
  const { child } = await contender()
  const error = await take().catch((cause: unknown) => cause)
  expect(String(error)).toContain(`正被另一个进程使用`)
  expect(String(error)).toContain(`in use by another process (pid ${child.pid} on `)
  expect(String(error)).not.toContain('\n')
})

test('is taken over at once from a killed process', async () => {
  const { child, outcome } = await contender()
  expect(outcome).toBe('taken')
  await killed(child)
  expect(existsSync(path)).toBe(true)
  const lock = await take()
  expect(await readdir(folder)).toEqual(['database.lock'])
  lock.release()
})

test('goes to exactly one of many who find a killed process’s lock', async () => {
  const { child } = await contender()
  await killed(child)
  const outcomes = (await Promise.all(Array.from({ length: 6 }, contender))).map(({ outcome }) => outcome)
  expect(outcomes.filter(outcome => outcome === 'taken')).toHaveLength(1)
  expect(outcomes.filter(outcome => outcome.includes('in use by another process'))).toHaveLength(5)
})

test('is taken over when the file was cut off while being written', async () => {
  await writeFile(path, '{"token":"a')
  const lock = await take()
  lock.release()
})

const foreign: LockOwner = { ...thisProcess('theirs'), host: 'other-machine', pid: 1 }

test('of an owner elsewhere is taken over when it has been silent for long', async () => {
  await writeFile(path, JSON.stringify(foreign))
  await utimes(path, new Date(0), new Date(0))
  const lock = await take()
  lock.release()
})

test('of an owner elsewhere is respected as soon as it shows a heartbeat', async () => {
  await writeFile(path, JSON.stringify(foreign))
  const beating = setInterval(() => void utimes(path, new Date(), new Date()), 100)
  await expect(take())
    .rejects.toThrow('other-machine')
    .finally(() => clearInterval(beating))
})

test('that somebody removed is reported', async () => {
  vi.useFakeTimers()
  const onLost = vi.fn()
  const lock = await take(onLost)
  vi.advanceTimersByTime(60_000)
  expect(onLost).not.toHaveBeenCalled()
  await rm(path)
  vi.advanceTimersByTime(60_000)
  expect(onLost).toHaveBeenCalledOnce()
  lock.release()
  vi.useRealTimers()
})

test.each<[string, Partial<LockOwner>, ReturnType<typeof judge>]>([
  ['this process', {}, 'alive'],
  ['a number that another process has now', { started: '1' }, 'gone'],
  ['a process before the last start of the machine', { boot: 'earlier' }, 'gone'],
  ['a process of another container', { processSpace: 'pid:[1]' }, 'unknown'],
  ['a process of another machine', { host: 'elsewhere', boot: 'earlier' }, 'unknown'],
])('judges the lock of %s', (_, difference, verdict) => {
  expect(judge({ ...thisProcess('t'), ...difference })).toBe(verdict)
})

test('reads no owner from what is none', () => {
  for (const text of ['', '{', '[]', '{"pid":"1"}']) expect(parseOwner(text)).toBeUndefined()
})
