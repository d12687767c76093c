import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Browser, chromium, type Page } from 'playwright'
import { encode } from '../../server/http/encoding.ts'
import { launchOptions } from '../browser.ts'
import { median } from './table.ts'

/** Lighthouse's slow 4G, as it really slows a page down. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 }
const CPU_SLOWDOWN = 4

declare global {
  interface Window {
    /** Milliseconds of the longest task so far. */
    longest: number
  }
}

/** How a page is delivered: as it is, or the plain way in one respect. */
const ways = {
  'as delivered': (document: string) => document,
  'script started at once': (document: string) => {
    const files = /data-starts="([^"]*)"/.exec(document)?.[1]?.split(' ') ?? []
    if (files.length === 0) throw new Error('The document starts no script')
    const modules = files.map(file => `<script type="module" src="${file}"></script>`)
    return document.replace(/ data-starts="[^"]*"/, '').replace('</head>', () => `${modules.join('')}</head>`)
  },
  // As if somebody had acted already: nothing waits for their first sign (src/platform/presence).
  'later parts at once': (document: string) =>
    document.replace('<head>', '<head><script>window.hasActed = true</script>'),
} as const

export type Way = keyof typeof ways

/** One load: milliseconds to the first paint of content, until the page answers by itself, and of its longest task; bytes of script until it rests. */
interface Load {
  readonly paint: number
  readonly ready: number
  readonly longest: number
  readonly script: number
}

export interface Ready {
  readonly way: Way
  /** With nothing in the browser's cache, and once more with all of it. */
  readonly first: Load
  readonly again: Load
}

/** The portal with its documents rewritten on the way, so that both kinds come over the same slow line. */
async function serveRewritten(origin: string, rewrite: (document: string) => string) {
  async function answer(incoming: IncomingMessage, outgoing: ServerResponse) {
    const url = new URL(incoming.url ?? '/', origin)
    if (incoming.headers.accept?.includes('text/html')) {
      const document = rewrite(await (await fetch(url)).text())
      outgoing.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' })
      outgoing.end(await encode(Buffer.from(document), 'br', 'document'))
      return
    }
    const headers = { ...incoming.headers, host: url.host }
    incoming.pipe(
      request(url, { method: incoming.method, headers }, answer => {
        outgoing.writeHead(answer.statusCode ?? 500, answer.headers)
        answer.pipe(outgoing)
      }),
    )
  }
  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing))
  await new Promise<void>(done => {
    server.listen(0, '127.0.0.1', done)
  })
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}

async function load(page: Page, url: string): Promise<Load> {
  await page.goto(url, { waitUntil: 'commit' })
  const ready = await page.waitForFunction(
    () => document.querySelector('header[data-ready]') !== null && performance.now(),
  )
  await page.waitForLoadState('networkidle')
  const rest = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    longest: window.longest,
    script: performance
      .getEntriesByType('resource')
      .filter(entry => entry instanceof PerformanceResourceTiming)
      .reduce((sum, { name, encodedBodySize }) => sum + (name.endsWith('.js') ? encodedBodySize : 0), 0),
  }))
  return { ...rest, ready: Number(await ready.jsonValue()) }
}

async function visit(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, locale: 'zh-CN' })
  try {
    const page = await context.newPage()
    const client = await context.newCDPSession(page)
    await client.send('Network.enable')
    await client.send('Network.emulateNetworkConditions', SLOW_4G)
    await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.addInitScript(() => {
      window.longest = 0
      new PerformanceObserver(list => {
        for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration)
      }).observe({ type: 'longtask' })
    })
    return { first: await load(page, url), again: await load(page, url) }
  } finally {
    await context.close()
  }
}

const middleOf = (loads: readonly Load[]): Load => {
  const middle = (measure: keyof Load) => median(loads.map(one => one[measure]))
  return { paint: middle('paint'), ready: middle('ready'), longest: middle('longest'), script: middle('script') }
}

/** Visits of a page on a slow phone and line, delivered in each way, turn by turn: medians. */
export async function measureReadiness(origin: string, path: string, rounds: number): Promise<Ready[]> {
  const browser = await chromium.launch(launchOptions())
  const kinds = await Promise.all(
    (Object.keys(ways) as Way[]).map(async way => ({
      way,
      served: await serveRewritten(origin, ways[way]),
      visits: [] as Awaited<ReturnType<typeof visit>>[],
    })),
  )
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const { served, visits } of kinds) visits.push(await visit(browser, served.origin + path))
    }
  } finally {
    for (const { served } of kinds) served.close()
    await browser.close()
  }
  return kinds.map(({ way, visits }) => ({
    way,
    first: middleOf(visits.map(({ first }) => first)),
    again: middleOf(visits.map(({ again }) => again)),
  }))
}
