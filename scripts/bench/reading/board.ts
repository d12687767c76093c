import { chromium, type Page } from 'playwright'
import { quietLogger } from '../../../server/db/db.ts'
import { openDb } from '../../../server/db/open.ts'
import { sql } from '../../../server/db/sql.ts'
import { accounts, signIn } from '../../../tests/journeys/people.ts'
import { launchOptions } from '../../browser.ts'
import type { Scrolled } from './scroll.ts'

/** As many applications as one column of the board is measured with. */
const ROWS = 10_000
/** Frames that are looked at: half a minute of scrolling. */
const FRAMES = 1_800
/** Pixels that each frame scrolls: a quick turn of the wheel, some 7,000 in a second. */
const STEP = 120

/** Gives the sample employer so many new applications, in a database that no service has open. */
export async function fillBoard(dataDir: string): Promise<void> {
  const db = await openDb({ databaseUrl: '', dataDir, logger: quietLogger })
  try {
    await db.tx(tx =>
      tx.run(sql`
        with people as (
          insert into users (id, user_type, nick_name, created_at, updated_at)
          select gen_random_uuid(), 2, '求职者', now(), now() from generate_series(1, ${ROWS}) returning id),
        one as (
          select a.* from applications a
            join company_members m on m.company_id = a.company_id join users u on u.id = m.user_id
          where u.user_type = 1 and u.phone = ${accounts.employer} and a.status = 'delivered' limit 1)
        insert into applications (id, job_id, company_id, user_id, resume, status, created_at, updated_at)
        select gen_random_uuid(), one.job_id, one.company_id, people.id, one.resume, 'delivered', now(), now()
        from people, one`),
    )
  } finally {
    await db.close()
  }
}

/** Scrolls the column with the most rows, a step with each frame, and gives how long the frames took. */
function scrollColumn({ step, most }: { step: number; most: number }) {
  const { promise, resolve } = Promise.withResolvers<number[]>()
  const frames: number[] = []
  const regions = [...document.querySelectorAll<HTMLElement>('main [role="region"]')]
  const column = regions.toSorted((one, other) => other.scrollHeight - one.scrollHeight)[0]
  let last: number | null = null
  const draw = (now: number) => {
    if (last !== null) frames.push(now - last)
    last = now
    if (!column || frames.length >= most) return resolve(frames)
    column.scrollBy({ top: step, behavior: 'instant' })
    requestAnimationFrame(draw)
  }
  requestAnimationFrame(draw)
  return promise
}

async function measure(page: Page, slowdown: number): Promise<Scrolled> {
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const frames = await page.evaluate(scrollColumn, { step: STEP, most: FRAMES })
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return {
    page: `board of ${ROWS.toLocaleString('en')} applications`,
    slowdown,
    frames: frames.toSorted((one, other) => one - other),
  }
}

/** The board of an employer with very many applications, which read themselves in as they come into sight. */
export async function scrollBoard(origin: string, say: (progress: string) => void): Promise<Scrolled[]> {
  const browser = await chromium.launch(launchOptions())
  try {
    const context = await browser.newContext({
      baseURL: origin,
      viewport: { width: 1280, height: 800 },
      locale: 'zh-CN',
    })
    const page = await context.newPage()
    const board = '/manage/resume?view=board'
    await page.goto(`/org/login?redirectUri=${encodeURIComponent(board)}`)
    await signIn(page, accounts.employer)
    await page.waitForURL(url => url.pathname === '/manage/resume')
    const scrolled = []
    for (const slowdown of [1, 4]) {
      say(`scrolling a board, slowed down ${slowdown} times`)
      await page.goto(board, { waitUntil: 'networkidle' })
      await page.locator('main [aria-setsize]').first().waitFor()
      scrolled.push(await measure(page, slowdown))
    }
    return scrolled
  } finally {
    await browser.close()
  }
}
