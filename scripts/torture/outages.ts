import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { startTestServer } from '../../server/db/testing.postgres.ts'
import { silenceable } from '../../server/db/testing.silence.ts'
import { spawnService } from '../../server/testing.process.ts'
import type { Outcome } from './checks.ts'

type Say = (progress: string) => void

/** Twelve seconds for an answer that does not come, and what a busy machine takes besides. */
const LONGEST_MS = 16_000

const paths = ['/', '/job-search', '/sitemap.xml', '/files/3f1f4e8e-0000-4000-8000-000000000000']

interface Answer {
  readonly path: string
  readonly status: number
  readonly ms: number
  readonly text: string
}

async function read(url: string, path: string, ip = '203.0.113.7'): Promise<Answer> {
  const startedAt = performance.now()
  const response = await fetch(new URL(path, url), { headers: { Accept: 'text/html', 'X-Forwarded-For': ip } })
  const text = await response.text()
  return { path, status: response.status, ms: Math.round(performance.now() - startedAt), text }
}

const slowest = (answers: readonly Answer[]) => Math.max(0, ...answers.map(({ ms }) => ms))

/** Lets a PostgreSQL server fall silent under requests, again and again: each is told so in time, and all is well after. */
export async function silenceDatabase(folder: string, times: number, say: Say): Promise<Outcome> {
  const failures: string[] = []
  const answers: Answer[] = []
  const server = await startTestServer()
  const way = await silenceable(server.urlOf('postgres'))
  const dataDir = await mkdtemp(join(folder, 'outage-'))
  const service = spawnService({ DATA_DIR: dataDir, DATABASE_URL: way.url, LOG_LEVEL: 'silent' })
  try {
    const url = await service.ready
    for (let round = 1; round <= times; round += 1) {
      void way.hush()
      // What every page begins with is remembered for ten seconds.
      await delay(11_000)
      const told = await Promise.all(paths.flatMap(path => Array.from({ length: 25 }, () => read(url, path))))
      answers.push(...told)
      for (const { path, status, ms } of told) {
        if (status !== 503) failures.push(`silence ${round}: ${path} answered ${status}`)
        if (ms > LONGEST_MS) failures.push(`silence ${round}: ${path} took ${ms} ms`)
      }
      if ((await read(url, '/readyz')).status !== 503) failures.push(`silence ${round}: said to be ready`)
      way.speak()
      const after = await read(url, '/')
      if (after.status !== 200) failures.push(`silence ${round}: / answered ${after.status} afterwards`)
      say(`silence ${round} of ${times}`)
    }
  } finally {
    service.child.kill('SIGTERM')
    await service.ended
    await way.stop()
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  const detail = `${answers.length} requests answered 503, in ${slowest(answers)} ms at most`
  return { what: 'PostgreSQL falls silent', runs: times, detail, failures: [...new Set(failures)] }
}

/** Who asks for nothing but the site map; others are at another address. */
const FLOODER = '198.51.100.1'

/** Asks for the site map over and over while somebody searches. */
export async function floodSiteMap(folder: string, reads: number, say: Say): Promise<Outcome> {
  const dataDir = await mkdtemp(join(folder, 'flood-'))
  const service = spawnService({ DATA_DIR: dataDir, SAMPLE_CONTENT: 'on', TRUSTED_PROXIES: '1', LOG_LEVEL: 'silent' })
  try {
    const url = await service.ready
    await read(url, '/job-search?t=1')
    const flood = Promise.all(Array.from({ length: reads }, () => read(url, '/sitemap.xml', FLOODER)))
    const searches = [await read(url, '/job-search?t=2'), await read(url, '/job-search?t=3')]
    const maps = await flood
    say('site map flooded')
    const sent = maps.filter(({ status }) => status === 200)
    const failures = [
      ...(sent.length > 20 ? [`${sent.length} of ${reads} reads of one address were answered in full`] : []),
      ...(new Set(sent.map(({ text }) => text)).size > 1 ? ['the map was written more than once'] : []),
      ...maps
        // Too often, or too many at once.
        .filter(({ status }) => ![200, 429, 503].includes(status))
        .map(({ status }) => `the map answered ${status}`),
      ...searches.filter(({ status }) => status !== 200).map(({ status }) => `a search answered ${status}`),
    ]
    const detail = `${sent.length} sent, ${reads - sent.length} refused in ${slowest(maps)} ms at most; searches beside them ${slowest(searches)} ms`
    return { what: 'site map flooded', runs: reads, detail, failures: [...new Set(failures)] }
  } finally {
    service.child.kill('SIGTERM')
    await service.ended
    await rm(dataDir, { recursive: true, force: true })
  }
}
