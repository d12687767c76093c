import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import { launchOptions } from '../browser.ts'
import { median } from './table.ts'

/** `simulate` computes what a slow phone would need from a fast load; `devtools` really slows the load down. */
export type Throttling = 'simulate' | 'devtools'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** One page under one throttling: medians of the runs. Scores 0–100, times in milliseconds, sizes in bytes. */
export interface Audited {
  readonly page: string
  readonly throttling: Throttling
  readonly scores: readonly number[]
  readonly paint: number
  readonly blocking: number
  readonly shift: number
  /** JavaScript on the wire until the page is idle. */
  readonly script: number
}

type Run = Omit<Audited, 'page' | 'throttling'>

/** Name of the page that everything is compared with. */
export const STATIC_PAGE = 'static page'

const STATIC_DOCUMENT =
  '<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="description" content="没有脚本的页面"><title>没有脚本的页面</title></head><body><main><h1>没有脚本的页面</h1><p>与它同机同时测量，数字才有意义。</p></main></body></html>'

async function serveStaticPage(): Promise<{ origin: string; close(): void }> {
  const server = createServer((request, response) => {
    response.writeHead(request.url === '/' ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8' })
    response.end(request.url === '/' ? STATIC_DOCUMENT : '')
  })
  await new Promise<void>(done => {
    server.listen(0, '127.0.0.1', done)
  })
  return { origin: `http://127.0.0.1:${portOf(server.address())}`, close: () => server.close() }
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>(done => {
    server.listen(0, '127.0.0.1', done)
  })
  const port = portOf(server.address())
  await new Promise(done => {
    server.close(done)
  })
  return port
}

/** How often a load is begun again whose trace could not be recorded, which happens and says nothing of the page. */
const AGAIN = 2

/** One load in a browser of its own, so that nothing is remembered. */
async function auditOnce(url: string, throttling: Throttling, again = AGAIN): Promise<Run> {
  const port = await freePort()
  const { args, ...options } = launchOptions()
  const browser = await chromium.launch({ ...options, args: [...args, `--remote-debugging-port=${port}`] })
  try {
    const result = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...categories],
      throttlingMethod: throttling,
    })
    if (result?.lhr.runtimeError?.code === 'NO_NAVSTART' && again > 0)
      return await auditOnce(url, throttling, again - 1)
    if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`)
    const { audits, categories: scored } = result.lhr
    const numberOf = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
    return {
      scores: categories.map(name => Math.round((scored[name]?.score ?? 0) * 100)),
      paint: numberOf('largest-contentful-paint'),
      blocking: numberOf('total-blocking-time'),
      shift: numberOf('cumulative-layout-shift'),
      script: scriptBytes(audits['network-requests']?.details),
    }
  } finally {
    await browser.close()
  }
}

interface Transferred {
  readonly items: readonly { readonly resourceType?: string; readonly transferSize?: number }[]
}

const isTable = (details: unknown): details is Transferred =>
  typeof details === 'object' && details !== null && 'items' in details && Array.isArray(details.items)

const scriptBytes = (details: unknown): number =>
  (isTable(details) ? details.items : [])
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0)

function mediansOf(page: string, throttling: Throttling, all: readonly Run[]): Audited {
  const middle = (pick: (run: Run) => number) => median(all.map(pick))
  return {
    page,
    throttling,
    scores: categories.map((_, index) => middle(({ scores }) => scores[index] ?? 0)),
    paint: middle(({ paint }) => paint),
    blocking: middle(({ blocking }) => blocking),
    shift: middle(({ shift }) => shift),
    script: middle(({ script }) => script),
  }
}

/** Lighthouse for phones on every page and on a static page beside them; in turns, as machines drift. */
export async function auditPages(
  origin: string,
  paths: readonly string[],
  { throttlings, runs }: { readonly throttlings: readonly Throttling[]; readonly runs: number },
  say: (progress: string) => void,
): Promise<Audited[]> {
  const beside = await serveStaticPage()
  const pages = [
    { page: STATIC_PAGE, url: `${beside.origin}/` },
    ...paths.map(path => ({ page: path.replace(/\d+$/, ':id'), url: origin + path })),
  ]
  const audited: Audited[] = []
  try {
    for (const throttling of throttlings) {
      const loads = new Map<string, Run[]>(pages.map(({ page }) => [page, []]))
      for (let round = 1; round <= runs; round += 1) {
        for (const { page, url } of pages) {
          say(`Lighthouse, ${throttling}, ${round} of ${runs}: ${page}`)
          loads.get(page)?.push(await auditOnce(url, throttling))
        }
      }
      for (const [page, all] of loads) audited.push(mediansOf(page, throttling, all))
    }
  } finally {
    beside.close()
  }
  return audited
}
