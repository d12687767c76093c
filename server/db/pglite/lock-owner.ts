import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'
import { z } from 'zod'
import { isRunning } from '../is-running.ts'

/** Who holds a lock: enough to tell a living owner from one whose number was given to another process. */
const lockOwner = z.object({
  token: z.string(),
  pid: z.number().int().positive(),
  host: z.string(),
  /** Changes at every start of the machine; empty where the system does not tell. */
  boot: z.string(),
  /** The set of processes in which `pid` has its meaning (containers have their own); empty where unknown. */
  processSpace: z.string(),
  /** When the process started, in the system's own unit; empty where unknown. */
  started: z.string(),
})

export type LockOwner = z.infer<typeof lockOwner>

function read(source: () => string): string {
  try {
    return source().trim()
  } catch {
    return ''
  }
}

/** Start time of a process on Linux: field 22 of its stat line, counted after the name, which may hold spaces. */
function startOf(pid: number): string {
  const stat = read(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
}

export function thisProcess(token: string): LockOwner {
  return {
    token,
    pid: process.pid,
    host: hostname(),
    boot: read(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')),
    processSpace: read(() => readlinkSync('/proc/self/ns/pid')),
    started: startOf(process.pid),
  }
}

/** Reads a lock file's text; undefined when it is not one (cut off while being written). */
export function parseOwner(text: string): LockOwner | undefined {
  try {
    return lockOwner.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

/**
 * `alive` or `gone` when this process can tell; `unknown` when the owner lives in another container or on another
 * machine (a shared volume), where only its heartbeat can be watched.
 */
export function judge(owner: LockOwner): 'alive' | 'gone' | 'unknown' {
  const here = thisProcess('')
  if (owner.host === here.host && owner.boot !== here.boot) return 'gone'
  if (owner.host !== here.host || owner.processSpace !== here.processSpace) return 'unknown'
  if (!isRunning(owner.pid)) return 'gone'
  if (owner.started === '') return owner.pid === process.pid ? 'alive' : 'unknown'
  return startOf(owner.pid) === owner.started ? 'alive' : 'gone'
}
