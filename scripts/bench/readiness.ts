import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Browser, chromium } from 'playwright'
import { encode } from '../../server/http/encoding.ts'
import { launchOptions } from '../browser.ts'
import { median } from './table.ts'

/** Lighthouse's slow 4G, as it really slows a page down. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 }
const CPU_SLOWDOWN = 4

/** How a document starts its script: as it says, or as soon as the script is there. */
const starts = {
  'after the first frame': (document: string) => document,
  'at once': (document: string) => {
    const files = /data-starts="([^"]*)"/.exec(document)?.[1]?.split(' ') ?? []
    if (files.length === 0) throw new Error('The document starts no script')
    const modules = files.map(file => `<script type="module" src="${file}"></script>`)
    return document.replace(/ data-starts="[^"]*"/, '').replace('</head>', () => `${modules.join('')}</head>`)
  },
} as const

export type Start = keyof typeof starts

export interface Ready {
  readonly start: Start
  /** Milliseconds to the first paint of content, and until the page answers by itself: medians. */
  readonly paint: number
  readonly ready: number
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

async function loadOnce(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, locale: 'zh-CN' })
  try {
    const page = await context.newPage()
    const client = await context.newCDPSession(page)
    await client.send('Network.enable')
    await client.send('Network.emulateNetworkConditions', SLOW_4G)
    await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.goto(url, { waitUntil: 'commit' })
    const ready = await page.waitForFunction(
      () => document.querySelector('header[data-ready]') !== null && performance.now(),
    )
    const paint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime)
    return { paint: paint ?? Number.NaN, ready: Number(await ready.jsonValue()) }
  } finally {
    await context.close()
  }
}

/** First paint and readiness of a page on a slow phone and line, for both ways to start its script, turn by turn. */
export async function measureReadiness(origin: string, path: string, rounds: number): Promise<Ready[]> {
  const browser = await chromium.launch(launchOptions())
  const kinds = await Promise.all(
    (Object.keys(starts) as Start[]).map(async start => ({
      start,
      served: await serveRewritten(origin, starts[start]),
      loads: [] as { paint: number; ready: number }[],
    })),
  )
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const { served, loads } of kinds) loads.push(await loadOnce(browser, served.origin + path))
    }
  } finally {
    for (const { served } of kinds) served.close()
    await browser.close()
  }
  return kinds.map(({ start, loads }) => ({
    start,
    paint: median(loads.map(({ paint }) => paint)),
    ready: median(loads.map(({ ready }) => ready)),
  }))
}
