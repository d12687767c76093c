import { type CDPSession, chromium } from 'playwright'
import { launchOptions } from '../browser.ts'

/** How often the wall renews itself, in milliseconds (features/topics, useRecruitScreen). */
const EVERY = 15_000
const HOUR = 3_600_000

export interface Weighed {
  /** Hours of the wall's own clock since it was switched on. */
  readonly hours: number
  /** Bytes of the script's heap after its garbage was collected. */
  readonly heap: number
  readonly nodes: number
}

export interface Soak {
  readonly renewals: number
  readonly weighed: readonly Weighed[]
}

async function weigh(client: CDPSession, hours: number): Promise<Weighed> {
  // What the first collection lets go of, the second takes with it.
  await client.send('HeapProfiler.collectGarbage')
  await client.send('HeapProfiler.collectGarbage')
  const { usedSize } = await client.send('Runtime.getHeapUsage')
  const { nodes } = await client.send('Memory.getDOMCounters')
  return { hours, heap: usedSize, nodes }
}

/** The wall of a hall with its clock run fast: renewal after renewal from the real service, weighed every two hours. */
export async function soakScreen(origin: string, hours: number, say: (progress: string) => void): Promise<Soak> {
  const browser = await chromium.launch(launchOptions())
  try {
    const page = await browser.newPage({ viewport: { width: 1920, height: 1080 }, locale: 'zh-CN' })
    await page.clock.install()
    await page.goto(`${origin}/screen/recruit`, { waitUntil: 'networkidle' })
    await page.waitForSelector('header[data-ready="true"]', { state: 'attached' })
    const client = await page.context().newCDPSession(page)
    await client.send('HeapProfiler.enable')
    const weighed: Weighed[] = []
    let renewals = 0
    const renew = async () => {
      const answered = page.waitForResponse(response => response.url().includes('/api/topics/screen'))
      await page.clock.runFor(EVERY)
      if (!(await answered).ok()) throw new Error('the wall was not answered')
      renewals += 1
    }
    // What the browser compiles and keeps on first use is no leak: the count begins after a quarter of an hour.
    for (let begun = 0; begun < HOUR / 4; begun += EVERY) await renew()
    weighed.push(await weigh(client, 0.25))
    for (let hour = 1; hour <= hours; hour += 1) {
      for (let passed = 0; passed < HOUR; passed += EVERY) await renew()
      if (hour % 2 === 0 || hour === hours) weighed.push(await weigh(client, hour))
      say(`the wall has been on for ${hour} h`)
    }
    return { renewals, weighed }
  } finally {
    await browser.close()
  }
}
