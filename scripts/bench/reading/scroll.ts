import { chromium, type Page } from 'playwright'
import { launchOptions } from '../../browser.ts'
import { LONG_TOPIC } from './content.ts'

const CPU_SLOWDOWN = 4
/** Pixels that each frame scrolls: a quick flick on a phone, some 7,000 in a second. */
const STEP = 120

export interface Scrolled {
  readonly page: string
  /** How many times slower the processor is made. */
  readonly slowdown: number
  /** Milliseconds between one frame and the next while the page is scrolled from end to end, sorted. */
  readonly frames: readonly number[]
}

/** Scrolls a page through, a step with each frame, and gives how long the frames took. */
const scrollThrough = (step: number) => {
  const { promise, resolve } = Promise.withResolvers<number[]>()
  const frames: number[] = []
  let last: number | null = null
  const draw = (now: number) => {
    if (last !== null) frames.push(now - last)
    last = now
    const { scrollHeight } = document.documentElement
    if (window.scrollY + window.innerHeight >= scrollHeight - 2 || frames.length > 4_000) return resolve(frames)
    window.scrollBy({ top: step, behavior: 'instant' })
    requestAnimationFrame(draw)
  }
  requestAnimationFrame(draw)
  return promise
}

async function measure(page: Page, name: string, url: string, say: (progress: string) => void): Promise<Scrolled> {
  say(`scrolling a ${name}`)
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForSelector('header[data-ready="true"]', { state: 'attached' })
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await page.evaluate(() => new Promise(idle => requestIdleCallback(idle)))
  const frames = await page.evaluate(scrollThrough, STEP)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return { page: name, slowdown: CPU_SLOWDOWN, frames: frames.toSorted((one, other) => one - other) }
}

/** A topic of two hundred blocks and an article of 100 kB on a phone's screen, with the processor slowed down. */
export async function scrollLongPages(origin: string, say: (progress: string) => void): Promise<Scrolled[]> {
  const browser = await chromium.launch(launchOptions())
  try {
    const context = await browser.newContext({ viewport: { width: 412, height: 823 }, locale: 'zh-CN' })
    const page = await context.newPage()
    const topic = origin + LONG_TOPIC
    await page.goto(topic)
    const article = await page.locator('main a[href^="/news/page/"]').first().getAttribute('href')
    if (article === null) throw new Error('The long article is not on the topic')
    return [
      await measure(page, 'topic of 200 blocks', topic, say),
      await measure(page, 'article of 100 kB', origin + article, say),
    ]
  } finally {
    await browser.close()
  }
}
