import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { launchOptions } from '../../browser.ts'
import { type Figure, inMs, percentile, tableOf, told, within } from '../figures.ts'
import { buildPage } from '../parts-speed/build.ts'

const TICKETS = 20_000
/** As many as one desk scans between two times on line. */
const SCANS = 500
const BOOTHS = 400
const VERDICT = 100
const KEY = 50
/** How much slower than this machine a phone is taken to be. */
const CPU_SLOWDOWN = 4
const ROUNDS = 10
/** Through the hall by arrows, to its ends, and to a number that is typed. */
const keys = ['ArrowRight', 'ArrowDown', 'End', 'ArrowUp', 'ArrowLeft', 'Home', 'm', '1', '2'] as const

/** A secure place, where a page may keep things and check signatures. */
const PLACE = 'https://desk.example/'
const EMPTY = '<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"></head><body></body></html>'

/** Milliseconds from each key on the plan until what it did stood in a frame. */
async function pressKeys(page: Page): Promise<number[]> {
  await page.evaluate(count => window.hands.showPlan(count), BOOTHS)
  await page.evaluate(() => window.hands.keys.splice(0))
  let pressed = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const key of keys) {
      await page.keyboard.press(key)
      pressed += 1
      await page.waitForFunction(count => window.hands.keys.length >= count, pressed)
    }
  }
  return page.evaluate(() => [...window.hands.keys])
}

async function measure(page: Page, say: (progress: string) => void): Promise<Figure[]> {
  say(`a desk with ${TICKETS.toLocaleString('en')} tickets`)
  await page.evaluate(([tickets, shown]) => window.hands.openDesk(tickets, shown), [TICKETS, SCANS] as const)
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  const verdicts = await page.evaluate(() => window.hands.verdicts())
  say(`a plan of ${BOOTHS} booths`)
  const slow = await pressKeys(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const plain = await pressKeys(page)
  return [
    within(
      `verdict of a desk with ${TICKETS.toLocaleString('en')} tickets, CPU ×${CPU_SLOWDOWN}`,
      verdicts,
      95,
      VERDICT,
    ),
    told('the slowest verdict', inMs(Math.max(...verdicts))),
    within(`a key on a plan of ${BOOTHS} booths`, plain, 95, KEY),
    told(`the same, CPU ×${CPU_SLOWDOWN}, p95`, inMs(percentile(slow, 95))),
  ]
}

/** A desk without a network and a plan, from the code or the key until what came of it stands in a frame. */
export async function byHand(say: (progress: string) => void): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-fairs-'))
  try {
    const path = await buildPage(folder, join(import.meta.dirname, 'page.tsx'))
    const browser = await chromium.launch(launchOptions())
    try {
      const page = await browser.newPage({ viewport: { width: 412, height: 823 }, locale: 'zh-CN' })
      await page.route(`${PLACE}**`, route => route.fulfill({ contentType: 'text/html; charset=utf-8', body: EMPTY }))
      await page.goto(PLACE)
      await page.addScriptTag({ path })
      return tableOf(await measure(page, say))
    } finally {
      await browser.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
