import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import { launchOptions } from '../browser.ts'
import { median } from './table.ts'

/** `simulate` computes what a slow phone would need from a fast load; `devtools` really slows the load down. */
const throttlings = ['simulate', 'devtools'] as const
export type Throttling = (typeof throttlings)[number]

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

const STATIC_PAGE =
  '<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="description" content="没有脚本的页面"><title>没有脚本的页面</title></head><body><main><h1>没有脚本的页面</h1><p>与它同机同时测量，数字才有意义。</p></main></body></html>'

/** Serves the page that everything is compared with. */
async function serveStaticPage(): Promise<{ origin: string; close(): void }> {
  const server = createServer((request, response) => {
    response.writeHead(request.url === '/' ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8' })
    response.end(request.url === '/' ? STATIC_PAGE : '')
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

/** One load in a browser of its own, so that nothing is remembered. */
async function auditOnce(url: string, throttling: Throttling): Promise<Run> {
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

async function audit(page: string, url: string, throttling: Throttling, runs: number): Promise<Audited> {
  const all: Run[] = []
  for (let run = 0; run < runs; run += 1) all.push(await auditOnce(url, throttling))
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

/** Lighthouse for phones on every page and on a static page beside them, under both throttlings. */
export async function auditPages(
  origin: string,
  paths: readonly string[],
  runs: number,
  say: (progress: string) => void,
): Promise<Audited[]> {
  const beside = await serveStaticPage()
  const pages = [
    { page: 'static page', url: `${beside.origin}/` },
    ...paths.map(path => ({ page: path.replace(/\d+$/, ':id'), url: origin + path })),
  ]
  const audited: Audited[] = []
  try {
    for (const throttling of throttlings) {
      for (const { page, url } of pages) {
        say(`Lighthouse, ${throttling}: ${page}`)
        audited.push(await audit(page, url, throttling, runs))
      }
    }
  } finally {
    beside.close()
  }
  return audited
}
