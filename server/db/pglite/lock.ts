import { randomUUID } from 'node:crypto'
import { readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { DbOpenError } from '../errors.ts'
import { judge, type LockOwner, parseOwner, thisProcess } from './lock-owner.ts'

const HEARTBEAT = 3_000
const SILENT_AFTER = 15_000
/** Time in which a lock that is just being written becomes whole. */
const HALF_WRITTEN = 200
/** Another process may look at our lock by moving it aside for a moment. */
const MISSES_ALLOWED = 2

export interface Lock {
  release(): void
}

/**
 * Takes the lock file for this process, or throws DbOpenError at once when a living process holds it. A lock left by a
 * killed process is taken over. An owner in another container or on another machine is given 15 s to show a heartbeat.
 * `onLost` is called when the file is no longer ours, which happens only when somebody removes it by hand.
 */
export async function takeLock(path: string, place: string, onLost: () => void): Promise<Lock> {
  const token = randomUUID()
  while (!tryCreate(path, JSON.stringify(thisProcess(token)))) {
    const found = readOwner(path) ?? (await delay(HALF_WRITTEN).then(() => readOwner(path)))
    if (found && (await isHeld(path, found))) throw inUse(place, found)
    putAside(path, found?.token)
  }
  return keep(path, token, onLost)
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}

function tryCreate(path: string, content: string): boolean {
  try {
    writeFileSync(path, content, { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  }
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

function readOwner(path: string): LockOwner | undefined {
  return parseOwner(readText(path))
}

async function isHeld(path: string, owner: LockOwner): Promise<boolean> {
  const verdict = judge(owner)
  if (verdict !== 'unknown') return verdict === 'alive'
  const before = beatOf(path)
  const waitUntil = Math.min(before, Date.now()) + SILENT_AFTER
  while (Date.now() < waitUntil) {
    await delay(500)
    if (beatOf(path) !== before) return true
  }
  return false
}

function beatOf(path: string): number {
  try {
    return statSync(path).mtimeMs
  } catch {
    return 0
  }
}

/**
 * Moves a stale lock out of the way; of several processes one succeeds. Another may have replaced it since it was read,
 * so what was moved is read again, and a fresh lock is put back.
 */
function putAside(path: string, staleToken: string | undefined): void {
  const aside = `${path}.${randomUUID()}`
  try {
    renameSync(path, aside)
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return
    throw error
  }
  if (readOwner(aside)?.token !== staleToken) tryCreate(path, readText(aside))
  rmSync(aside, { force: true })
}

function keep(path: string, token: string, onLost: () => void): Lock {
  const isOurs = () => readOwner(path)?.token === token
  let misses = 0
  const heart = setInterval(() => {
    if (isOurs()) {
      misses = 0
      const now = new Date()
      utimesSync(path, now, now)
    } else if (++misses === MISSES_ALLOWED) {
      clearInterval(heart)
      onLost()
    }
  }, HEARTBEAT).unref()
  return {
    release() {
      clearInterval(heart)
      if (isOurs()) rmSync(path, { force: true })
    },
  }
}

function inUse(place: string, { pid, host }: LockOwner): DbOpenError {
  return new DbOpenError(
    `数据目录 ${place} 正被另一个进程使用（${host}，进程 ${pid}），请先停止它 · ` +
      `the data directory ${place} is in use by another process (pid ${pid} on ${host}); stop that one first`,
  )
}
