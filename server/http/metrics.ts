/** Upper bounds of the latency histogram, in seconds. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const

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
  text(state: { readonly engine: string; readonly databaseUp: boolean }): string
}

interface Series {
  readonly buckets: number[]
  sum: number
  count: number
}

const quote = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`

/** Counts requests and their time in this process. */
export function createMetrics(): Metrics {
  const requests = new Map<string, number>()
  const latencies = new Map<string, Series>()

  const seriesOf = (labels: string): Series => {
    const known = latencies.get(labels)
    if (known) return known
    const series = { buckets: bounds.map(() => 0), sum: 0, count: 0 }
    latencies.set(labels, series)
    return series
  }

  const histogram = ([labels, { buckets, sum, count }]: [string, Series]) => [
    ...bounds.map((bound, index) => `http_request_duration_seconds_bucket{${labels},le="${bound}"} ${buckets[index]}`),
    `http_request_duration_seconds_bucket{${labels},le="+Inf"} ${count}`,
    `http_request_duration_seconds_sum{${labels}} ${sum.toFixed(6)}`,
    `http_request_duration_seconds_count{${labels}} ${count}`,
  ]

  return {
    observe({ method, route, status, code, ms }) {
      const labels = `method=${quote(method)},route=${quote(route)}`
      const counter = `${labels},status="${status}",code="${code}"`
      requests.set(counter, (requests.get(counter) ?? 0) + 1)
      const series = seriesOf(labels)
      const seconds = ms / 1_000
      for (const [index, bound] of bounds.entries()) {
        if (seconds <= bound) series.buckets[index] = (series.buckets[index] ?? 0) + 1
      }
      series.sum += seconds
      series.count += 1
    },
    text({ engine, databaseUp }) {
      const { rss, heapUsed } = process.memoryUsage()
      return [
        '# HELP http_requests_total Requests by route pattern, status and envelope code.',
        '# TYPE http_requests_total counter',
        ...[...requests].map(([labels, count]) => `http_requests_total{${labels}} ${count}`),
        '# HELP http_request_duration_seconds Time to answer, by route pattern.',
        '# TYPE http_request_duration_seconds histogram',
        ...[...latencies].flatMap(histogram),
        '# HELP database_up Whether the database answers.',
        '# TYPE database_up gauge',
        `database_up{engine=${quote(engine)}} ${databaseUp ? 1 : 0}`,
        '# HELP process_uptime_seconds Time since the start.',
        '# TYPE process_uptime_seconds gauge',
        `process_uptime_seconds ${process.uptime().toFixed(3)}`,
        '# HELP process_resident_memory_bytes Memory of the process.',
        '# TYPE process_resident_memory_bytes gauge',
        `process_resident_memory_bytes ${rss}`,
        '# HELP nodejs_heap_used_bytes Heap in use.',
        '# TYPE nodejs_heap_used_bytes gauge',
        `nodejs_heap_used_bytes ${heapUsed}`,
        '',
      ].join('\n')
    },
  }
}
