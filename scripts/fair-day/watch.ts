import { monitorEventLoopDelay } from 'node:perf_hooks'

/** One figure of a copy's own account of itself. */
const metricIn = (text: string, name: string) =>
  Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? Number.NaN)

export interface Watched {
  /** Of each second and copy: below what the delay of its loop stays in 99 of 100 turns, in milliseconds. */
  readonly delays: readonly number[]
  /** The same of whoever plays everybody. */
  readonly own: readonly number[]
  /** Most memory of a copy, in bytes. */
  readonly memory: number
  /** Processor time of all copies until now, in seconds: what a busy machine does not lengthen. */
  readonly processor: number
}

/** Looks once a second at how copies of the service fare, and at whoever plays: a late player measures itself. */
export function watch(origins: () => readonly string[]) {
  const delays: number[] = []
  const own: number[] = []
  const processor = new Map<string, number>()
  let memory = 0
  const loop = monitorEventLoopDelay({ resolution: 10 })
  loop.enable()
  const look = async () => {
    own.push(loop.percentile(99) / 1e6)
    loop.reset()
    for (const origin of origins()) {
      const text = await fetch(`${origin}/metrics`)
        .then(answer => answer.text())
        .catch(() => '')
      const delay = metricIn(text, 'nodejs_eventloop_lag_p99_seconds') * 1_000
      if (Number.isFinite(delay)) delays.push(delay)
      processor.set(origin, metricIn(text, 'process_cpu_seconds_total') || (processor.get(origin) ?? 0))
      memory = Math.max(memory, metricIn(text, 'process_resident_memory_bytes') || 0)
    }
  }
  const total = () => [...processor.values()].reduce((sum, one) => sum + one, 0)
  const timer = setInterval(() => void look(), 1_000)
  return {
    now: (): Watched => ({ delays: [...delays], own: [...own], memory, processor: total() }),
    stop(): void {
      clearInterval(timer)
      loop.disable()
    },
  }
}
