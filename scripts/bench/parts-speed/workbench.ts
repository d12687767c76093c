import { type CDPSession, chromium, type Page } from 'playwright'
import { launchOptions } from '../../browser.ts'
import { median } from '../table.ts'

/** Work of a page's main thread in milliseconds of processor time: what else runs on the machine does not count. */
export interface Work {
  /** Everything: script, style, layout, paint. */
  readonly all: number
  /** Style alone. */
  readonly style: number
}

const EMPTY = '<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"></head><body></body></html>'

/** Counts what React draws by the hook that its own tools use, which production has as well. */
const COUNT_COMMITS = `window.commits = 0
window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
  supportsFiber: true, inject: () => 1, checkDCE() {}, onCommitFiberUnmount() {}, onPostCommitFiberRoot() {},
  onCommitFiberRoot() { window.commits += 1 },
}`

/** A page with the parts in it, and a clock on its main thread. */
export class Workbench {
  readonly page: Page
  readonly #client: CDPSession
  readonly #script: string
  /** What looking costs by itself; the same throughout. */
  #looking: number | undefined

  constructor(page: Page, client: CDPSession, script: string) {
    this.page = page
    this.#client = client
    this.#script = script
  }

  /** A page as new: nothing is compiled, nothing is styled. */
  async renew(): Promise<void> {
    await this.page.goto('about:blank')
    await this.page.setContent(EMPTY)
    await this.page.addScriptTag({ content: COUNT_COMMITS })
    await this.page.addScriptTag({ path: this.#script })
    await this.#settle()
  }

  /** What `act` costs until nothing of it is left to do, with the frames that it brings about, less what looking costs. */
  async costOf(act: () => Promise<unknown>): Promise<Work> {
    if (this.#looking === undefined) {
      const looks: number[] = []
      for (let round = 0; round < 9; round += 1) looks.push((await this.#workOf(async () => undefined)).all)
      this.#looking = median(looks)
    }
    const { all, style } = await this.#workOf(act)
    return { all: Math.max(0, all - this.#looking), style }
  }

  /** Work that was put off is not this work's. */
  async #workOf(act: () => Promise<unknown>): Promise<Work> {
    await this.#client.send('HeapProfiler.collectGarbage')
    await this.#settle()
    const before = await this.#clock()
    await act()
    await this.#settle()
    const after = await this.#clock()
    return { all: after.all - before.all, style: after.style - before.style }
  }

  /** Two frames, and what is put off until after them. */
  #settle(): Promise<void> {
    return this.page.evaluate(() => {
      const { promise, resolve } = Promise.withResolvers<void>()
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))
      return promise
    })
  }

  async #clock(): Promise<Work> {
    const { metrics } = await this.#client.send('Performance.getMetrics')
    const milliseconds = (name: string) => 1000 * (metrics.find(metric => metric.name === name)?.value ?? Number.NaN)
    return { all: milliseconds('TaskDuration'), style: milliseconds('RecalcStyleDuration') }
  }
}

/** Lends a page with `script`, the built page of the parts. */
export async function withWorkbench<Result>(
  script: string,
  work: (bench: Workbench) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch(launchOptions())
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'zh-CN' })
    const client = await page.context().newCDPSession(page)
    await client.send('Performance.enable', { timeDomain: 'threadTicks' })
    return await work(new Workbench(page, client, script))
  } finally {
    await browser.close()
  }
}
