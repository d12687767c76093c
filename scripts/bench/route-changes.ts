import { chromium, type Page } from 'playwright'
import { launchOptions } from '../browser.ts'

/** How much slower than this machine a phone is taken to be. */
const CPU_SLOWDOWN = 4
const ROUNDS = 20
/** A page is at rest when it has drawn nothing anew for this long: who follows a link has looked at it first. */
const REST_MS = 300

export interface RouteChange {
  readonly from: string
  readonly to: string
  /** Milliseconds from the click to the first frame with the page's own heading, sorted. */
  readonly times: readonly number[]
}

interface Step {
  readonly from: string
  readonly to: string
  /** Selector of the link that is followed. */
  readonly link: string
}

const steps: readonly Step[] = [
  { from: '/', to: '/job-search', link: 'nav a[href="/job-search"]' },
  { from: '/job-search', to: '/job-details/:id', link: 'main a[href^="/job-details/"]' },
  { from: '/notice/list', to: '/news/page/:id', link: 'main a[href^="/news/page/"]' },
]

/** Follows a link in the page and gives the time until its heading stands in a frame. */
const follow = (page: Page, link: string) =>
  page.evaluate(selector => {
    const anchor = document.querySelector<HTMLAnchorElement>(selector)
    if (!anchor) throw new Error(`There is no ${selector}`)
    const target = anchor.pathname
    // The heading of the page before has the focus still; the next one's takes it on arrival.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    const { promise, resolve } = Promise.withResolvers<number>()
    const began = performance.now()
    const look = () => {
      const isThere = location.pathname === target && document.activeElement?.matches('main h1')
      if (isThere) resolve(performance.now() - began)
      else requestAnimationFrame(look)
    }
    anchor.click()
    requestAnimationFrame(look)
    return promise
  }, link)

/** Waits until the page has changed nothing for so many milliseconds, and then until nothing waits to be done. */
const untilRest = (rest: number) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const end = () => {
    observer.disconnect()
    requestIdleCallback(() => resolve())
  }
  let timer = setTimeout(end, rest)
  const observer = new MutationObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(end, rest)
  })
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true })
  return promise
}

async function measureStep(page: Page, origin: string, { from, to, link }: Step): Promise<RouteChange> {
  const times: number[] = []
  await page.goto(origin + from, { waitUntil: 'networkidle' })
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  // The first brings chunk and data: warm is what comes after it.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const time = await follow(page, link)
    if (round > 0) times.push(time)
    await page.waitForLoadState('networkidle')
    await page.goBack()
    await page.waitForURL(origin + from)
    await page.waitForSelector(link, { state: 'attached' })
    await page.evaluate(untilRest, REST_MS)
  }
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return { from, to, times: times.toSorted((one, other) => one - other) }
}

/** Warm changes of page on a phone's screen, with the processor slowed down. */
export async function measureRouteChanges(origin: string): Promise<RouteChange[]> {
  const browser = await chromium.launch(launchOptions())
  try {
    const context = await browser.newContext({ viewport: { width: 412, height: 823 }, locale: 'zh-CN' })
    const page = await context.newPage()
    const changes: RouteChange[] = []
    for (const step of steps) changes.push(await measureStep(page, origin, step))
    return changes
  } finally {
    await browser.close()
  }
}
