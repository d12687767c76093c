import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const writer = fileURLToPath(new URL('./writer.ts', import.meta.url))

/** A writing process: resolves `ready` when it writes, collects the rows whose commit it reported. */
export interface Writer {
  readonly ready: Promise<void>
  readonly acknowledged: readonly number[]
  /** Lets it do nothing more, without ending it; resolves when none of its threads runs. Linux only. */
  hold(): Promise<void>
  kill(): Promise<void>
}

/** A thread that is in the middle of a flush stops only when that is over. */
function isStopped(pid: number): boolean {
  const states = readdirSync(`/proc/${pid}/task`).map(thread => {
    const stat = readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8')
    return stat.charAt(stat.lastIndexOf(')') + 2)
  })
  return states.every(state => state === 'T')
}

export function startWriter(dataDir: string, ...flags: readonly string[]): Writer {
  const child: ChildProcess = spawn(process.execPath, [writer, dataDir, ...flags], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (!child.stdout) throw new Error('the writer has no output')
  const acknowledged: number[] = []
  const ready = Promise.withResolvers<void>()
  const lines = createInterface({ input: child.stdout })
  lines.on('line', line => {
    if (line === 'ready') ready.resolve()
    else acknowledged.push(Number(line))
  })
  const ended = Promise.all([once(child, 'exit'), once(lines, 'close')])
  void ended.then(() => ready.reject(new Error('the writer ended before it was ready')))
  ready.promise.catch(() => {})
  return {
    ready: ready.promise,
    acknowledged,
    async hold() {
      child.kill('SIGSTOP')
      while (!isStopped(child.pid ?? 0)) await delay(5)
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
