import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from '../ensure-built.ts'
import { root, runStep } from '../steps.ts'
import { addressesOf, doors } from './doors.ts'
import { type Audited, auditPages, STATIC_PAGE } from './lighthouse.ts'
import { DOCUMENT_LIMIT, firstPages, measurePages } from './pages.ts'
import { partsSection } from './parts-speed/section.ts'
import { measureReadiness } from './readiness.ts'
import { readingSection } from './reading/section.ts'
import { measureRouteChanges } from './route-changes.ts'
import { type RunningPortal, startPortal } from './service.ts'
import { kilobytes, markdownTable, median } from './table.ts'
import { screenSection } from './topics.ts'
import { addressIn, SCRIPT_LIMIT, weigh } from './weight.ts'
import { zipSection } from './zip.ts'

/** One part of the benchmark: its section of the report as Markdown. */
/** `options` are what stands after the names of parts on the command line. */
export type Part = (say: (progress: string) => void, options: readonly string[]) => Promise<string>

const verdict = (isMet: boolean) => (isMet ? 'met' : '**missed**')

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`

async function weight(): Promise<string> {
  if (!(await ensureBuilt())) throw new Error('the portal cannot be built')
  const rows = (await weigh(join(root, 'dist'))).map(page => [
    addressIn(page),
    String(page.files),
    kilobytes(page.bytes),
    verdict(page.bytes <= SCRIPT_LIMIT),
  ])
  const limit = kilobytes(SCRIPT_LIMIT)
  return `## Script of a first visit (brotli)\n\n${markdownTable(['page', 'files', 'bytes', `at most ${limit}`], rows)}`
}

/** Runs `work` on a portal that has been stopped and started again with sample content, and its start-up times. */
async function withPortal(starts: number, work: (portal: RunningPortal, times: number[]) => Promise<string>) {
  if (!(await ensureBuilt())) throw new Error('the portal cannot be built')
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-portal-'))
  try {
    let portal = await startPortal(dataDir)
    const times = [portal.startedIn]
    for (let start = 0; start < starts; start += 1) {
      await portal.stop()
      portal = await startPortal(dataDir)
      times.push(portal.startedIn)
    }
    try {
      return await work(portal, times)
    } finally {
      await portal.stop()
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

const start: Part = say => {
  say('starting on empty data, then on existing data')
  return withPortal(5, async (_, [first = 0, ...again]) => {
    const middle = median(again)
    return `## Start of \`npm start\` to its first page\n\n${markdownTable(
      ['data', 'median', 'at most'],
      [
        ['empty, sample content is loaded (once)', seconds(first), ''],
        [`existing, ${again.length} starts`, seconds(middle), `3 s: ${verdict(middle < 3000)}`],
      ],
    )}`
  })
}

const documents: Part = () =>
  withPortal(0, async ({ origin }) => {
    const rows = (await measurePages(origin, await firstPages(origin))).map(({ path, bytes }) => [
      path.replace(/\d+$/, ':id'),
      kilobytes(bytes),
      verdict(bytes <= DOCUMENT_LIMIT),
    ])
    const limit = kilobytes(DOCUMENT_LIMIT)
    return `## Documents with styles and first data (brotli)\n\n${markdownTable(['page', 'bytes', `at most ${limit}`], rows)}`
  })

const RUNS = 3

/** How much later than an empty page with the same header a page may be painted, and how long it may block the thread. */
const MOST_LATER = 1.25
const MOST_BLOCKED_MS = 100

const lighthouse: Part = say =>
  withPortal(0, async ({ origin }) => {
    const audited = await auditPages(
      origin,
      await firstPages(origin),
      { throttlings: ['simulate', 'devtools'], runs: RUNS },
      say,
    )
    const bare = audited.find(({ page, throttling }) => page === STATIC_PAGE && throttling === 'devtools')
    const applied = MOST_LATER * (bare?.paint ?? 0)
    const isMet = ({ throttling, scores: [performance = 0, ...others], paint, shift, blocking }: Audited) =>
      performance >= 98 &&
      others.every(score => score === 100) &&
      shift === 0 &&
      blocking <= MOST_BLOCKED_MS &&
      paint <= (throttling === 'simulate' ? 1600 : applied)
    const rows = audited.map(audit => {
      const { page, throttling, scores, paint, blocking, shift, script } = audit
      return [
        page,
        throttling,
        ...scores.map(String),
        seconds(paint),
        `${Math.round(blocking)} ms`,
        shift.toFixed(3),
        kilobytes(script),
        page === STATIC_PAGE ? '' : verdict(isMet(audit)),
      ]
    })
    const head = ['page', 'throttling', 'performance', 'accessibility', 'best practices', 'SEO', 'LCP', 'TBT', 'CLS']
    return `## Lighthouse, phone, median of ${RUNS}\n\nWanted: performance 98 or more, the others 100, CLS 0; TBT ${MOST_BLOCKED_MS} ms; LCP 1.6 s simulated, ${MOST_LATER} times the static page with throttling applied.\n\n${markdownTable([...head, 'script until idle', ''], rows)}`
  })

const openDoors =
  (group: keyof typeof doors, title: string): Part =>
  say =>
    withPortal(0, async ({ origin }) => {
      const wanted = await addressesOf(doors[group], origin)
      const audited = await auditPages(origin, wanted, { throttlings: ['simulate'], runs: RUNS }, say)
      const rows = audited
        .filter(({ page }) => page !== STATIC_PAGE)
        .map(({ page, scores, paint, shift }) => {
          const [performance = 0, ...others] = scores
          const isMet = performance >= 98 && others.every(score => score === 100)
          return [page, ...scores.map(String), seconds(paint), shift.toFixed(3), verdict(isMet)]
        })
      const head = ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'LCP', 'CLS', '']
      return `## Lighthouse, phone, simulated, ${title}, median of ${RUNS}\n\nWanted: performance 98 or more, the others 100.\n\n${markdownTable(head, rows)}`
    })

/** Most milliseconds of nineteen in twenty warm changes of page. */
const CHANGE_LIMIT = 100

const changes: Part = () =>
  withPortal(0, async ({ origin }) => {
    const rows = (await measureRouteChanges(origin)).map(({ from, to, times }) => {
      const p95 = times[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN
      return [
        `${from} → ${to}`,
        `${Math.round(median(times))} ms`,
        `${Math.round(p95)} ms`,
        verdict(p95 <= CHANGE_LIMIT),
      ]
    })
    const head = ['change', 'median', 'p95', `p95 at most ${CHANGE_LIMIT} ms`]
    return `## Warm change of page, processor slowed down four times\n\n${markdownTable(head, rows)}`
  })

const ROUNDS = 5

const readiness: Part = () =>
  withPortal(0, async ({ origin }) => {
    const rows: string[][] = []
    for (const path of ['/', '/job-search', '/user/login']) {
      for (const { way, first, again } of await measureReadiness(origin, path, ROUNDS)) {
        const loads = [first, again].flatMap(({ paint, ready, longest }) => [
          seconds(paint),
          seconds(ready),
          `${Math.round(longest)} ms`,
        ])
        rows.push([path, way, ...loads, kilobytes(first.script)])
      }
    }
    const times = ['first paint', 'ready', 'longest task']
    const head = ['page', 'delivery', ...times, ...times.map(time => `${time}, again`), 'script until idle']
    return `## Ready on slow 4G, processor slowed down four times, median of ${ROUNDS}\n\nAs it is delivered, and the plain way in one respect each (docs/delivery.md); again: with all of it in the browser’s cache.\n\n${markdownTable(head, rows)}`
  })

/** Runs in a process of its own: the databases and their memory end with it. */
const search: Part = async say => {
  say('search: making a market, which takes minutes')
  const { ok, output } = await runStep({ name: 'search', command: 'node', args: ['scripts/bench/search.ts'] })
  if (!ok) throw new Error(output)
  // What it says of its progress stands between the tables.
  const tables = output.split('\n').filter(line => /^(###|\||$)/.test(line))
  return `## Searching, and what is done beside it\n\n${tables.join('\n').trim()}`
}

/** Runs in a process of its own: whoever sends must not wait for anything else. */
const exams: Part = async (say, options) => {
  say('exams: ten minutes are played in real time, others are filled')
  const { ok, output } = await runStep({
    name: 'exams',
    command: 'node',
    args: ['scripts/bench/exams.ts', ...options],
  })
  if (!ok) throw new Error(output)
  const lines = output.split('\n').filter(line => !line.startsWith('exams: '))
  return `## Public exams: the minute that counts, and what comes after\n\n${lines.join('\n').trim()}`
}

/** Runs in a process of its own: whoever plays the crowd must not wait for anything else. The races at one booth are a test (server/fair-bookings/races.test.ts). */
const fairs: Part = async (say, options) => {
  say('fairs: an open day is played in real time, with one copy of the service and with two')
  const { ok, output } = await runStep({ name: 'fairs', command: 'node', args: ['scripts/bench/fairs.ts', ...options] })
  if (!ok) throw new Error(output)
  const lines = output.split('\n').filter(line => !line.startsWith('fairs: '))
  return `## Job fairs: the desk, the plan, and an open day on line\n\n${lines.join('\n').trim()}`
}

const screen: Part = say => withPortal(0, ({ origin }) => screenSection(origin, say))

/** Every part, in the order of the report. */
export const parts = {
  weight,
  documents,
  start,
  changes,
  readiness,
  lighthouse,
  doors: openDoors('market', 'public pages of market, news and topics'),
  'doors-exams': openDoors('exams', 'public pages of exams'),
  'doors-fairs': openDoors('fairs', 'public pages of job fairs'),
  parts: partsSection,
  screen,
  reading: readingSection,
  search,
  zip: zipSection,
  exams,
  fairs,
} as const satisfies Record<string, Part>

export type PartName = keyof typeof parts
