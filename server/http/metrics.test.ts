import { expect, test } from 'vitest'
import { createMetrics } from './metrics.ts'

const state = { engine: 'postgres', databaseUp: true }
const seen = { method: 'POST', route: '/api/jobs/list', status: 200, code: 200, ms: 30 }

/** Lines of the text format (Prometheus, exposition formats). */
const COMMENT = /^# (?:HELP|TYPE) ([a-z0-9_]+) \S/
const SAMPLE = /^([a-z0-9_]+)(?:\{((?:[a-z0-9_]+="(?:[^"\\\n]|\\[\\"n])*",?)*)\})? (?:-?\d|[+-]?Inf|Nan)/i

test('everything is told in the text format, each family once', async () => {
  const metrics = createMetrics()
  metrics.observe({ ...seen, route: 'a "quoted" \\ route' })
  const lines = (await metrics.text(state)).split('\n').filter(line => line !== '')
  expect(lines.filter(line => !COMMENT.test(line) && !SAMPLE.test(line))).toEqual([])
  const families = lines.filter(line => line.startsWith('# TYPE ')).map(line => line.split(' ')[2])
  expect(families).toEqual([...new Set(families)])
  expect(families).toEqual(
    expect.arrayContaining([
      ...['http_requests_total', 'http_request_duration_seconds', 'database_up', 'process_uptime_seconds'],
      ...['process_resident_memory_bytes', 'nodejs_heap_used_bytes', 'process_cpu_seconds_total'],
      ...['process_open_fds', 'nodejs_eventloop_lag_p99_seconds', 'nodejs_gc_duration_seconds'],
    ]),
  )
})

test('requests are counted by route, status and code, and timed in seconds', async () => {
  const metrics = createMetrics()
  for (const ms of [4, 30, 30_000]) metrics.observe({ ...seen, ms })
  metrics.observe({ ...seen, code: 5_001 })
  const lines = (await metrics.text(state)).split('\n')
  const labels = 'method="POST",route="/api/jobs/list"'
  expect(lines).toEqual(
    expect.arrayContaining([
      `http_requests_total{${labels},status="200",code="200"} 3`,
      `http_requests_total{${labels},status="200",code="5001"} 1`,
      `http_request_duration_seconds_bucket{le="0.005",${labels}} 1`,
      `http_request_duration_seconds_bucket{le="0.05",${labels}} 3`,
      `http_request_duration_seconds_bucket{le="10",${labels}} 3`,
      `http_request_duration_seconds_bucket{le="+Inf",${labels}} 4`,
      `http_request_duration_seconds_count{${labels}} 4`,
      'database_up{engine="postgres"} 1',
    ]),
  )
})

test('each service counts for itself, and a database that is down is told', async () => {
  createMetrics().observe(seen)
  const text = await createMetrics().text({ ...state, databaseUp: false })
  expect(text).not.toContain('/api/jobs/list')
  expect(text).toContain('database_up{engine="postgres"} 0')
})
