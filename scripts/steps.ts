import { type ChildProcess, spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'

export const root = join(import.meta.dirname, '..')

/** One command of a check or a test run. */
export interface Step {
  name: string
  command: string
  args: readonly string[]
  env?: Record<string, string>
}

export interface Outcome {
  name: string
  ok: boolean
  seconds: number
  /** Everything that the command wrote. */
  output: string
}

/** Milliseconds without a word after which a step has hung, however busy the machine is: no test may take half as long. */
const SILENCE_MS = 15 * 60_000

/** Milliseconds that what a step has started may go on after it. */
const LEFTOVERS_MS = 5_000

const path = [join(root, 'node_modules/.bin'), process.env.PATH ?? ''].join(delimiter)

const running = new Set<ChildProcess>()

/** Ends a step with everything that it has started: each step is the leader of a group of its own. */
function end(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, signal)
  } catch {
    // The group has ended by itself.
  }
}

/** Whoever stops a run stops all of it: no browser and no service is left behind. */
function stopAll(): never {
  for (const child of running) end(child, 'SIGTERM')
  process.exit(1)
}

process.once('SIGTERM', stopAll)
process.once('SIGINT', stopAll)

/** Runs one step in the project's root. `live` shows its words as they come. */
export function runStep(step: Step, { live = false } = {}): Promise<Outcome> {
  const began = performance.now()
  const { promise, resolve } = Promise.withResolvers<Outcome>()
  const child = spawn(step.command, step.args, {
    cwd: root,
    env: { ...process.env, ...(process.env.FORCE_COLOR ? {} : { NO_COLOR: '1' }), ...step.env, PATH: path },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  running.add(child)
  const words: Buffer[] = []
  const timers = [setTimeout(() => end(child, 'SIGKILL'), SILENCE_MS)]
  const keep = (word: Buffer) => {
    words.push(word)
    timers[0]?.refresh()
    if (live) process.stdout.write(word)
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const finish = (ok: boolean, last = '') => {
    for (const timer of timers) clearTimeout(timer)
    end(child, 'SIGKILL')
    running.delete(child)
    const seconds = (performance.now() - began) / 1000
    resolve({ name: step.name, ok, seconds, output: Buffer.concat(words).toString() + last })
  }
  child.on('error', error => finish(false, error.message))
  // A browser that a runner left behind would hold its outputs open for ever.
  child.on('exit', () => timers.push(setTimeout(() => end(child, 'SIGKILL'), LEFTOVERS_MS)))
  child.on('close', (code, signal) => finish(code === 0, signal === null ? '' : `\nended by ${signal}`))
  return promise
}

/** Runs `steps`, at most `width` at a time, and tells `done` of each as it ends. Answers in the order of `steps`. */
export async function runAll(
  steps: readonly Step[],
  { width, done }: { width: number; done: (outcome: Outcome) => void },
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const queue = [...steps.entries()]
  const work = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const [place, step] = next
      const outcome = await runStep(step)
      outcomes[place] = outcome
      done(outcome)
    }
  }
  await Promise.all(Array.from({ length: width }, work))
  return outcomes
}

/** One line for people: mark, name, time; the command's own words beneath when it failed. */
export function report({ name, ok, seconds, output }: Outcome): void {
  console.log(`${ok ? '✓' : '✗'} ${name} ${seconds.toFixed(1)} s`)
  if (!ok && output.trim() !== '') console.log(`\n${output.trim()}\n`)
}
