import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const writer = fileURLToPath(new URL('./writer.ts', import.meta.url))

/** A writing process: resolves `ready` when it writes, collects the rows whose commit it reported. */
export interface Writer {
  readonly ready: Promise<void>
  readonly acknowledged: readonly number[]
  kill(): Promise<void>
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
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
