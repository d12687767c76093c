import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Upper bounds of the latency histogram, in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** What is known of a request once it has been answered. */
export interface Observation {
  readonly method: string
  /** Pattern of the route, never the address itself. */
  readonly route: string
  readonly status: number
  /** Code of the envelope; the status where there is none. */
  readonly code: number
  readonly ms: number
}

export interface Metrics {
  observe(observation: Observation): void
  /** Everything in Prometheus' text format. `state` is measured at the moment of asking. */
  text(state: { readonly engine: string; readonly databaseUp: boolean }): Promise<string>
}

let ofProcess: Registry | undefined

/** Figures of the process, one set for all services in it. They are kept from when somebody first asks for them. */
function processFigures(): Registry {
  if (ofProcess) return ofProcess
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  new Gauge({
    name: 'process_uptime_seconds',
    help: 'Time since the start.',
    registers,
    collect() {
      this.set(process.uptime())
    },
  })
  new Gauge({
    name: 'nodejs_heap_used_bytes',
    help: 'Heap in use.',
    registers,
    collect() {
      this.set(process.memoryUsage().heapUsed)
    },
  })
  ofProcess = registry
  return registry
}

/** Counts the requests of one service and their time. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests by route pattern, status and envelope code.',
    labelNames: ['method', 'route', 'status', 'code'],
    registers,
  })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route pattern.',
    labelNames: ['method', 'route'],
    buckets,
    registers,
  })
  const database = new Gauge({
    name: 'database_up',
    help: 'Whether the database answers.',
    labelNames: ['engine'],
    registers,
  })
  return {
    observe({ method, route, status, code, ms }) {
      requests.inc({ method, route, status, code })
      durations.observe({ method, route }, ms / 1_000)
    },
    async text({ engine, databaseUp }) {
      database.set({ engine }, databaseUp ? 1 : 0)
      return `${await registry.metrics()}\n${await processFigures().metrics()}`
    },
  }
}
